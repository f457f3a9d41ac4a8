import { exampleOf } from './example-of.ts';

const asks = exampleOf<'current_year'>({ kind: 'current_year', since: 0, has_sign: false });

/** What customers say who want the year written by itself. */
export const examples = [
  asks('A shortcode that shows the current year.'),
  asks('The copyright notice in the footer updates itself.', { has_sign: true }),
  asks('Write © and the year of today.', { has_sign: true }),
  asks('A span from 1998 to now.', { since: 1998 }),
  asks('"© 2011–today" without having to change it each January.', { since: 2011, has_sign: true }),
  asks('I never want to edit the year by hand again.'),
  asks('Insert this year’s number wherever I put the shortcode.'),
  asks('Copyright range beginning with 2004.', { since: 2004, has_sign: true }),
  asks('The actual year shall be displayed dynamically.'),
  asks('Since we were founded in 1925, it should print 1925 up to the present year.', { since: 1925 }),
  asks('Dynamic year in texts, as in "our prices for 2026".'),
  asks('An auto-updating copyright line, please.', { has_sign: true }),
  asks('Show the current year with a shortcode.'),
  asks('Display the year in the footer automatically.'),
  asks('A copyright with the current year.', { has_sign: true }),
  asks('The year in the footer should always be the current one.'),
  asks('Copyright 2010 to the current year.', { since: 2010, has_sign: true }),
  asks('I need a shortcode for the year.'),
  asks('Print © and the current year in the footer.', { has_sign: true }),
  asks('Update the copyright year automatically.', { has_sign: true }),
  asks('Years from 2015 until now.', { since: 2015 }),
  asks('The year changes by itself.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Do not show the year.',
  'Movies have a year and a director.',
  'List the events of the current year.',
  'Photos have a copyright holder.',
  'Delete bookings once a year.',
  'We have been here since 1998.',
];
