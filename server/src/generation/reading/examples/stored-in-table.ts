import { exampleOf } from './example-of.ts';

const asks = exampleOf<'stored_in_table'>({ kind: 'stored_in_table', entity: 'booking' });

/** What customers say who want records in a table of the plugin's own. */
export const examples = [
  asks('Store bookings in a custom database table.'),
  asks('Measurements are kept in a table of their own, not as posts.', { entity: 'measurement' }),
  asks('Do not use a post type for the entries of the contest, create a separate SQL table.', { entity: 'entry' }),
  asks('Save every subscriber to a dedicated table.', { entity: 'subscriber' }),
  asks('I expect a million readings, so they need their own MySQL table.', { entity: 'reading' }),
  asks('The requests should live in $wpdb rather than in wp_posts.', { entity: 'request' }),
  asks('Votes get written into an own table in the database.', { entity: 'vote' }),
  asks('A table wp_loans holds the loans.', { entity: 'loan' }),
  asks('Make a new table on activation for registrations and put them there.', { entity: 'registration' }),
  asks('Donations belong in custom tables for speed.', { entity: 'donation' }),
  asks('Persist each enquiry outside of the posts table.', { entity: 'enquiry' }),
  asks('Reservations: proper relational storage, please, with indexes.', { entity: 'reservation' }),
  asks('Save submissions in their own database table.', { entity: 'submission' }),
  asks('Use a custom table for measurements.', { entity: 'measurement' }),
  asks('Entries are stored in a separate table.', { entity: 'entry' }),
  asks('The plugin creates a database table for each vote.', { entity: 'vote' }),
  asks('Keep the records of a donation in a custom database table instead of posts.', { entity: 'donation' }),
  asks('I want messages stored in a table of the plugin.', { entity: 'message' }),
  asks('Put every signup into its own table.', { entity: 'signup' }),
  asks('A custom table should hold our tickets.', { entity: 'ticket' }),
  asks('Data of a survey goes into a dedicated database table.', { entity: 'survey' }),
  asks('Write meals to a custom SQL table.', { entity: 'meal' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Show the bookings in a table.',
  'Guests reserve a table for four.',
  'No custom tables, use post types.',
  'The library stores books in the cellar.',
  'Sort the table by date.',
  'Restaurants have tables and seats.',
];
