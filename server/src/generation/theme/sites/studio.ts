import type { SiteKind } from './site-kind.ts';

export const studio: SiteKind = {
  slug: 'studio',
  noun: 'a design studio',
  stems: [
    'studio',
    'design',
    'agency',
    'architect',
    'creative',
    'brand',
    'interior',
    'art',
    'gallery',
    'atelier',
    'portfolio',
    'illustrat',
    'print',
    'craft',
    'workshop',
    'build',
    'construct',
    'collective',
    'maker',
  ],
  moods: ['bold', 'elegant', 'technical'],
  tags: ['portfolio'],
  features: ['portfolio'],
  pictures: 'pattern',
  screenshot: 'portfolio',
  sections: ['gallery', 'features', 'about', 'voices', 'action'],
  copy: {
    hero: {
      title: 'We make things clear',
      text: 'Identities, spaces and pages for people who have something to say. A small team, from the first sketch to the last screw.',
      action: 'See the work',
      second: 'Start a project',
    },
    features: {
      title: 'What we do',
      items: [
        { title: 'Identity', text: 'A name, a mark, a voice, and rules that people like to follow.' },
        { title: 'Spaces', text: 'Shops, exhibitions and offices that explain themselves.' },
        { title: 'Screens', text: 'Websites that load fast and read well.' },
      ],
    },
    about: {
      title: 'Four people, one table',
      text: 'We take on few projects at a time. You talk to the people who do the work, and they were there when it was decided.',
      more: 'About the studio',
    },
    gallery: {
      title: 'Selected projects',
      pictures: ['An exhibition in a hall', 'A book on a table', 'Signs in a stairwell'],
    },
    offers: {
      title: 'How we work together',
      items: [
        { title: 'Conversation', text: 'A day together, with a written idea at the end.', price: '$900' },
        { title: 'Project', text: 'From concept to handover, at a fixed price.', price: 'on request' },
        { title: 'Partnership', text: 'A few days each month, for as long as it helps.', price: 'monthly' },
      ],
    },
    voices: {
      title: 'Clients say',
      items: [
        { words: 'They asked better questions than we did.', who: 'Director, city museum' },
        { words: 'We have stopped explaining what we do. It shows now.', who: 'A founder' },
        { words: 'On time, and better than the drawing.', who: 'A gallery owner' },
      ],
    },
    questions: {
      title: 'Working with us',
      items: [
        {
          title: 'How does a project begin?',
          text: 'With a conversation. We write down what we understood; you correct it.',
        },
        {
          title: 'How long does it take?',
          text: 'Three months for an identity, six weeks for a website, two days for a sign.',
        },
        { title: 'Do you work abroad?', text: 'Gladly, if there is a train.' },
      ],
    },
    posts: 'Notes from the table',
    action: {
      title: 'Something in mind?',
      text: 'Write us three sentences. We will reply with three questions.',
      button: 'Start a project',
    },
  },
};
