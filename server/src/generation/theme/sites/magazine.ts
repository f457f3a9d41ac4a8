import type { SiteKind } from './site-kind.ts';

export const magazine: SiteKind = {
  slug: 'magazine',
  noun: 'a magazine',
  stems: [
    'magazine',
    'news',
    'gazette',
    'press',
    'herald',
    'times',
    'chronicle',
    'review',
    'daily',
    'weekly',
    'tribune',
    'editorial',
    'media',
    'zine',
    'reporter',
    'journalism',
  ],
  moods: ['bold', 'elegant'],
  tags: ['news', 'blog'],
  features: ['blog', 'sidebar'],
  pictures: 'pattern',
  screenshot: 'magazine',
  sections: ['posts', 'about', 'action'],
  copy: {
    hero: {
      title: 'Stories that are worth the time',
      text: 'Reporting, essays and conversations, published when they are ready.',
      action: 'Read the latest',
      second: 'Subscribe',
    },
    features: {
      title: 'What we write about',
      items: [
        { title: 'Cities', text: 'How we live together, and what it costs.' },
        { title: 'Ideas', text: 'Long arguments, made in good faith.' },
        { title: 'Culture', text: 'Books, rooms, films and the people behind them.' },
      ],
    },
    about: {
      title: 'Independent, and slow on purpose',
      text: 'We publish fewer stories than we could. Each is researched, edited and checked by people whose names appear above it.',
      more: 'About the magazine',
    },
    gallery: { title: 'In pictures', pictures: ['A street at dusk', 'An empty stage', 'Printed pages'] },
    offers: {
      title: 'Subscriptions',
      items: [
        { title: 'Online', text: 'Everything, on every screen.', price: '$4' },
        { title: 'Online and print', text: 'Four issues a year, by post.', price: '$9' },
        { title: 'Patron', text: 'For readers who want us to last.', price: '$20' },
      ],
    },
    voices: {
      title: 'Readers write',
      items: [
        { words: 'The only magazine I finish.', who: 'A subscriber' },
        { words: 'It changed my mind twice this year.', who: 'A reader in the north' },
        { words: 'Beautifully made, and never in a hurry.', who: 'A librarian' },
      ],
    },
    questions: {
      title: 'About subscriptions',
      items: [
        { title: 'Can I cancel at any time?', text: 'Yes, with one click, no reason needed.' },
        { title: 'Do you run advertisements?', text: 'No. Readers pay for what they read.' },
        { title: 'Can I pitch a story?', text: 'Please do. Two sentences are enough to begin with.' },
      ],
    },
    posts: 'Latest stories',
    action: {
      title: 'Never miss an issue',
      text: 'One email on Sundays, with what we published and what we read elsewhere.',
      button: 'Subscribe',
    },
  },
};
