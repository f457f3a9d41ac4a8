import type { BehaviourExample } from '../example.ts';

/** What customers say who take bookings; each is about records that only their plan has. */
export const examples: readonly BehaviourExample<'booking'>[] = [];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'List the bookings of the week for staff.',
  'Customers choose a delivery slot at the checkout.',
  'Show our opening hours in the footer.',
  'A course has twelve seats.',
  'Remind people a day before their appointment.',
  'Show the books that we recommend.',
];
