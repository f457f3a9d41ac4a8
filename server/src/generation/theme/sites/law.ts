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
  pictures: 'pattern',
  screenshot: 'business',
  sections: ['features', 'about', 'voices', 'questions', 'action', 'posts'],
  copy: {
    hero: {
      title: 'Clear counsel for complicated matters',
      text: 'We explain where you stand, what can be done and what it will cost, before anything is decided. Then we do it.',
      action: 'Arrange a first talk',
      second: 'Our fields of work',
    },
    features: {
      title: 'Fields of work',
      items: [
        {
          title: 'Companies',
          text: 'Contracts, founding and succession, with an eye on the next ten years.',
        },
        { title: 'Family and estate', text: 'Quiet, careful solutions for what concerns you most.' },
        { title: 'Property', text: 'Buying, building and letting, from first draft to handover.' },
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
        { title: 'First talk', text: 'One hour, with a written summary of your options.', price: 'from 150' },
        {
          title: 'Fixed scope',
          text: 'A contract, a review, an opinion: agreed beforehand.',
          price: 'by offer',
        },
        { title: 'Ongoing counsel', text: 'A fixed contact and a monthly budget.', price: 'monthly' },
      ],
    },
    voices: {
      title: 'What clients say',
      items: [
        {
          words: 'For the first time somebody told us what not to worry about.',
          who: 'Managing director, family business',
        },
        { words: 'Fast, calm, and every letter in plain words.', who: 'A private client' },
        { words: 'They saved us a lawsuit by advising against it.', who: 'A property owner' },
      ],
    },
    questions: {
      title: 'Frequent questions',
      items: [
        {
          title: 'What should I bring to the first talk?',
          text: 'Whatever papers you have, in any order. Sorting them is our work.',
        },
        {
          title: 'Who will handle my matter?',
          text: 'The person you first speak with stays responsible to the end.',
        },
        {
          title: 'How quickly do you answer?',
          text: 'Within one working day, and sooner where a deadline runs.',
        },
      ],
    },
    posts: 'Notes and rulings',
    action: {
      title: 'Tell us what happened',
      text: 'A first talk brings clarity: where you stand and what comes next.',
      button: 'Arrange a first talk',
    },
  },
};
