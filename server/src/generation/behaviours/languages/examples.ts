import type { BehaviourExample } from '../example.ts';
import type { Languages } from './languages-plan.ts';

const german = { code: 'de', name: 'Deutsch' } as const;
const english = { code: 'en', name: 'English' } as const;
const french = { code: 'fr', name: 'Français' } as const;

const asks = (rest: Partial<Languages>): Languages => ({ kind: 'languages', languages: [german, english], ...rest });

/** What customers say who want several languages. */
export const examples: readonly BehaviourExample<'languages'>[] = [
  {
    says: 'Our site is in German and English; links in the footer switch, and the choice is remembered.',
    asks: asks({ places: [{ place: 'footer' }] }),
  },
  {
    says: 'A link at the top switches between English and French.',
    asks: asks({ languages: [english, french], places: [{ place: 'body_start' }] }),
  },
  {
    says: 'The buttons of the plugin say “Senden” to Germans and “Send” to everybody else.',
    asks: asks({
      languages: [english, german],
      texts: [{ text: 'Send', translations: [{ language: 'de', text: 'Senden' }] }],
    }),
  },
  {
    says: 'Visitors get our texts in French or English, the office gets its mails in English.',
    asks: asks({
      languages: [english, french],
      texts: [{ text: 'Name', translations: [{ language: 'fr', text: 'Nom' }] }],
      staff_language: 'en',
    }),
  },
  {
    says: 'Every article gets a line above it with the languages: Deutsch, English, Français.',
    asks: asks({ languages: [german, english, french], places: [{ place: 'above_content', of: 'post' }] }),
  },
  {
    says: 'Below each page one can change to the other language.',
    asks: asks({ places: [{ place: 'below_content', of: 'page' }] }),
  },
  {
    says: 'English pages are under /en/, the rest is German; visitors switch at the bottom of the site.',
    asks: asks({ languages: [german, { ...english, path: '/en/' }], places: [{ place: 'footer' }] }),
  },
  {
    says: 'I place the language switcher myself, with a shortcode.',
    asks: asks({}),
  },
  {
    says: 'The e-mails to visitors are in their language, ours always in French.',
    asks: asks({
      languages: [english, french],
      texts: [
        {
          text: '[%1$s] We have received your request',
          translations: [{ language: 'fr', text: '[%1$s] Nous avons reçu votre demande' }],
        },
      ],
      staff_language: 'fr',
    }),
  },
  {
    says: 'The labels “Name” and “Message” in German, too.',
    asks: asks({
      languages: [english, german],
      texts: [
        { text: 'Name', translations: [{ language: 'de', text: 'Name' }] },
        { text: 'Message', translations: [{ language: 'de', text: 'Nachricht' }] },
      ],
    }),
  },
  {
    says: 'In the product list shoppers choose between French and English.',
    asks: asks({ languages: [french, english], places: [{ place: 'archive_top', of: 'product' }] }),
  },
  {
    says: 'Our shop speaks four languages; the switcher is at the very top.',
    asks: asks({
      languages: [english, german, french, { code: 'nl', name: 'Nederlands' }],
      places: [{ place: 'body_start' }],
    }),
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Each user has a language.',
  'Translators edit only the pages of their language.',
  'Books have a language and a translator.',
  'The language of the site is German.',
  'Show the reading time in minutes.',
  'Translate the admin menu for me.',
];
