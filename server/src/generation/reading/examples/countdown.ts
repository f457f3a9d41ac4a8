import { exampleOf } from './example-of.ts';

const asks = exampleOf<'countdown'>({ kind: 'countdown', end: '', message: '' });

/** What customers say who want to count down to a moment. */
export const examples = [
  asks('A shortcode that shows a countdown to 31 December 2030 at 23:59.', { end: '2030-12-31T23:59' }),
  asks('Count the days until our festival on 12 June 2027.', { end: '2027-06-12T00:00' }),
  asks('A timer with days, hours, minutes and seconds.'),
  asks('How long is it still to the opening? That should tick on the home page.'),
  asks('Once the clock has run out, it reads "We are open!".', { message: 'We are open!' }),
  asks('The ticking clock runs towards 2028-02-01 12:00 and then says "Sold out".', {
    end: '2028-02-01T12:00',
    message: 'Sold out',
  }),
  asks('Show how much time remains before the sale ends on March 3, 2027 at 6pm.', { end: '2027-03-03T18:00' }),
  asks('The bride wants a counter which goes backwards to the wedding.'),
  asks('Remaining time until the deadline as a live display.'),
  asks('Days left till Christmas 24 December 2026, then "Merry Christmas".', {
    end: '2026-12-24T00:00',
    message: 'Merry Christmas',
  }),
  asks('Build in a count-down clock for the rocket launch.'),
  asks('Seconds to the kick-off shall be counted down.'),
  asks('Show a countdown to an event.'),
  asks('A countdown timer to 1 July 2027.', { end: '2027-07-01T00:00' }),
  asks('Display the days until the start of the conference.'),
  asks('The countdown shows "It has begun" when it is over.', { message: 'It has begun' }),
  asks('I want a countdown on the front page.'),
  asks('Count down the days to the opening on 15 September 2026 at 10:00.', { end: '2026-09-15T10:00' }),
  asks('A shortcode for a countdown with hours and minutes.'),
  asks('A clock counts down to the launch.'),
  asks('Visitors see how many days are left.'),
  asks('Put a timer on the page that runs until the offer ends.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No countdown.',
  'Count the members of each club.',
  'A reminder two days before the event.',
  'Recipes have a cooking time.',
  'The shop is closed until 12 June 2027.',
  'Show the time of each session.',
  'Hide offers after their deadline.',
];
