import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { Deed } from '../deeds.ts';
import { capital } from '../names.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import { type Composers, nothingToAct } from './composer.ts';

type Languages = Mutable<BehaviourOf<'languages'>>;
type Language = Mutable<Languages['languages'][number]>;

/** Languages by their English names: their codes, and what their speakers call them. */
const known: Readonly<Record<string, readonly [code: string, name: string]>> = {
  english: ['en', 'English'],
  german: ['de', 'Deutsch'],
  french: ['fr', 'Français'],
  spanish: ['es', 'Español'],
  italian: ['it', 'Italiano'],
  dutch: ['nl', 'Nederlands'],
  polish: ['pl', 'Polski'],
  portuguese: ['pt', 'Português'],
  danish: ['da', 'Dansk'],
  swedish: ['sv', 'Svenska'],
  norwegian: ['nb', 'Norsk'],
  finnish: ['fi', 'Suomi'],
  czech: ['cs', 'Čeština'],
  hungarian: ['hu', 'Magyar'],
  greek: ['el', 'Ελληνικά'],
  turkish: ['tr', 'Türkçe'],
  russian: ['ru', 'Русский'],
  ukrainian: ['uk', 'Українська'],
  japanese: ['ja', '日本語'],
  chinese: ['zh', '中文'],
  korean: ['ko', '한국어'],
  arabic: ['ar', 'العربية'],
  hebrew: ['he', 'עברית'],
  welsh: ['cy', 'Cymraeg'],
  irish: ['ga', 'Gaeilge'],
  romanian: ['ro', 'Română'],
  croatian: ['hr', 'Hrvatski'],
  catalan: ['ca', 'Català'],
};
const names = Object.keys(known).join('|');

/** What the rest of a sentence says of a language: the path below which its pages are. */
const pathOf = (name: string, text: string): string | undefined => {
  const found = new RegExp(
    `\\b${name}\\b(?:(?!\\b(?:${names})\\b)[^.;]){0,50}?(\\/[a-z0-9_-]+(?:\\/[a-z0-9_-]+)*\\/?)(?=[\\s,.;)]|$)`,
    'i',
  ).exec(text)?.[1];
  return found === undefined ? undefined : found.endsWith('/') ? found : `${found}/`;
};

/** The languages that a text names, in its order. */
const languagesIn = (text: string, whole: string): Language[] =>
  [...new Set([...text.matchAll(new RegExp(`\\b(?:${names})\\b`, 'gi'))].map(([name]) => name.toLowerCase()))].map(
    (name) => {
      const [code, own] = known[name] ?? ['', ''];
      const path = pathOf(name, whole);
      return { code, name: own, ...(path === undefined ? {} : { path }) };
    },
  );

const unnamed = 'It does not say which languages the site has: name at least two, that of the site first.';

/** The languages of the plan, with those that a deed names; null where there are fewer than two. */
function languagesOf(deed: Deed, story: Story): Languages | null {
  const last = story.last('languages');
  const own = languagesIn(sentenceOf(deed), story.description);
  const all = [
    ...(last?.languages ?? []),
    ...(own.length < 2 && last === undefined ? languagesIn(story.description, story.description) : own),
  ];
  const unique = [...new Map(all.map((one) => [one.code, one])).values()].slice(0, 20);
  if (unique.length < 2) return null;
  if (last === undefined) return { kind: 'languages', languages: unique };
  last.languages = unique;
  return last;
}

const sentenceOf = ({ sentence: { tokens } }: Deed): string => tokens.map(({ text }) => text).join(' ');

/** Where the links are that switch the language. */
function placesIn(text: string): NonNullable<Languages['places']> {
  const of = /\bpages?\b/i.test(text) && !/\b(?:posts?|articles?)\b/i.test(text) ? 'page' : 'post';
  if (/\bfooter\b|\bbottom of (?:the|every|each|all) (?:site|websites?|pages?)\b/i.test(text))
    return [{ place: 'footer' }];
  if (/\bheader\b|\btop of (?:the|every|each|all) (?:site|websites?|pages?)\b|\bat the (?:very )?top\b/i.test(text))
    return [{ place: 'body_start' }];
  if (/\b(?:above|over) (?:the |every |each |all )?(?:posts?|pages?|articles?|texts?|contents?)\b/i.test(text))
    return [{ place: 'above_content', of }];
  return /\b(?:below|under|beneath) (?:the |every |each |all )?(?:posts?|pages?|articles?|texts?|contents?)\b/i.test(
    text,
  )
    ? [{ place: 'below_content', of }]
    : [];
}

export const languages: Composers = {
  languages(deed, story) {
    const made = languagesOf(deed, story);
    if (made === null) return story.refuse(deed, unnamed);
    const places = placesIn(deed.text);
    if (places.length > 0) made.places = places;
    story.add(made, deed);
  },

  /** "A title in German and a title in English": one property, and a field for each further language. */
  translated_fields(deed, story) {
    const text = deed.actText;
    const own = languagesIn(text, story.description);
    const property = new RegExp(
      `\\b(?:an? |the )(?:(?<before>[a-z]+) in (?:${names})|(?:${names}) (?<behind>[a-z]+))\\b`,
      'i',
    ).exec(`the ${text.replace(/^(?:has|have|gets?|with) (?:an? |the )?/i, '')}`);
    const name = property?.groups?.before ?? property?.groups?.behind;
    const entity = story.recordOf(deed);
    if (entity === null || name === undefined) return story.refuse(deed, nothingToAct);
    if (own.length < 2) return story.refuse(deed, unnamed);
    const attribute = story.attribute(entity, name);
    if (attribute === null || attribute.type !== 'text')
      return story.refuse(deed, `Only texts are in several languages; “${name}” is none.`);
    const made = languagesOf(deed, story);
    if (made === null) return story.refuse(deed, unnamed);
    const [first] = made.languages;
    const values = own
      .filter(({ code }) => code !== first?.code)
      .flatMap(({ code }) => {
        const english = Object.entries(known).find(([, [one]]) => one === code)?.[0] ?? code;
        const field = story.addField(entity, `${capital(english)} ${name}`, { type: 'text' });
        return field === null ? [] : [{ entity, attribute: attribute.key, language: code, field }];
      });
    if (values.length === 0) return story.refuse(deed, unnamed);
    made.values = [...(made.values ?? []), ...values].slice(0, 60);
    story.add(made, deed);
  },

  /** "Show the Spanish title to Spanish visitors": what fields in several languages are for. */
  translation_shown(deed, story) {
    const made = story.last('languages');
    const codes = new Set(made?.values?.map(({ language }) => language));
    const [named] = languagesIn(deed.text, '');
    if (made === undefined || named === undefined || !(codes.has(named.code) || named.code === made.languages[0]?.code))
      return story.refuse(deed, 'It does not say what is in several languages.');
    story.add(made, deed);
  },

  /** "Where the English one is missing, the German one is shown": what is done anyway, from the first language. */
  translation_fallback(deed, story) {
    const made = story.last('languages');
    if (made?.values === undefined) return story.refuse(deed, 'It does not say what is in several languages.');
    const fallback = new RegExp(`\\b(?:${names})\\b(?=[^.]*$)(?!.*\\b(?:${names})\\b)`, 'i').exec(deed.text)?.[0];
    const code = known[fallback?.toLowerCase() ?? '']?.[0];
    if (code !== made.languages[0]?.code)
      return story.refuse(deed, 'What is missing in a language is shown in that of the site, the first that is named.');
    story.add(made, deed);
  },

  connected_pages(deed, story) {
    const named = deed.slots.flatMap(({ label, text }) => (label === 'thing' ? (story.find(text) ?? []) : []));
    const entity =
      named.find((key) => key === 'page' || key === 'post' || key === 'product' || story.isOwn(key)) ?? 'page';
    const made = languagesOf(deed, story);
    if (made === null) return story.refuse(deed, unnamed);
    const pathless = made.languages.slice(1).find(({ path }) => path === undefined);
    if (pathless !== undefined)
      return story.refuse(
        deed,
        `Pages are connected by their addresses: say below which path those in ${pathless.name} are, such as /${pathless.code}/.`,
      );
    const field = translationField(entity, story);
    const places = /\bswitch/i.test(deed.text) ? placesIn(deed.text) : [];
    if (places.length > 0) made.places = places;
    made.connected = { entity, field, offers: /\b(?:offer|suggest|propos)\w*\b/i.test(deed.text) };
    story.add(made, deed);
  },

  translated_texts(deed, story) {
    story.refuse(
      deed,
      'Texts have to be translated by somebody: put each text and its translation in quotation marks.',
    );
  },
};

/** A field that points to the translation of a record. */
function translationField(entity: string, story: Story): string {
  const field = { key: 'translation', label: 'Translation', type: 'relation' as const, relates_to: entity };
  const fields = story.entity(entity)?.fields ?? story.extraFields.get(entity) ?? new Map();
  fields.set(field.key, field);
  if (story.entity(entity) === undefined) story.extraFields.set(entity, fields);
  return field.key;
}
