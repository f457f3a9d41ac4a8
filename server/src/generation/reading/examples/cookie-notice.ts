import { exampleOf } from './example-of.ts';

const asks = exampleOf<'cookie_notice'>({
  kind: 'cookie_notice',
  message: '',
  accept: '',
  decline: '',
  can_decline: true,
  policy_url: '',
  days: 180,
  position: 'bottom',
});

/** What customers say who want consent to cookies. */
export const examples = [
  asks('Show a cookie consent banner with accept and decline buttons.'),
  asks('Visitors must agree to cookies before anything is tracked.'),
  asks('A GDPR notice that links to /privacy.', { policy_url: '/privacy' }),
  asks('Remember the answer about cookies for a year.', { days: 365 }),
  asks('The cookie bar says "We use cookies to count visits" and has a button "Fine".', {
    message: 'We use cookies to count visits',
    accept: 'Fine',
  }),
  asks('Ask for permission at the top of the page, with "Yes" and "No thanks".', {
    position: 'top',
    accept: 'Yes',
    decline: 'No thanks',
  }),
  asks('Only an OK for cookies, nothing to refuse.', { can_decline: false }),
  asks('Our data protection officer wants a consent popup with a link to https://example.org/data-protection.', {
    policy_url: 'https://example.org/data-protection',
  }),
  asks('EU cookie law compliance, please.'),
  asks('People can reject cookies, and are not asked again for 30 days.', { days: 30 }),
  asks('The little box on cookies one has to click away in Europe.'),
  asks('Guests from Germany shall be asked whether they consent, as the DSGVO demands it.'),
  asks('Add a cookie banner.'),
  asks('Visitors can accept or decline cookies.'),
  asks('Show a cookie notice at the bottom with a link to the privacy policy.'),
  asks('A banner asks for consent to cookies.'),
  asks('We need a cookie notice to comply with GDPR.'),
  asks('Cookie consent lasts 90 days.', { days: 90 }),
  asks('The notice about cookies reads "This site uses cookies." with the buttons "Accept" and "Reject".', {
    message: 'This site uses cookies.',
    accept: 'Accept',
    decline: 'Reject',
  }),
  asks('Inform visitors about cookies and let them refuse.'),
  asks('Put a cookie message at the top.', { position: 'top' }),
  asks('I want a simple cookie popup.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No cookie banner please.',
  'We bake cookies and cakes.',
  'Count views without cookies.',
  'The plugin sets no cookies.',
  'Members agree to the terms when they register.',
  'Each cookie has a flavour and a price.',
  'A link to the privacy policy in the footer.',
];
