import type { Lists } from '../../../../languages/php/items.ts';
import type { Extension } from '../../../../wordpress/extension.ts';
import type { PhpContext } from '../../../rule.ts';
import { extensionFor } from './extension-for.ts';

/** First words that say nothing of whose a name is. */
const general = new Set(
  'a about action actions active add admin after ajax all allow an api app apply array asset assets async auth author autoload award back backend badge banner base before block blocks blog book books bootstrap bulk button cache calc calculate call callback can card cart category change check class clean cleanup clear client close cmb code color comment compute config configure contact container content controller convert core count create cron css current custom customizer customize dashboard data database date db deactivate debug default define delete dequeue deregister description dir disable display do dynamic edit email enable end endpoint enqueue ensure error escape event events exclude export extra fetch field fields file files filter filters find first fix footer form forms format frontend front function functions gallery general generate get global google handle handler has head header helper helpers hide home hook hooks html icon image images import include index info init inline insert install interface is item items js json label last latest list load loader local log logger login logo main make manage manager map maybe media menu message messages meta metabox modify module my name nav new news newsletter notice notices notify number on open option options order orders output page pages parse password path perform plugin popup post posts prepare preview price print process product products profile public query rate read recent redirect refresh register related remove render replace reports request require reset rest restrict result return review role root row run sanitize save schedule script scripts search section send service services set settings setup share shop shortcode show sidebar site slider slug social sort start stats status store string style styles submit support sync table tag task tax taxonomy team template templates term terms test text the theme thumbnail time title toggle token track transform type uninstall unregister update updater upload url user users utils util validate value version video view views widget widgets with wrapper write your'.split(
    ' ',
  ),
);

interface Known {
  /** Accepted beginnings, in small letters, words joined by `_`. */
  readonly beginnings: ReadonlySet<string>;
  readonly common: ReadonlySet<string>;
}

const memo = new WeakMap<Lists, Map<Extension | null, Known>>();

/**
 * Why a global name is nobody's own: its first word is a `general` one, or WordPress's (`wp`); null when the name is fine.
 */
export function isUnprefixed(name: string, context: PhpContext): 'general' | 'wp' | null {
  const words = wordsOf(name);
  const [first = ''] = words;
  const joined = words.join('');
  const { beginnings, common } = knownFor(context);
  for (const beginning of beginnings) if (joined.startsWith(beginning)) return null;
  if (words.length > 1 && common.has(first)) return null;
  if (first === 'wp' || first === 'wordpress') return 'wp';
  return general.has(first) ? 'general' : null;
}

function knownFor(context: PhpContext): Known {
  const extension = extensionFor(context);
  let byExtension = memo.get(context.lists);
  if (byExtension === undefined) {
    byExtension = new Map();
    memo.set(context.lists, byExtension);
  }
  const known = byExtension.get(extension) ?? {
    beginnings: ownBeginnings(extension),
    common: commonWords(context.lists),
  };
  byExtension.set(extension, known);
  return known;
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

/** First words that at least three of the declared functions and classes share, and most of them. */
function commonWords(lists: Lists): Set<string> {
  const counts = new Map<string, number>();
  const names = [...lists.functions, ...lists.classes].map(({ name }) => name).filter((name) => name !== '');
  for (const name of names) {
    const [first = ''] = wordsOf(name);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const verbs =
    /^(get|set|is|has|the|add|do|save|render|register|update|delete|init|show|display|enqueue|load|create|print|handle|remove|check|make|build|my|wp|custom)$/;
  const most = [...counts].filter(([word, count]) => count >= 3 && count >= names.length * 0.6 && !verbs.test(word));
  return new Set(most.map(([word]) => word));
}

/** `getItems`, `Get_Items` and `get-items` are the same two words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
