import type { SiteKind } from './site-kind.ts';

export const general: SiteKind = {
  slug: 'general',
  noun: 'an organization',
  stems: [],
  moods: ['calm', 'bold', 'natural', 'elegant', 'warm'],
  tags: [],
  features: [],
  pictures: 'pattern',
  screenshot: 'minimal',
  sections: ['features', 'about', 'voices', 'questions', 'posts', 'action'],
  copy: {
    hero: {
      title: 'Good work speaks quietly',
      text: 'This is the place to say what you do and for whom. Two sentences are enough; the rest of the page explains.',
      action: 'Get in touch',
      second: 'What we do',
    },
    features: {
      title: 'What we do',
      items: [
        { title: 'Listen', text: 'We begin with your question, not with our answer.' },
        { title: 'Make', text: 'Carefully, in small steps that you can see.' },
        { title: 'Stay', text: 'What we made keeps working, because we look after it.' },
      ],
    },
    about: {
      title: 'Who we are',
      text: 'We are a small team that likes its work. We take on what we can do well, and we recommend someone good for the rest.',
      more: 'More about us',
    },
    gallery: { title: 'Recent work', pictures: ['A first impression', 'A closer look', 'The result'] },
    offers: {
      title: 'What it costs',
      items: [
        { title: 'Small', text: 'A clear task, done in a week.', price: '$200' },
        { title: 'Medium', text: 'A project with a plan and a date.', price: '$900' },
        { title: 'Large', text: 'A partnership over time.', price: 'on request' },
      ],
    },
    voices: {
      title: 'What people say',
      items: [
        { words: 'They did what they said, when they said it.', who: 'A client' },
        { words: 'We understood every step.', who: 'A partner' },
        { words: 'It simply works, and it is beautiful.', who: 'A customer' },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        { title: 'How do we begin?', text: 'With a short message. We answer within a day.' },
        { title: 'How long does it take?', text: 'Most things take less than a month.' },
        { title: 'What if we change our minds?', text: 'Then we talk, and adjust the plan.' },
      ],
    },
    posts: 'Latest news',
    action: { title: 'Shall we talk?', text: 'Tell us in a few words what you need.', button: 'Get in touch' },
  },
};
