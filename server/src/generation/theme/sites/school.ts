import type { SiteKind } from './site-kind.ts';

export const school: SiteKind = {
  slug: 'school',
  noun: 'a school',
  stems: [
    'school',
    'academy',
    'university',
    'college',
    'course',
    'learn',
    'educat',
    'tutor',
    'teach',
    'kinder',
    'student',
    'class',
    'training',
    'lesson',
    'campus',
    'daycare',
    'nursery school',
  ],
  moods: ['playful', 'calm', 'bold'],
  tags: ['education'],
  features: [],
  pictures: 'books',
  screenshot: 'business',
  sections: ['features', 'about', 'offers', 'questions', 'posts', 'action'],
  copy: {
    hero: {
      title: 'A place where questions are welcome',
      text: 'Small classes, patient teachers and afternoons in the workshop. Learning works best when someone has time for you.',
      action: 'Visit us',
      second: 'See the courses',
    },
    features: {
      title: 'How we teach',
      items: [
        { title: 'Small groups', text: 'No more than sixteen, so that everyone is heard.' },
        { title: 'Learning by making', text: 'Every course ends with something that you can show.' },
        { title: 'Open doors', text: 'Parents and friends are welcome on the last Friday of each month.' },
      ],
    },
    about: {
      title: 'Curious first, clever second',
      text: 'We think that mistakes are information. Our teachers plan in teams, and each learner has one person who knows them well.',
      more: 'Our approach',
    },
    gallery: {
      title: 'Around the school',
      pictures: ['A bright classroom', 'Work in the garden', 'The library corner'],
    },
    offers: {
      title: 'Courses',
      items: [
        { title: 'Foundations', text: 'Two mornings a week, no experience needed.', price: '$180' },
        { title: 'Workshop', text: 'Afternoons with tools, paint and code.', price: '$240' },
        { title: 'Intensive', text: 'Two weeks in summer, with lunch.', price: '$420' },
      ],
    },
    voices: {
      title: 'Families and learners say',
      items: [
        { words: 'She comes home with questions. That is the best report I know.', who: 'A parent' },
        { words: 'I finally understood fractions, by baking.', who: 'A learner, eleven' },
        { words: 'The teachers know what each child needs next.', who: 'A grandfather' },
      ],
    },
    questions: {
      title: 'Admissions',
      items: [
        {
          title: 'When can we start?',
          text: 'In September and in February, or in between if there is a place available.',
        },
        {
          title: 'Do you offer financial aid?',
          text: 'Yes. One place in five is sponsored. Ask us; we keep it to ourselves.',
        },
        { title: 'Can we look around first?', text: 'Please do. A trial day says more than any page.' },
      ],
    },
    posts: 'News from school',
    action: {
      title: 'Come and see for yourself',
      text: 'An hour in a real class, then coffee and all your questions.',
      button: 'Book a visit',
    },
  },
};
