import type { SiteKind } from './site-kind.ts';

export const restaurant: SiteKind = {
  slug: 'restaurant',
  noun: 'a restaurant',
  stems: [
    'restaurant',
    'bistro',
    'trattoria',
    'pizz',
    'cafe',
    'coffee',
    'brasserie',
    'tavern',
    'sushi',
    'kitchen',
    'eatery',
    'diner',
    'grill',
    'wine',
    'brewery',
    'bar ',
    'tea',
    'food truck',
    'catering',
    'chef',
    'ramen',
    'taco',
    'steak',
  ],
  moods: ['elegant', 'warm', 'bold'],
  tags: ['food-and-drink'],
  features: [],
  pictures: 'food',
  screenshot: 'hero',
  hues: [25, 50, 118],
  sections: ['about', 'offers', 'gallery', 'voices', 'action'],
  copy: {
    hero: {
      title: 'A short menu, cooked with care',
      text: 'What the market has in the morning is on the table in the evening. Take a seat: the kitchen is open and the first glass is poured.',
      action: 'Reserve a table',
      second: 'See the menu',
    },
    features: {
      title: 'What to expect',
      items: [
        { title: 'A menu that changes', text: 'Seven or eight dishes, renewed whenever the market changes.' },
        {
          title: 'Bottles with a story',
          text: 'Small growers, fair prices, and someone who likes to tell you about them.',
        },
        { title: 'Room for a party', text: 'A long table at the back seats fourteen, with a menu to share.' },
      ],
    },
    about: {
      title: 'Cooked in front of you',
      text: 'We opened with two pans and a borrowed table. The pans are still here. Everything is made from scratch, from the bread to the last spoon of ice cream.',
      more: 'About the kitchen',
    },
    gallery: {
      title: 'Around the table',
      pictures: ['A plate on a set table', 'The open kitchen', 'Glasses in the evening light'],
    },
    offers: {
      title: 'From the menu',
      items: [
        { title: 'Charred leeks', text: 'Hazelnut, soft egg, mustard dressing.', price: '$12' },
        { title: 'Slow-roasted shoulder', text: 'White beans, preserved lemon, herbs.', price: '$26' },
        { title: 'Burnt honey tart', text: 'Crème fraîche and sea salt.', price: '$9' },
      ],
    },
    voices: {
      title: 'Guests say',
      items: [
        { words: 'We came for one dish and stayed for the whole menu.', who: 'A table of two' },
        {
          words: 'Warm, unhurried and precise. The kind of evening you plan your week around.',
          who: 'A regular guest',
        },
        { words: 'The room hums, and you can still hear each other.', who: 'A birthday party' },
      ],
    },
    questions: {
      title: 'Good to know',
      items: [
        {
          title: 'Do I need a reservation?',
          text: 'On weekends, yes. On other days, we keep a few tables for walk-ins.',
        },
        {
          title: 'Can you cook for allergies?',
          text: 'Tell us when you book, and we will plan the evening with you.',
        },
        {
          title: 'Is there something for children?',
          text: 'Half portions of nearly everything, and crayons.',
        },
      ],
    },
    posts: 'Notes from the kitchen',
    action: {
      title: 'A table is waiting',
      text: 'Dinner from Wednesday to Sunday, lunch at the weekend.',
      button: 'Reserve a table',
    },
  },
};
