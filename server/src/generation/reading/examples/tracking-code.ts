import { exampleOf } from './example-of.ts';

const asks = exampleOf<'tracking_code'>({ kind: 'tracking_code', id: '', spared: 'edit_posts' });

/** What customers say who want visits counted by Google. */
export const examples = [
  asks('Add Google Analytics with the measurement ID G-ABC1234567.', { id: 'G-ABC1234567' }),
  asks('Our container GTM-K8J2XQ should be loaded on all pages.', { id: 'GTM-K8J2XQ' }),
  asks('GA4, but administrators are not counted.', { spared: 'manage_options' }),
  asks('I want to see in Google how many people visit us.'),
  asks('Install the Google tag AW-998877665 for our ads.', { id: 'AW-998877665' }),
  asks('Measure traffic with analytics for everyone, ourselves included.', { spared: 'do_not_allow' }),
  asks('Logged-in users must be left out of Google Analytics.', { spared: 'read' }),
  asks('Tag Manager has to be embedded, ID in the settings.'),
  asks('Put gtag.js into the site with G-77XYZ12345 except for editors and authors.', { id: 'G-77XYZ12345' }),
  asks('Visits of admins ought not to spoil the statistics of Google.', { spared: 'manage_options' }),
  asks('Connect the website to our Analytics property.'),
  asks('The Google tag GT-4KJH77 measures who comes, members excepted.', { id: 'GT-4KJH77', spared: 'read' }),
  asks('Add the Google Analytics tracking code to the site.'),
  asks('Use Google Tag Manager with GTM-ABCD123.', { id: 'GTM-ABCD123' }),
  asks('Track visitors with Google Analytics 4.'),
  asks('The analytics code G-9QWERTY12 is not loaded for administrators.', {
    id: 'G-9QWERTY12',
    spared: 'manage_options',
  }),
  asks('I need Google Analytics on all pages.'),
  asks('Google Analytics should ignore logged-in users.', { spared: 'read' }),
  asks('Enter the measurement ID of Google Analytics in the settings.'),
  asks('Exclude editors from tracking with Google.'),
  asks('Set up GA4 with our ID.'),
  asks('Include the Google tag on every page.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No Google Analytics.',
  'Each parcel has a tracking code.',
  'Track the hours of volunteers.',
  'Show our address on Google Maps.',
  'Count views without Google.',
  'Google should not index drafts.',
  'Posts are tagged automatically.',
];
