import type { BehaviourExample } from '../example.ts';

/** What customers say who want regular imports; each is about records that only their plan has. */
export const examples: readonly BehaviourExample<'file_import'>[] = [];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Editors can import members from a CSV file.',
  'Show the weather from another service.',
  'Every night, orders are exported as CSV.',
  'Visitors upload a CSV file.',
  'Send a report every Monday.',
  'Other programs create events over the REST API.',
];
