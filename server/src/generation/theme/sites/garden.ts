import type { SiteKind } from './site-kind.ts';

export const garden: SiteKind = {
  slug: 'garden',
  noun: 'a garden',
  stems: [
    'garden',
    'plant',
    'flower',
    'florist',
    'nursery',
    'landscap',
    'farm',
    'organic',
    'herb',
    'botan',
    'tree',
    'forest',
    'orchard',
    'green',
    'nature',
    'seed',
    'vineyard',
    'outdoor',
    'eco',
  ],
  moods: ['natural', 'calm', 'warm'],
  tags: [],
  features: [],
  pictures: 'object',
  screenshot: 'hero',
  hues: [150, 125],
  sections: ['about', 'features', 'gallery', 'questions', 'posts', 'action'],
  copy: {
    hero: {
      title: 'Grow something this year',
      text: 'Plants that suit your soil, advice that suits your time. From one pot on the balcony to an orchard by the river.',
      action: 'Visit the garden',
      second: 'This month’s work',
    },
    features: {
      title: 'What we do',
      items: [
        { title: 'Plan', text: 'We look at light, soil and how much you like weeding.' },
        { title: 'Plant', text: 'Grown outdoors here, so that they know the weather.' },
        { title: 'Tend', text: 'A visit in each season, or a list so that you can do it.' },
      ],
    },
    about: {
      title: 'Rooted here',
      text: 'We have grown on this slope for years, without peat and without hurry. Walk through the rows, touch the leaves, ask anything.',
      more: 'About the garden',
    },
    gallery: {
      title: 'Through the seasons',
      pictures: ['Rows in early spring', 'Summer border', 'Frost on seed heads'],
    },
    offers: {
      title: 'From the nursery',
      items: [
        { title: 'Herb box', text: 'Six kitchen herbs that get on with each other.', price: '$24' },
        { title: 'Shade border', text: 'Nine plants for the difficult corner.', price: '$68' },
        { title: 'Apple tree', text: 'An old variety, on a stock that stays small.', price: '$45' },
      ],
    },
    voices: {
      title: 'Gardeners say',
      items: [
        {
          words: 'Everything we planted three years ago is still alive. That has never happened before.',
          who: 'A garden by the canal',
        },
        { words: 'They talked me out of the palm tree. I am grateful.', who: 'A roof terrace' },
        { words: 'I came for thyme and left with a plan.', who: 'A visitor' },
      ],
    },
    questions: {
      title: 'Common questions',
      items: [
        { title: 'When should I plant?', text: 'Trees in autumn, herbs in spring, and never at noon.' },
        { title: 'How often do I water?', text: 'Rarely and deeply. We will show you how to tell.' },
        { title: 'Do you deliver?', text: 'Within an hour’s drive, on Fridays.' },
      ],
    },
    posts: 'From the garden diary',
    action: {
      title: 'Come for a walk',
      text: 'The gate is open from March to October, rain or shine.',
      button: 'Plan your visit',
    },
  },
};
