import type { SiteKind } from './site-kind.ts';

export const shop: SiteKind = {
  slug: 'shop',
  noun: 'a shop',
  stems: [
    'shop',
    'store',
    'boutique',
    'market',
    'sell',
    'fashion',
    'cloth',
    'jewel',
    'shoe',
    'furniture',
    'gift',
    'merch',
    'e-commerce',
    'ecommerce',
    'bookstore',
    'toy',
    'ceramic',
    'candle',
    'soap',
    'cosmetic',
  ],
  moods: ['playful', 'calm', 'bold'],
  tags: ['e-commerce'],
  features: ['woocommerce_ready'],
  pictures: 'object',
  screenshot: 'shop',
  sections: ['features', 'gallery', 'about', 'voices', 'action'],
  copy: {
    hero: {
      title: 'Things that last, chosen with care',
      text: 'A small range of everyday objects from makers we know by name. Nothing we would not keep ourselves.',
      action: 'Shop the range',
      second: 'About our makers',
    },
    features: {
      title: 'Why shop with us',
      items: [
        { title: 'Made to be repaired', text: 'Spare parts for years, and someone who knows where they go.' },
        { title: 'Shipped without plastic', text: 'Paper, string and a box that you can use again.' },
        { title: 'Thirty days to decide', text: 'Changed your mind? Send it back in the same box.' },
      ],
    },
    about: {
      title: 'We know who made it',
      text: 'Each piece comes from a workshop that we have visited. We pay on time, order small and ask for colors that no one else has.',
      more: 'Meet the makers',
    },
    gallery: { title: 'New on the shelves', pictures: ['A bowl on a shelf', 'A folded blanket', 'A lamp on a table'] },
    offers: {
      title: 'Gift ideas',
      items: [
        { title: 'Small', text: 'A candle, a notebook, a good soap.', price: 'under $25' },
        { title: 'Medium', text: 'A bowl and something to put in it.', price: 'under $60' },
        { title: 'Large', text: 'The lamp that everyone asks about.', price: 'under $150' },
      ],
    },
    voices: {
      title: 'Customers say',
      items: [
        { words: 'It arrived the next day, wrapped like a present.', who: 'A customer in the city' },
        { words: 'Three years of daily use, and it looks better than new.', who: 'A returning customer' },
        { words: 'They found me the last one in green.', who: 'A collector' },
      ],
    },
    questions: {
      title: 'Orders and delivery',
      items: [
        {
          title: 'How long does delivery take?',
          text: 'Two to three business days. You will get an email when your parcel ships.',
        },
        { title: 'Can I return something?', text: 'Within thirty days, unused, in its box.' },
        { title: 'Do you offer gift wrapping?', text: 'Always, and the card is handwritten.' },
      ],
    },
    posts: 'From the workshop',
    action: {
      title: 'Be the first to know',
      text: 'New pieces arrive on Thursdays. We write once a month, never more.',
      button: 'Get the newsletter',
    },
  },
};
