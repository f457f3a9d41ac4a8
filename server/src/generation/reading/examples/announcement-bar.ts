import { exampleOf } from './example-of.ts';

const asks = exampleOf<'announcement_bar'>({
  kind: 'announcement_bar',
  message: '',
  url: '',
  link_text: '',
  position: 'top',
  is_sticky: false,
  is_dismissible: true,
  background: '',
  start: '',
  end: '',
});

/** What customers say who want a message on every page. */
export const examples = [
  asks('Show an announcement bar "Free shipping this week" at the top of every page.', {
    message: 'Free shipping this week',
  }),
  asks('A banner across the site with our latest notice, which visitors can close.'),
  asks('Put a strip at the bottom of the window that says "We are hiring" and leads to /jobs.', {
    message: 'We are hiring',
    url: '/jobs',
    position: 'bottom',
  }),
  asks('The notification bar stays in view when people scroll.', { is_sticky: true }),
  asks('"Closed for stocktaking" should be announced everywhere until 5 January 2027.', {
    message: 'Closed for stocktaking',
    end: '2027-01-05T00:00',
  }),
  asks('From 1 May 2026 to 8 May 2026 our spring sale is advertised in a bar on all pages.', {
    start: '2026-05-01T00:00',
    end: '2026-05-08T00:00',
  }),
  asks('A red stripe above the header for urgent news that nobody can click away.', {
    background: '#b91c1c',
    is_dismissible: false,
  }),
  asks('I would like to be able to write a short alert that everyone on the website sees.'),
  asks('Site-wide message with a link "Read the rules" to https://example.org/rules.', {
    url: 'https://example.org/rules',
    link_text: 'Read the rules',
  }),
  asks('Visitors get told in a slim ribbon on top: "Water is off on Thursday".', {
    message: 'Water is off on Thursday',
  }),
  asks('The hello bar has the colour #0f766e and sticks to the upper edge.', {
    background: '#0f766e',
    is_sticky: true,
  }),
  asks('Important news of the parish need a dismissable ticker above the menu.'),
  asks('Pin "Snow today, lessons are cancelled" to the foot of the screen.', {
    message: 'Snow today, lessons are cancelled',
    position: 'bottom',
    is_sticky: true,
  }),
  asks('Add a notification bar at the top of the site.'),
  asks('Display a message "Closed on Friday" at the top of all pages.', { message: 'Closed on Friday' }),
  asks('A banner with the text "New menu" on every page that can be dismissed.', { message: 'New menu' }),
  asks('I need a bar for announcements.'),
  asks('Announce our summer sale in a banner at the top, with a link to /sale.', { url: '/sale' }),
  asks('A notice is shown on the whole site until 2026-10-31.', { end: '2026-10-31T00:00' }),
  asks('The announcement sticks at the bottom of the screen.', { position: 'bottom', is_sticky: true }),
  asks('Visitors can dismiss the announcement.'),
  asks('A #fde047 bar says "Exams start on Monday" on each page.', {
    message: 'Exams start on Monday',
    background: '#fde047',
  }),
  asks('Put a notice bar above the header with a button "Learn more".', { link_text: 'Learn more' }),
  asks('Tell all visitors about the strike in a message on top of the page.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No banner at the top.',
  'Our bar opens at six in the evening.',
  'Members post announcements on the notice board.',
  'Hide the admin bar for subscribers.',
  'A reading progress bar at the top.',
  'Each event has a banner image.',
  'A cookie banner with two buttons.',
];
