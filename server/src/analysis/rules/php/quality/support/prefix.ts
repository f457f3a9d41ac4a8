import type { Lists } from '../../../../languages/php/items.ts';
import type { Extension } from '../../../../wordpress/extension.ts';
import type { PhpContext } from '../../../rule.ts';
import { extensionFor } from './extension-for.ts';

/** First words that say nothing of whose a name is. */
const general = new Set(
  'a action activate add admin after ajax allow an api app apply async backend base before build bulk calc calculate call callback can change check clean cleanup clear config configure convert core create css custom customize data db deactivate debug default define delete dequeue deregister disable display do edit enable ensure enqueue error escape exclude export fetch field fields filter filters find fix footer form format frontend function functions general generate get handle handler has header helper helpers hide hook hooks html import include init insert install instance is item items js json list load loader log main make manage manager maybe metabox modify my new notify option options output parse perform plugin post posts prepare print query read redirect refresh register remove render replace request require reset restrict return run sanitize save schedule script scripts search send service services set settings setup show store string style styles submit sync template templates the theme toggle transform uninstall unregister update updater upload url user users utils util validate value verify version view views widget widgets with wrapper write your'.split(
    ' ',
  ),
);

interface Known {
  /** Accepted beginnings, in small letters, words joined by `_`. */
  readonly beginnings: ReadonlySet<string>;
  readonly common: ReadonlySet<string>;
}

const knownKey = Symbol('prefixes');

/**
 * Why a global name is nobody's own: its first word is a `general` one, or WordPress's (`wp`); null when the name is fine.
 */
export function isUnprefixed(name: string, context: PhpContext): 'general' | 'wp' | null {
  const words = wordsOf(name);
  const [first = ''] = words;
  const joined = words.join('');
  const { prefixes = [] } = context.project.configOf(context.fileName);
  if (hasPrefix(name, prefixes)) return null;
  const { beginnings, common } = knownFor(context);
  for (const beginning of beginnings) if (joined.startsWith(beginning)) return null;
  // The plugin's own folder and files are named for it.
  const isNamedSo = (own: string) => joined.startsWith(own) || own.startsWith(joined);
  if (words.length > 1 && !verbs.test(first) && namesOf(context.fileName).some(isNamedSo)) return null;
  if (words.length > 1 && common.has(first)) return null;
  if (words.length > 1 && !verbs.test(first) && common.has(words.slice(0, 2).join(' '))) return null;
  if (first === 'wp' || first === 'wordpress') return 'wp';
  return general.has(first) ? 'general' : null;
}

/** Whether a name begins with one of these, however its words are joined. */
export function hasPrefix(name: string, prefixes: readonly string[]): boolean {
  const joined = wordsOf(name).join('');
  return prefixes.some((prefix) => joined.startsWith(wordsOf(prefix).join('')));
}

function knownFor(context: PhpContext): Known {
  const extension = extensionFor(context);
  const byExtension = context.lists.facts.of(knownKey, () => new Map<Extension | null, Known>());
  const known = byExtension.get(extension) ?? {
    beginnings: ownBeginnings(extension),
    common: commonWords(context.lists),
  };
  byExtension.set(extension, known);
  return known;
}

/** The folders and the file of a path, without what they are: `class-book-shelf.php` gives `bookshelf`. */
function namesOf(path: string): string[] {
  return path
    .split('/')
    .map((part) => wordsOf(part.replace(/\.\w+$/, '').replace(/^(class|interface|trait|abstract)-/, '')))
    .filter((words) => words.length > 1)
    .map((words) => words.join(''));
}

/** From `book-shelf`: `bookshelf` and `book`; from a name of one word, that word; and the initials of several. */
function ownBeginnings(extension: Extension | null): Set<string> {
  const beginnings = new Set<string>();
  for (const text of [extension?.textDomain, extension?.name]) {
    const words = text ? wordsOf(text) : [];
    if (words.length === 0) continue;
    beginnings.add(words.join(''));
    const [first = ''] = words;
    if (first.length >= 4 && first !== 'wordpress' && !(general.has(first) && words.length > 1)) beginnings.add(first);
    if (words.length > 1) beginnings.add(words.slice(0, 2).join(''));
  }
  return beginnings;
}

/** Words that say what a function does, not whose it is. */
const verbs =
  /^(get|set|is|has|the|add|do|save|render|register|update|delete|init|show|display|enqueue|load|create|print|handle|remove|check|make|build|my|wp|custom|process|send|format|fetch|validate|sanitize)$/;

/**
 * First words that at least three of the declared functions and classes share, and most of them; and the first two words
 * of names, of hooks and options too, that several begin with: `cache tools`.
 */
function commonWords(lists: Lists): Set<string> {
  const counts = new Map<string, number>();
  const pairs = new Map<string, Set<string>>();
  const note = (name: string) => {
    const words = wordsOf(name);
    if (words.length < 2) return words;
    const pair = words.slice(0, 2).join(' ');
    pairs.set(pair, (pairs.get(pair) ?? new Set()).add(name.toLowerCase()));
    return words;
  };
  const names = [...lists.functions, ...lists.classes].map(({ name }) => name).filter((name) => name !== '');
  for (const name of names) {
    const [first = ''] = note(name);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  for (const { args } of lists.calls) {
    const first = args[0]?.value;
    if (first?.kind === 'Str' && first.value.length < 60) note(first.value.replace(/^wp_ajax_(nopriv_)?/, ''));
  }
  const most = [...counts].filter(([word, count]) => count >= 3 && count >= names.length * 0.6 && !verbs.test(word));
  const shared = [...pairs].filter(([, having]) => having.size >= 2);
  return new Set([...most.map(([word]) => word), ...shared.map(([pair]) => pair)]);
}

/** `getItems`, `Get_Items` and `get-items` are the same two words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
