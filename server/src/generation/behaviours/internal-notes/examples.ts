import type { BehaviourExample } from '../example.ts';

const on = (entity: string) => ({ kind: 'internal_notes', entity }) as const;

/** What customers say who want notes. */
export const examples: readonly BehaviourExample<'internal_notes'>[] = [
  { says: 'Editors leave internal notes on posts that visitors never see.', asks: on('post') },
  { says: 'A box for remarks of the team beside each page, with who wrote them and when.', asks: on('page') },
  { says: 'Notes for colleagues on products, only in the administration.', asks: on('product') },
  { says: 'The list of posts shows how many staff comments an article has.', asks: on('post') },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Customers add a note to their order.',
  'Visitors comment on posts.',
  'Show a notice to editors on the dashboard.',
  'A field for the internal reference number of posts.',
];
