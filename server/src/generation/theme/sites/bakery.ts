import type { SiteKind } from './site-kind.ts';

export const bakery: SiteKind = {
  slug: 'bakery',
  noun: 'a bakery',
  stems: [
    'baker',
    'bread',
    'boulanger',
    'patisser',
    'pastr',
    'cake',
    'cupcake',
    'sourdough',
    'croissant',
    'backerei',
    'cookie',
    'bagel',
  ],
  moods: ['warm', 'natural', 'playful'],
  tags: ['food-and-drink'],
  features: [],
  pictures: 'food',
  screenshot: 'hero',
  hues: [35, 60],
  sections: ['features', 'about', 'offers', 'voices', 'action', 'posts'],
  copy: {
    hero: {
      title: 'Bread that takes its time',
      text: 'Flour, water, salt and a long night’s rest. We bake before the street wakes up, so that your loaf is still warm when you carry it home.',
      action: 'See today’s bread',
      second: 'Find the shop',
    },
    features: {
      title: 'What comes out of the oven',
      items: [
        {
          title: 'Slow sourdough',
          text: 'Two days from starter to crust, with grain that is milled a short drive away.',
        },
        { title: 'Butter pastry', text: 'Folded by hand each morning, gone by noon on most days.' },
        {
          title: 'Cakes to order',
          text: 'Tell us the occasion; we suggest a size, a flavour and a day to collect it.',
        },
      ],
    },
    about: {
      title: 'A small oven and a long table',
      text: 'There is one oven, and everything in the shop comes out of it. You can watch us shape the dough from the long table by the window while you drink your coffee.',
      more: 'Read our story',
    },
    gallery: {
      title: 'From the counter',
      pictures: ['Loaves on a wooden shelf', 'Pastry on a cooling rack', 'A cake in a box'],
    },
    offers: {
      title: 'On the shelf this week',
      items: [
        { title: 'House loaf', text: 'Wheat and a little rye, dark crust, open crumb.', price: '$6.50' },
        { title: 'Seeded rye', text: 'Dense and moist, keeps for a week.', price: '$5.80' },
        { title: 'Butter croissant', text: 'Twenty-seven layers, best before ten.', price: '$2.60' },
      ],
    },
    voices: {
      title: 'What our neighbors say',
      items: [
        {
          words: 'The crust sings when you take it out of the bag. We have stopped buying bread anywhere else.',
          who: 'A Saturday regular',
        },
        { words: 'They remembered how my mother likes her cake, a year later.', who: 'A birthday customer' },
        { words: 'The best reason I know to get up early.', who: 'A neighbor across the street' },
      ],
    },
    questions: {
      title: 'Before you come',
      items: [
        {
          title: 'Can I reserve a loaf?',
          text: 'Yes. Call or write the day before, and it waits for you until closing time.',
        },
        {
          title: 'Do you bake without wheat?',
          text: 'Some loaves are pure rye or spelt. Our kitchen is small, so traces of wheat are possible.',
        },
        {
          title: 'Do you deliver?',
          text: 'To cafés and restaurants nearby. For everyone else the door is open.',
        },
      ],
    },
    posts: 'From the bakehouse',
    action: {
      title: 'Still warm at eight',
      text: 'Come early for croissants, come late for a quiet coffee. The door is open from Tuesday to Sunday.',
      button: 'Plan your visit',
    },
  },
};
