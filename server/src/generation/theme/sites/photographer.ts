import type { SiteKind } from './site-kind.ts';

export const photographer: SiteKind = {
  slug: 'photographer',
  noun: 'a photographer',
  stems: ['photo', 'fotograf', 'picture', 'camera', 'wedding', 'videograph', 'film', 'cinema', 'portrait'],
  moods: ['elegant', 'bold', 'calm'],
  tags: ['photography', 'portfolio'],
  features: ['portfolio'],
  pictures: 'scenery',
  screenshot: 'portfolio',
  sections: ['gallery', 'about', 'offers', 'voices', 'action'],
  copy: {
    hero: {
      title: 'Quiet pictures that say a lot',
      text: 'Portraits, places and days worth keeping, photographed in the light that is there.',
      action: 'See the work',
      second: 'Check availability',
    },
    features: {
      title: 'What I photograph',
      items: [
        { title: 'Portraits', text: 'An unhurried hour, at your place or outdoors.' },
        { title: 'Weddings', text: 'From the first button to the last dance, without getting in the way.' },
        { title: 'Places', text: 'Rooms, houses and landscapes, for the people who made them.' },
      ],
    },
    about: {
      title: 'Behind the camera',
      text: 'I like early mornings, small groups and rooms with one window. Most of the work is waiting; the picture itself takes a moment.',
      more: 'More about me',
    },
    gallery: {
      title: 'Selected work',
      pictures: ['First light on a ridge', 'Two people in a doorway', 'Stairs in the afternoon'],
    },
    offers: {
      title: 'Sessions',
      items: [
        { title: 'Portrait hour', text: 'One place, one hour, fifteen finished pictures.', price: '$240' },
        { title: 'Half a day', text: 'For families, teams and small celebrations.', price: '$620' },
        { title: 'A whole wedding', text: 'Two photographers, ten hours, a printed box.', price: '$2,400' },
      ],
    },
    voices: {
      title: 'In their words',
      items: [
        {
          words: 'We forgot there was a camera. Then the pictures came, and everyone was in them.',
          who: 'A wedding in June',
        },
        { words: 'The first portrait of myself that I like.', who: 'A reluctant sitter' },
        { words: 'He waited forty minutes for a cloud. He was right.', who: 'An architect' },
      ],
    },
    questions: {
      title: 'Before we meet',
      items: [
        { title: 'How do we prepare?', text: 'Wear what you feel good in. We choose the place together.' },
        {
          title: 'When do we see the pictures?',
          text: 'A first selection after a week, the finished set after four.',
        },
        { title: 'Can we print them?', text: 'As large as you like. The files are yours to keep.' },
      ],
    },
    posts: 'Journal',
    action: {
      title: 'Which day should I keep free?',
      text: 'Tell me what you have in mind; I answer within two days.',
      button: 'Check availability',
    },
  },
};
