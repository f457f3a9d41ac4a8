import { exampleOf } from './example-of.ts';

const asks = exampleOf<'code_snippets'>({
  kind: 'code_snippets',
  places: ['header', 'footer'],
  spares_editors: false,
});

/** What customers say who want to print code of their own. */
export const examples = [
  asks('Insert custom code snippets into the header and footer of every page.'),
  asks('I need a field where I paste scripts that go into the head.', { places: ['header'] }),
  asks('Let me put HTML right after the opening body tag.', { places: ['body'] }),
  asks('Our agency’s pixel has to be printed before the closing body tag.', { places: ['footer'] }),
  asks('JavaScript in the footer, but not for editors.', { places: ['footer'], spares_editors: true }),
  asks('A box in the settings for verification meta tags from Bing and Pinterest.', { places: ['header'] }),
  asks('Add third-party embed codes to head, body and footer.', { places: ['header', 'body', 'footer'] }),
  asks('The chat provider gave me a snippet which must be at the end of all pages.', { places: ['footer'] }),
  asks('Whoever edits posts is spared from the tracking scripts we enter for the header.', {
    places: ['header'],
    spares_editors: true,
  }),
  asks('Custom CSS and JS output on the whole site, header or footer as I like.'),
  asks('It should be possible to inject the code of the ad network in the page head.', { places: ['header'] }),
  asks('A noscript tag must come directly behind the body start.', { places: ['body'] }),
  asks('Add custom code to the header and footer.'),
  asks('A setting for scripts in the footer.', { places: ['footer'] }),
  asks('I want to paste my tracking code into the head of all pages.', { places: ['header'] }),
  asks('Insert scripts before the closing body tag.', { places: ['footer'] }),
  asks('Print a snippet of HTML in the header.', { places: ['header'] }),
  asks('Put the Facebook pixel in the head.', { places: ['header'] }),
  asks('The owner can enter JavaScript that is output in the footer of each page.', { places: ['footer'] }),
  asks('Header and footer scripts, except for logged-in editors.', { spares_editors: true }),
  asks('Custom code after the body tag.', { places: ['body'] }),
  asks('Place our chat widget’s code on every page.', { places: ['footer'] }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No scripts in the footer.',
  'A discount code for each order.',
  'The code of the door is sent to the guest.',
  'Show the current year in the footer.',
  'Actors upload the script of a play.',
  'Each product has a QR code.',
  'Remove the version from the head.',
];
