import type { SiteKind } from './site-kind.ts';

export const travel: SiteKind = {
  slug: 'travel',
  noun: 'a travel site',
  stems: [
    'travel',
    'hotel',
    'hostel',
    'tour',
    'trip',
    'adventure',
    'resort',
    'guide',
    'camping',
    'holiday',
    'vacation',
    'island',
    'beach',
    'mountain',
    'lodge',
    'inn',
    'guesthouse',
    'airbnb',
    'rental',
    'estate',
    'home',
    'hik',
    'surf',
    'sail',
    'ski',
  ],
  moods: ['natural', 'bold', 'calm'],
  tags: ['holiday'],
  features: [],
  pictures: 'scenery',
  screenshot: 'hero',
  sections: ['gallery', 'features', 'about', 'offers', 'voices', 'action'],
  copy: {
    hero: {
      title: 'Arrive, and stay a little longer',
      text: 'Quiet rooms, long breakfasts and paths that begin at the door. The rest is weather, and we like all of it.',
      action: 'Check dates',
      second: 'Look around',
    },
    features: {
      title: 'What awaits you',
      items: [
        { title: 'Rooms with a view', text: 'Each is different; all have a window you will sit at.' },
        { title: 'Breakfast until noon', text: 'Bread, fruit and eggs from the farm next door.' },
        { title: 'Paths from the door', text: 'Maps for an hour, a day or a week.' },
      ],
    },
    about: {
      title: 'A house with a past',
      text: 'It was a mill, a school and once a cinema. We repaired what was there and added hot water.',
      more: 'Read our story',
    },
    gallery: {
      title: 'Around here',
      pictures: ['The bay in the morning', 'A path through the woods', 'The terrace at dusk'],
    },
    offers: {
      title: 'Stays',
      items: [
        { title: 'Single', text: 'A desk, a bed and the sound of the river.', price: '$80' },
        { title: 'Double', text: 'Under the roof, with two windows.', price: '$120' },
        { title: 'House', text: 'Six beds, one long table.', price: '$310' },
      ],
    },
    voices: {
      title: 'Guests write',
      items: [
        { words: 'We came for two nights and stayed a week.', who: 'Two walkers' },
        { words: 'I slept the way I did as a child.', who: 'A guest in autumn' },
        { words: 'The breakfast alone is worth the drive.', who: 'A family of five' },
      ],
    },
    questions: {
      title: 'Before you travel',
      items: [
        { title: 'When can I arrive?', text: 'From three in the afternoon; earlier with luck.' },
        { title: 'Are dogs welcome?', text: 'Yes, and they get a blanket.' },
        { title: 'How do I get there by train?', text: 'Take the train to the valley, and we will pick you up.' },
      ],
    },
    posts: 'Notes from the road',
    action: {
      title: 'Which week suits you?',
      text: 'Tell us your dates; we reply the same day.',
      button: 'Check dates',
    },
  },
};
