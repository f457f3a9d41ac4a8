import type { SiteKind } from './site-kind.ts';

export const tech: SiteKind = {
  slug: 'tech',
  noun: 'a software company',
  stems: [
    'tech',
    'software',
    'saas',
    'startup',
    'cloud',
    'data',
    'app',
    'digital',
    'cyber',
    'code',
    'dev',
    'ai ',
    'robot',
    'api',
    'hosting',
    'computer',
    'network',
    'labs',
    'system',
    'security',
    'analytic',
    'crypto',
    'solution',
  ],
  moods: ['technical', 'bold', 'calm'],
  tags: [],
  features: [],
  pictures: 'pattern',
  screenshot: 'business',
  sections: ['features', 'about', 'offers', 'voices', 'questions', 'action'],
  copy: {
    hero: {
      title: 'Ship with less ceremony',
      text: 'One place for the work, the conversation and the numbers. Set up in an afternoon, understood by the whole team in a day.',
      action: 'Start free',
      second: 'Read the docs',
    },
    features: {
      title: 'What you get',
      items: [
        { title: 'Fast by default', text: 'Answers in milliseconds, on the oldest laptop in the office.' },
        { title: 'Yours to keep', text: 'Open formats in, open formats out. No lock, no key.' },
        { title: 'Quiet alerts', text: 'You hear from us when something needs you, and only then.' },
      ],
    },
    about: {
      title: 'Built by people who use it',
      text: 'We run our own company on what we make. When something annoys us twice, we fix it; when something annoys you once, we want to know.',
      more: 'How it works',
    },
    gallery: { title: 'A look inside', pictures: ['The overview', 'A report', 'The settings'] },
    offers: {
      title: 'Plans',
      items: [
        { title: 'Solo', text: 'For one person and any number of projects.', price: 'Free' },
        { title: 'Team', text: 'Shared work, roles and backups.', price: '$12' },
        { title: 'Company', text: 'Single sign-on, audit log and a person to call.', price: 'on request' },
      ],
    },
    voices: {
      title: 'Teams say',
      items: [
        { words: 'We deleted four tools and a weekly meeting.', who: 'Head of operations' },
        { words: 'The first rollout without a single ticket.', who: 'An administrator' },
        { words: 'It does less than the others. That is the point.', who: 'A founder' },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        {
          title: 'Where is my data?',
          text: 'Where you choose, encrypted, with daily backups that you can download.',
        },
        { title: 'Can I cancel at any time?', text: 'Yes. A single export contains everything in open formats.' },
        { title: 'Is there a trial?', text: 'The free plan never expires.' },
      ],
    },
    posts: 'Changelog and notes',
    action: {
      title: 'Try it this afternoon',
      text: 'No credit card, no sales call. Import a project and look around.',
      button: 'Start free',
    },
  },
};
