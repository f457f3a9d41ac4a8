import type { BehaviourExample } from '../example.ts';

const kind = 'page_loading' as const;

/** What customers say who want pages to load faster. */
export const examples: readonly BehaviourExample<'page_loading'>[] = [
  {
    says: 'Load the scripts and styles of Contact Form 7 on the contact page alone.',
    asks: { kind, assets: [{ label: 'Contact form', plugin: 'contact-form-7', pages: ['/contact/'] }] },
  },
  {
    says: 'The shop’s styles are only needed below /shop/ and in the cart.',
    asks: { kind, assets: [{ label: 'Shop', plugin: 'woocommerce', pages: ['/shop/*', '/cart/'] }] },
  },
  { says: 'Load images lazily except the first one.', asks: { kind, eager_images: 1 } },
  {
    says: 'Preconnect to fonts.example.com.',
    asks: { kind, preconnect: ['https://fonts.example.com'] },
  },
  {
    says: 'Delay our chat script until the first interaction.',
    asks: { kind, delayed_scripts: ['live-chat'] },
  },
  {
    says: 'Load https://chat.example.com/widget.js only once the visitor scrolls or clicks.',
    asks: { kind, delayed_scripts: ['https://chat.example.com/widget.js'] },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Remove the emoji script and jQuery migrate.',
  'Load more posts when visitors scroll.',
  'Cache the list of products for an hour.',
  'Show a chat button in the corner.',
];
