import { genericWords, type RestrictedMark } from './restricted-marks.ts';

/** The words of a slug that a directory takes, and in plain sentences what was changed for it. */
export interface DirectorySlug {
  readonly words: readonly string[];
  readonly notes: readonly string[];
}

/** Where a mark's words stand in a slug's words; −1 for nowhere. */
function indexOf(words: readonly string[], mark: readonly string[]): number {
  return words.findIndex((_, start) => mark.every((part, offset) => words[start + offset] === part));
}

const linking = new Set(['for', 'and', 'with', 'by', 'of', 'in', 'on', 'to', 'the', 'a', 'an', 'from', 'using', 'via']);

/** Drops words at both ends that link to nothing, because their neighbour is gone. */
export function trimLinks(words: readonly string[]): string[] {
  let [start, end] = [0, words.length];
  while (start < end && linking.has(words[start] ?? '')) start++;
  while (end > start && linking.has(words[end - 1] ?? '')) end--;
  return words.slice(start, end);
}

const isGeneric = (words: readonly string[]) => words.every((word) => genericWords.has(word));

/** First words made of a mark and something else; "wooden" and "instant" are words of their own. */
const portmanteaus = /^(?:woo(?![dl])|insta(?![nl])|guten(?!b))(?=.)/;

/**
 * Makes the words of a name a slug that WordPress.org would take: other owners' marks leave the beginning
 * ("Stripe Payments" → `payments-for-stripe`) or, where their owners allow them nowhere, the slug.
 */
export function directoryWords(words: readonly string[], restricted: readonly RestrictedMark[]): DirectorySlug {
  let rest = [...words];
  let last: readonly string[] = [];
  const notes: string[] = [];
  for (const { mark, where } of restricted) {
    const parts = mark.split('-');
    const at = indexOf(rest, parts);
    if (at < 0 || (where === 'first' && at > 0)) continue;
    const isAtEnd = at + parts.length === rest.length && rest[at - 1] === 'for';
    if (where === 'end' && isAtEnd && at > 1) continue;
    if (where === 'anywhere') {
      while (indexOf(rest, parts) >= 0) rest.splice(indexOf(rest, parts), parts.length);
      rest = trimLinks(rest);
      notes.push(`WordPress.org does not allow "${mark}" in a slug, so it was removed.`);
      continue;
    }
    rest = trimLinks([...rest.slice(0, at), ...rest.slice(at + parts.length)]);
    if (isGeneric(rest)) rest = ['tools'];
    if (last.length === 0) last = parts;
    else rest.push(...parts);
    notes.push(`WordPress.org only allows "${mark}" at the end of a slug, so it was moved there.`);
  }
  const isHiding = (word: string) =>
    restricted.some(({ mark, where }) => where !== 'first' && mark.length > 4 && word.includes(mark));
  const hiding = rest.filter(isHiding);
  if (
    hiding.length > 0 &&
    !(rest.length > 2 && rest.at(-2) === 'for' && hiding.length === 1 && rest.at(-1) === hiding[0])
  ) {
    rest = trimLinks(rest.filter((word) => !isHiding(word)));
    notes.push(
      `WordPress.org does not allow the names of other products in a slug, so these words were removed: "${hiding.join('", "')}".`,
    );
  }
  const [first = ''] = rest;
  if (portmanteaus.test(first)) {
    rest = [first.replace(portmanteaus, ''), ...rest.slice(1)];
    notes.push(
      `WordPress.org does not allow the beginning of "${first}", which refers to another product, so it was removed.`,
    );
  }
  return { words: last.length > 0 ? [...rest, 'for', ...last] : rest, notes };
}
