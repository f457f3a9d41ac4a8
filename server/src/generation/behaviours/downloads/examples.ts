import type { BehaviourExample } from '../example.ts';

/** What customers say who want downloads counted. */
export const examples: readonly BehaviourExample<'downloads'>[] = [
  { says: 'Count how often each file is downloaded.', asks: { kind: 'downloads' } },
  {
    says: 'The number of downloads of each PDF is a sortable column in the media library.',
    asks: { kind: 'downloads', types: ['document'] },
  },
  {
    says: 'Every download of a press photo shall be counted, ours as well.',
    asks: { kind: 'downloads', types: ['image'], counts_staff: true },
  },
  {
    says: 'Behind each download link visitors see how often it was downloaded.',
    asks: { kind: 'downloads', shows_count: true },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Visitors download the list of events as CSV.',
  'Only members may download the minutes.',
  'Count how often each post is read.',
  'Customers can download their invoice.',
];
