import { exampleOf } from './example-of.ts';

const asks = exampleOf<'popup'>({
  kind: 'popup',
  heading: '',
  message: '',
  url: '',
  link_text: '',
  trigger: 'delay',
  delay: 3,
  frequency: 'once',
  on_front_page: false,
});

/** What customers say who want a window over the page. */
export const examples = [
  asks('Show a popup with a message 5 seconds after the page loads, once per visitor.', { delay: 5 }),
  asks('When somebody is about to leave, a window opens with "Wait, 10% off!".', {
    message: 'Wait, 10% off!',
    trigger: 'exit',
  }),
  asks('A modal on the front page only, titled "Welcome".', { heading: 'Welcome', on_front_page: true }),
  asks('After scrolling halfway, an overlay invites people to our newsletter.', { trigger: 'scroll' }),
  asks('The lightbox says "Summer camp is open" and its button "Sign up" leads to /camp.', {
    message: 'Summer camp is open',
    url: '/camp',
    link_text: 'Sign up',
  }),
  asks('Once a day a dialog reminds visitors of the sale.', { frequency: 'day' }),
  asks('An exit-intent popup with a link to https://example.org/offer.', {
    trigger: 'exit',
    url: 'https://example.org/offer',
  }),
  asks('It pops up on every visit, right away.', { frequency: 'always', delay: 0 }),
  asks('Per session one time a layer appears over the page, 20 seconds later.', { frequency: 'session', delay: 20 }),
  asks('I want a pop-up "Closed in August" on our homepage.', {
    message: 'Closed in August',
    on_front_page: true,
  }),
  asks('Greet newcomers in a box in the middle of the screen.'),
  asks('As soon as the reader scrolls down, advertise the book in a modal window every day anew.', {
    trigger: 'scroll',
    frequency: 'day',
  }),
  asks('Show a popup on the home page.', { on_front_page: true }),
  asks('A popup with the text "Join our club" after 10 seconds.', { message: 'Join our club', delay: 10 }),
  asks('Open a popup when visitors want to leave.', { trigger: 'exit' }),
  asks('I need a popup that each visitor sees once.'),
  asks('Display an offer in a popup with a button "Shop now" to /shop.', { url: '/shop', link_text: 'Shop now' }),
  asks('A newsletter popup appears when one scrolls.', { trigger: 'scroll' }),
  asks('The popup has the heading "Good news" and is shown every day.', { heading: 'Good news', frequency: 'day' }),
  asks('Visitors see a window with our message after 8 seconds.', { delay: 8 }),
  asks('An exit popup.', { trigger: 'exit' }),
  asks('A modal window announces the event on each visit.', { frequency: 'always' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No pop-ups.',
  'Our pop-up store opens in May.',
  'Open links in a new window.',
  'Shop windows are cleaned every week.',
  'Images open in a gallery.',
  'A cookie popup with two buttons.',
  'A bar with a message at the top.',
];
