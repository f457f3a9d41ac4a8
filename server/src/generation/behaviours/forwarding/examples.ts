import type { BehaviourExample } from '../example.ts';

/** What customers say who want pages that lead elsewhere; each is about a field that only their plan has. */
export const examples: readonly BehaviourExample<'forwarding'>[] = [];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'After login, redirect editors to the dashboard.',
  'Old addresses lead to the new ones.',
  'Show a button that leads to the ticket shop.',
  'Mark links to other sites.',
];
