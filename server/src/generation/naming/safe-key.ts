import { shortHash } from './hash.ts';
import { toSnake } from './inflect.ts';
import { phpReserved, reservedPostTypes, reservedTerms } from './reserved-words.ts';

/** WordPress' limit for keys of post types. */
export const maxPostTypeKeyLength = 20;
/** WordPress' limit for keys of taxonomies. */
export const maxTaxonomyKeyLength = 32;

/** A prefix as it stands, then shorter and shorter: its first words, its initials, nothing less than two letters. */
function* shorterPrefixes(prefix: string): Generator<string> {
  const words = prefix.split('_');
  for (let count = words.length; count > 0; count--) {
    const shorter = words.slice(0, count).join('_');
    if (count === words.length || shorter.length >= 4) yield shorter;
  }
  if (words.length > 1) yield words.map((word) => word.charAt(0)).join('');
  yield (words[0] ?? '').slice(0, 4);
}

/**
 * A prefixed key of at most `maxLength` characters for a post type (20), a taxonomy (32) or another registry:
 * `safeKey('Event', 'event_manager', 20)` → `event_manager_event`. The prefix gives way before the word; a word that
 * still does not fit ends with a fingerprint, so that two long words never get one key.
 */
export function safeKey(word: string, prefix: string, maxLength: number): string {
  const snake = toSnake(word) || `item_${shortHash(word)}`;
  for (const candidate of shorterPrefixes(prefix)) {
    const key = `${candidate}_${snake}`;
    if (key.length <= maxLength) return key;
  }
  const initials = [...shorterPrefixes(prefix)].at(-1) ?? 'x';
  const mark = shortHash(snake).slice(0, 4);
  const room = maxLength - initials.length - mark.length - 2;
  return `${initials}_${snake.slice(0, room).replace(/_+$/, '')}_${mark}`;
}

/** Whether WordPress or PHP uses a key without a prefix for something of its own. */
export function isReservedKey(key: string): boolean {
  return reservedPostTypes.has(key) || reservedTerms.has(key) || phpReserved.has(key);
}
