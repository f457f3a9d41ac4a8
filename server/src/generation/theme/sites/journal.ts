import type { SiteKind } from './site-kind.ts';

export const journal: SiteKind = {
  slug: 'journal',
  noun: 'a personal blog',
  stems: [
    'blog',
    'journal',
    'diary',
    'notes',
    'personal',
    'story',
    'stories',
    'writer',
    'author',
    'essay',
    'poet',
    'book',
    'letters',
    'recipe',
    'life',
    'thought',
    'mom',
    'dad',
    'family',
    'my ',
  ],
  moods: ['calm', 'elegant', 'warm'],
  tags: ['blog'],
  features: ['blog'],
  pictures: 'scenery',
  screenshot: 'blog',
  sections: ['posts', 'about', 'action'],
  copy: {
    hero: {
      title: 'Notes on ordinary days',
      text: 'I write about books, walks, work and what happens in between. Mostly short, sometimes long, always by hand first.',
      action: 'Read the latest',
      second: 'About me',
    },
    features: {
      title: 'What you will find here',
      items: [
        { title: 'Essays', text: 'Longer thoughts, when there is time.' },
        { title: 'Notes', text: 'Short ones, when there is not.' },
        { title: 'Readings', text: 'What I am reading, and why.' },
      ],
    },
    about: {
      title: 'Hello',
      text: 'I have kept notebooks for twenty years and this page for some of them. I live by a river, work in a library and drink too much tea.',
      more: 'More about me',
    },
    gallery: { title: 'Pictures', pictures: ['A desk by the window', 'A path in fog', 'Books on a chair'] },
    offers: {
      title: 'Support',
      items: [
        { title: 'A coffee', text: 'Thank you.', price: '$3' },
        { title: 'A book', text: 'I read it and write about it.', price: '$15' },
        { title: 'A month', text: 'Keeps the page free of advertisements.', price: '$5' },
      ],
    },
    voices: {
      title: 'Readers write',
      items: [
        { words: 'Your letter is the first thing I open on Sunday.', who: 'A reader' },
        { words: 'I sent it to my sister. She sent it to hers.', who: 'A reader abroad' },
        { words: 'Please never speed up.', who: 'A friend' },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        { title: 'May I quote you?', text: 'Gladly, with a link.' },
        { title: 'Do you answer letters?', text: 'All of them, sooner or later.' },
        { title: 'Which notebook do you use?', text: 'Whatever is in my pocket.' },
      ],
    },
    posts: 'Latest notes',
    action: {
      title: 'A letter now and then',
      text: 'What I wrote and what I read, when there is something to tell.',
      button: 'Get the newsletter',
    },
  },
};
