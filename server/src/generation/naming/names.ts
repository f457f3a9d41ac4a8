import { cleanLine } from './clean-text.ts';
import { directoryWords, trimLinks } from './directory-slug.ts';
import { shortHash } from './hash.ts';
import { withoutLeadingNumber } from './leading-number.ts';
import { phpReserved, takenClasses, takenPrefixes } from './reserved-words.ts';
import { genericWords, restrictedInThemes, restrictedMarks } from './restricted-marks.ts';
import { asciiWords } from './transliterate.ts';

export type NameKind = 'plugin' | 'block' | 'theme';

/** Every name that code and files of one plugin, block or theme are given, made from its title. */
export interface Names {
  /** As the user wrote it, on one line and without control characters. */
  readonly title: string;
  /** Directory, main file and text domain: `event-manager`. At most 50 small letters, digits and dashes. */
  readonly slug: string;
  /** Of functions, options, hooks and meta keys, without the last underscore: `event_manager`. 4 to 30 characters. */
  readonly prefix: string;
  /** `Event_Manager`. */
  readonly className: string;
  /** `EventManager`. */
  readonly namespace: string;
  /** Of constants, without the last underscore: `EVENT_MANAGER`. */
  readonly constant: string;
  /** Of script and style handles, without the last dash: `event-manager`. */
  readonly handlePrefix: string;
  /** What was changed and why, in plain sentences. */
  readonly notes: readonly string[];
}

export interface NameOptions {
  /** What is named; `plugin` unless said. */
  readonly kind?: NameKind;
}

const maxSlugLength = 50;
const maxPrefixLength = 30;

/** The plugin directory wants five letters or digits in a name. */
const shortestSlug = 5;
const shortestPrefix = 4;

const fallbackWords: Record<NameKind, string> = { plugin: 'extension', block: 'block', theme: 'design' };
const completions: Record<NameKind, string> = { plugin: 'kit', block: 'block', theme: 'studio' };

/** As many whole words as fit; a first word that is too long is cut. */
function fit(words: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let length = -1;
  for (const word of words) {
    length += word.length + 1;
    if (length > most) break;
    kept.push(word);
  }
  const [first = ''] = words;
  return kept.length > 0 ? kept : [first.slice(0, most)];
}

/** A word of a class name: capitals that the user wrote stay ("FAQ"), unless everything was shouted. */
const classWord = (word: string, isShouted: boolean) =>
  word.charAt(0).toUpperCase() + (isShouted ? word.slice(1).toLowerCase() : word.slice(1));

/** Takes the writing of a title's words back for words that were made small. */
function withCapitals(words: readonly string[], written: readonly string[]): string[] {
  const asWritten = new Map(written.map((word) => [word.toLowerCase(), word]));
  const isShouted = written.join('').length > 5 && written.every((word) => word === word.toUpperCase());
  return words.map((word) => classWord(asWritten.get(word) ?? word, isShouted));
}

/** All names of a plugin, block or theme from its title. Any text gives valid names; `notes` says what was changed. */
export function namesFor(title: string, options: NameOptions = {}): Names {
  const kind = options.kind ?? 'plugin';
  const clean = cleanLine(title);
  const notes: string[] = [];
  const written = asciiWords(clean);
  const plain = written.map((word) => word.toLowerCase());
  const allowed = directoryWords(plain, kind === 'theme' ? restrictedInThemes : restrictedMarks);
  notes.push(...allowed.notes);
  if (allowed.notes.length > 0) notes.push('Change the title accordingly before you submit it to WordPress.org.');
  let words = withoutLeadingNumber(allowed.words);
  if (words[0] !== allowed.words[0]) {
    notes.push('Names in code must start with a letter, so the leading number was moved or spelled out.');
  }
  if (words.every((word) => genericWords.has(word) || /^\d+$/.test(word))) {
    const base = words.find((word) => /^[a-z]/.test(word) && trimLinks([word]).length > 0);
    words = [base ?? fallbackWords[kind], ...words.filter((word) => /^\d+$/.test(word)).slice(0, 2), shortHash(clean)];
    notes.push('The title has no distinctive word for a slug, so a hash of the title was added to the slug.');
  }
  words = words.flatMap((word) => word.match(/.{1,50}/g) ?? []);
  let slugWords = fit(words, maxSlugLength);
  if (slugWords.join('-').length < words.join('-').length) {
    while (slugWords.length > 1 && trimLinks(slugWords.slice(-1)).length === 0) slugWords = slugWords.slice(0, -1);
    notes.push('The slug was shortened to 50 characters.');
  }
  if (kind !== 'block' && slugWords.join('-').length < shortestSlug) {
    slugWords = [...slugWords, completions[kind]];
    notes.push('WordPress.org requires names with at least five letters, so a word was added to the slug.');
  }
  // WordPress looks for `templates/` and `parts/` in a template's path, and would find the theme's own folder.
  if (kind === 'theme' && /^(?:templates|parts)$/.test(slugWords.at(-1) ?? '')) {
    slugWords = [...slugWords, completions[kind]];
    notes.push(
      'WordPress would mistake a folder ending in "templates" or "parts" for a template folder, so a word was added to the slug.',
    );
  }
  const slug = slugWords.join('-');

  const isTaken = (prefix: string) =>
    prefix.length < shortestPrefix || phpReserved.has(prefix) || takenPrefixes.has(prefix) || takenClasses.has(prefix);
  let codeWords = fit(slugWords, maxPrefixLength);
  if (isTaken(codeWords.join('_'))) codeWords = [...fit(codeWords, maxPrefixLength - 6), completions[kind]];
  const prefix = codeWords.join('_');
  const capitalised = withCapitals(codeWords, written);
  return {
    title: clean === '' ? `Unnamed ${kind}` : clean,
    slug,
    prefix,
    className: capitalised.join('_'),
    namespace: capitalised.join(''),
    constant: prefix.toUpperCase(),
    handlePrefix: slug,
    notes,
  };
}
