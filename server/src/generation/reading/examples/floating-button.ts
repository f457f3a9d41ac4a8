import { exampleOf } from './example-of.ts';

const asks = exampleOf<'floating_button'>({
  kind: 'floating_button',
  what: 'whatsapp',
  target: '',
  message: '',
  label: '',
  side: 'end',
  background: '',
});

/** What customers say who want a button on every page. */
export const examples = [
  asks('Add a floating WhatsApp button with the number +49 30 123456.', { target: '+49 30 123456' }),
  asks('A click-to-call bubble for 020 7946 0018 in the lower left corner.', {
    what: 'phone',
    target: '020 7946 0018',
    side: 'start',
  }),
  asks('People can chat with us by WhatsApp from each page.'),
  asks('A sticky "Book now" button that links to /book.', { what: 'link', target: '/book', label: 'Book now' }),
  asks('An e-mail icon always in the corner, writing to office@example.org.', {
    what: 'email',
    target: 'office@example.org',
  }),
  asks('The chat begins with "Hi, I have a question about a tour".', {
    message: 'Hi, I have a question about a tour',
  }),
  asks('Our phone number should hover over the site so that patients can ring at once.', { what: 'phone' }),
  asks('"Donate" floats at the bottom right and leads to https://example.org/give.', {
    what: 'link',
    target: 'https://example.org/give',
    label: 'Donate',
  }),
  asks('On mobile, a green call button that is always there.', { what: 'phone', background: '#15803d' }),
  asks('Message us: a fixed mail button on the left.', { what: 'email', side: 'start' }),
  asks('A permanently visible contact knob in #7e22ce that opens /contact.', {
    what: 'link',
    target: '/contact',
    background: '#7e22ce',
  }),
  asks('The client taps the WhatsApp symbol labelled "Ask the chef" wherever he is on the website.', {
    label: 'Ask the chef',
  }),
  asks('Show a floating button for WhatsApp in the corner.'),
  asks('A WhatsApp chat button on every page, number 0044 7700 900123.', { target: '0044 7700 900123' }),
  asks('Visitors can call us with a button that floats at the bottom.', { what: 'phone' }),
  asks('I want a sticky contact button linking to /contact-us.', { what: 'link', target: '/contact-us' }),
  asks('A floating "Call us" button for 555 0134 99.', { what: 'phone', target: '555 0134 99', label: 'Call us' }),
  asks('Put a WhatsApp icon on the left.', { side: 'start' }),
  asks('A fixed button for sending an e-mail to info@example.com.', { what: 'email', target: 'info@example.com' }),
  asks('Customers should be able to contact us on WhatsApp.'),
  asks('The button "Get a quote" stays visible and goes to /quote.', {
    what: 'link',
    target: '/quote',
    label: 'Get a quote',
  }),
  asks('Add a phone button to each page.', { what: 'phone' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No floating buttons.',
  'Members have a phone number and an e-mail address.',
  'Share posts by WhatsApp.',
  'A back to top button in the corner.',
  'The boat floats at the pier.',
  'Staff phone the customers.',
  'Send an e-mail when the form is sent.',
];
