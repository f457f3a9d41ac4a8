import type { SiteKind } from './site-kind.ts';

export const music: SiteKind = {
  slug: 'music',
  noun: 'a venue',
  stems: [
    'music',
    'band',
    'concert',
    'festival',
    'event',
    'dj',
    'theat',
    'dance',
    'record',
    'podcast',
    'radio',
    'orchestra',
    'choir',
    'venue',
    'club',
    'show',
    'jazz',
    'rock',
    'conference',
    'game',
    'comedy',
    'circus',
  ],
  moods: ['bold', 'playful', 'technical'],
  tags: ['entertainment'],
  features: [],
  pictures: 'pattern',
  screenshot: 'hero',
  sections: ['features', 'gallery', 'offers', 'voices', 'posts', 'action'],
  copy: {
    hero: {
      title: 'Come early, stay late',
      text: 'Concerts, readings and long nights in a room that sounds as good as it looks.',
      action: 'See the dates',
      second: 'Hire the room',
    },
    features: {
      title: 'What’s on',
      items: [
        { title: 'Concerts', text: 'New names on Thursdays, big ones on weekends.' },
        { title: 'Conversations', text: 'One stage, two chairs, no slides.' },
        { title: 'Parties', text: 'Until the neighbors wake up.' },
      ],
    },
    about: {
      title: 'A room with its own sound',
      text: 'Wooden floor, brick walls and three hundred people at most. You are closer to the stage than anywhere else in town.',
      more: 'About the place',
    },
    gallery: { title: 'Last nights', pictures: ['Light over a crowd', 'Hands on an instrument', 'The empty hall'] },
    offers: {
      title: 'Tickets',
      items: [
        { title: 'Standing', text: 'At the door or online.', price: '$18' },
        { title: 'Balcony', text: 'Reserved seats, with a view.', price: '$26' },
        { title: 'Season', text: 'Every evening from autumn to spring.', price: '$190' },
      ],
    },
    voices: {
      title: 'What people say',
      items: [
        { words: 'The only place where I hear the double bass.', who: 'A regular' },
        { words: 'We recorded the encore. It is on the album.', who: 'A band from far away' },
        { words: 'Best sound, worst coat hooks.', who: 'A critic' },
      ],
    },
    questions: {
      title: 'Your evening',
      items: [
        { title: 'When do doors open?', text: 'An hour before the first note.' },
        { title: 'Can I bring children?', text: 'Until ten, with ear protection, which we lend.' },
        { title: 'Is the hall accessible?', text: 'Step-free, with places by the stage.' },
      ],
    },
    posts: 'Backstage',
    action: {
      title: 'See you on Friday',
      text: 'One email a week with dates, before tickets go on sale.',
      button: 'Get the dates',
    },
  },
};
