import { exampleOf } from './example-of.ts';

const asks = exampleOf<'login_page'>({
  kind: 'login_page',
  logo: '',
  link: '',
  message: '',
  background: '',
  accent: '',
});

/** What customers say who want the login page in their own look. */
export const examples = [
  asks('Customize the login page with our own logo.'),
  asks('The sign-in screen should look like the rest of the site.'),
  asks('Above the login form it says "Members only, please".', { message: 'Members only, please' }),
  asks('Use https://example.org/logo.svg in place of the WordPress logo when people log in.', {
    logo: 'https://example.org/logo.svg',
  }),
  asks('The logo on wp-login.php links to https://example.org.', { link: 'https://example.org' }),
  asks('A background of #0f172a for the login screen.', { background: '#0f172a' }),
  asks('Give the button of the sign-in form the colour #e11d48.', { accent: '#e11d48' }),
  asks('Brand the log-in: background #fff7ed, buttons #c2410c.', { background: '#fff7ed', accent: '#c2410c' }),
  asks('I would like a welcome text "Good to see you" where our teachers sign in.', { message: 'Good to see you' }),
  asks('Our emblem instead of the W, and it leads to /members.', { link: '/members' }),
  asks('White-label the page on which customers enter their password.'),
  asks('The crest of the school, /wp-content/uploads/crest.png, is to be seen at the login.', {
    logo: '/wp-content/uploads/crest.png',
  }),
  asks('Style wp-login with a dark #111827 backdrop and the sentence "Trouble? Ring 4411."', {
    background: '#111827',
    message: 'Trouble? Ring 4411.',
  }),
  asks('Show our logo on the login screen.'),
  asks('Replace the WordPress logo on the login page with ours.'),
  asks('Change the background colour of the login page to #14532d.', { background: '#14532d' }),
  asks('A message "Staff only" above the login form.', { message: 'Staff only' }),
  asks('I want a custom login page in our colours.'),
  asks('The login page has a green button.', { accent: '#15803d' }),
  asks('Put the club’s logo where members log in.'),
  asks('The logo of the login form leads to /home.', { link: '/home' }),
  asks('Customise how the login looks.'),
  asks('Our own design for wp-login.php.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Leave the login page as it is.',
  'Redirect subscribers to /account after login.',
  'Only logged-in users see the page.',
  'Limit login attempts to five.',
  'Remove the WordPress logo from the toolbar.',
  'Each sponsor has a logo and a link.',
  'Hide the errors of the login form.',
];
