import type { BehaviourExample } from '../example.ts';

/** What customers say whose visitors look things up; each is about an address that only their plan has. */
export const examples: readonly BehaviourExample<'record_lookup'>[] = [];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Visitors search the posts by words.',
  'Customers see their orders in their account.',
  'The owner gets a link by mail with which they can change the entry.',
  'Show the number of posts.',
];
