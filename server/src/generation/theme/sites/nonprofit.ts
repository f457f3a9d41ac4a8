import type { SiteKind } from './site-kind.ts';

export const nonprofit: SiteKind = {
  slug: 'nonprofit',
  noun: 'a non-profit',
  stems: [
    'nonprofit',
    'non-profit',
    'charit',
    'foundation',
    'ngo',
    'volunteer',
    'donat',
    'community',
    'church',
    'relief',
    'aid ',
    'shelter',
    'rescue',
    'association',
    'club',
    'parish',
    'animal',
    'help',
  ],
  moods: ['warm', 'calm', 'bold'],
  tags: [],
  features: [],
  pictures: 'scenery',
  screenshot: 'business',
  sections: ['features', 'about', 'voices', 'questions', 'posts', 'action'],
  copy: {
    hero: {
      title: 'Small help, every day',
      text: 'We bring people who have an hour together with people who need one. Last year that was enough for a whole neighborhood.',
      action: 'Give a little',
      second: 'Lend a hand',
    },
    features: {
      title: 'What we do',
      items: [
        { title: 'A warm meal', text: 'Cooked by volunteers, served to anyone who comes in.' },
        { title: 'A listening ear', text: 'Help with forms, letters and difficult days.' },
        { title: 'A first step', text: 'Courses, company and a bicycle to get there.' },
      ],
    },
    about: {
      title: 'Where your help goes',
      text: 'Nearly everything is done by volunteers, so your donation goes where it is needed. Once a year we publish what came in and what it was used for.',
      more: 'Read our report',
    },
    gallery: { title: 'Moments', pictures: ['Hands preparing food', 'A talk on a bench', 'The bicycle workshop'] },
    offers: {
      title: 'Ways to give',
      items: [
        { title: 'A meal', text: 'For one person, today.', price: '$5' },
        { title: 'A week', text: 'For a family that has just arrived.', price: '$60' },
        { title: 'A year', text: 'For a workshop place.', price: '$480' },
      ],
    },
    voices: {
      title: 'People we met',
      items: [
        { words: 'I came for soup. Now I cook it.', who: 'A volunteer' },
        { words: 'Someone read the letter with me. It was good news.', who: 'A neighbor' },
        { words: 'Two hours a week, and I know half the street.', who: 'A student' },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        {
          title: 'Can I help without much time?',
          text: 'Two hours a month are welcome. We will find a task that fits.',
        },
        { title: 'Is my donation tax-deductible?', text: 'Yes, you get a receipt in January.' },
        { title: 'Who decides?', text: 'Our members, once a year, each with one vote.' },
      ],
    },
    posts: 'News from the street',
    action: {
      title: 'An hour is enough',
      text: 'Tell us what you like doing, and we will tell you where it is needed.',
      button: 'Lend a hand',
    },
  },
};
