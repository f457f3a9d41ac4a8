import type { SiteKind } from './site-kind.ts';

export const law: SiteKind = {
  slug: 'law',
  noun: 'a law firm',
  stems: [
    'law',
    'legal',
    'attorney',
    'solicitor',
    'notar',
    'barrister',
    'advoca',
    'kanzlei',
    'avocat',
    'consult',
    'tax',
    'account',
    'insur',
    'financ',
    'invest',
    'advis',
    'audit',
    'wealth',
    'bank',
  ],
  moods: ['elegant', 'calm', 'technical'],
  tags: [],
  features: [],
  pictures: 'books',
  screenshot: 'business',
  sections: ['features', 'about', 'voices', 'questions', 'action', 'posts'],
  copy: {
    hero: {
      title: 'Clear counsel for complicated matters',
      text: 'We explain where you stand, what can be done and what it will cost, before anything is decided. Then we do it.',
      action: 'Book a consultation',
      second: 'Our practice areas',
    },
    features: {
      title: 'Practice areas',
      items: [
        {
          title: 'Business law',
          text: 'Contracts, incorporation and succession, with an eye on the next ten years.',
        },
        { title: 'Family and estate', text: 'Quiet, careful solutions for what concerns you most.' },
        { title: 'Property', text: 'Buying, building and renting, from first draft to handover.' },
      ],
    },
    about: {
      title: 'Advice you can act on',
      text: 'A good answer fits on one page. We take the time to understand the question first, and we say so when a dispute is not worth having.',
      more: 'How we work',
    },
    gallery: { title: 'The office', pictures: ['The entrance', 'A meeting room', 'The library'] },
    offers: {
      title: 'What it costs',
      items: [
        {
          title: 'Initial consultation',
          text: 'One hour, with a written summary of your options.',
          price: 'from $150',
        },
        {
          title: 'Fixed scope',
          text: 'A contract, a review, an opinion: agreed beforehand.',
          price: 'on request',
        },
        { title: 'Ongoing counsel', text: 'A fixed contact and a monthly budget.', price: 'monthly' },
      ],
    },
    voices: {
      title: 'What clients say',
      items: [
        {
          words: 'For the first time, someone told us what not to worry about.',
          who: 'Managing director, family business',
        },
        { words: 'Fast, calm, and every letter in plain words.', who: 'A private client' },
        { words: 'They saved us a lawsuit by advising against it.', who: 'A property owner' },
      ],
    },
    questions: {
      title: 'Frequently asked questions',
      items: [
        {
          title: 'What should I bring to the first meeting?',
          text: 'Whatever papers you have, in any order. Sorting them is our job.',
        },
        {
          title: 'Who will handle my case?',
          text: 'The person you first speak with stays responsible to the end.',
        },
        {
          title: 'How quickly do you answer?',
          text: 'Within one business day, and sooner if there is a deadline.',
        },
      ],
    },
    posts: 'Notes and rulings',
    action: {
      title: 'Tell us what happened',
      text: 'A first conversation brings clarity: where you stand and what comes next.',
      button: 'Book a consultation',
    },
  },
};
