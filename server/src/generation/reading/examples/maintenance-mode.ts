import { exampleOf } from './example-of.ts';

const asks = exampleOf<'maintenance_mode'>({
  kind: 'maintenance_mode',
  is_launch: false,
  heading: '',
  message: '',
  access: 'edit_posts',
  retry_hours: 1,
  end: '',
  background: '',
});

/** What customers say who want the site closed for a while. */
export const examples = [
  asks('Put the site in maintenance mode.'),
  asks('A coming soon page until we open.', { is_launch: true }),
  asks('While we are working on it, visitors read "Back on Monday".', { message: 'Back on Monday' }),
  asks('Close the website for strangers, administrators get in.', { access: 'manage_options' }),
  asks('Show "We are renovating" as the heading of an under construction page.', { heading: 'We are renovating' }),
  asks('The shop is taken offline until 1 March 2027 at 8:00.', { end: '2027-03-01T08:00' }),
  asks('Editors still see everything during the downtime.', { access: 'edit_others_posts' }),
  asks('I need a temporary closed sign that answers with 503 and tells Google to return after 12 hours.', {
    retry_hours: 12,
  }),
  asks('Before the launch people should only meet a teaser page in #1e3a8a.', {
    is_launch: true,
    background: '#1e3a8a',
  }),
  asks('Everybody who is logged in may use the site in the meantime, others find a notice about maintenance.', {
    access: 'read',
  }),
  asks('Switch on a construction page saying "New site under way, ring us meanwhile".', {
    message: 'New site under way, ring us meanwhile',
  }),
  asks('Our new blog launches on 24 December 2026; hide it behind a placeholder till then.', {
    is_launch: true,
    end: '2026-12-24T00:00',
  }),
  asks('During the update of the catalogue the public shall be locked out with a friendly text.'),
  asks('Show a maintenance page to visitors.'),
  asks('Enable maintenance mode with the message "Back soon".', { message: 'Back soon' }),
  asks('Only administrators can see the site while it is in maintenance.', { access: 'manage_options' }),
  asks('A coming soon page with the heading "Opening in spring".', { is_launch: true, heading: 'Opening in spring' }),
  asks('The site is under construction, hide it from visitors.'),
  asks('I want to take the website offline for a while.'),
  asks('Visitors get an "under maintenance" page while we update.'),
  asks('Turn the site off for the public until 2026-09-01.', { end: '2026-09-01T00:00' }),
  asks('Display a launch page before our site opens.', { is_launch: true }),
  asks('Close the site temporarily; logged-in users still see it.', { access: 'read' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'The maintenance of bicycles costs 40 euros.',
  'Boats under maintenance cannot be booked.',
  'The office is closed on Mondays.',
  'Only logged-in members may read the site.',
  'Members-only pages show a message.',
  'The site must never be offline.',
  'A countdown to the launch.',
];
