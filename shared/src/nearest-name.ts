import { editDistance } from './edit-distance.ts';

/** Among more names than a person writes nothing is looked for. */
const maxWords = 1000;

/**
 * The one of a few known names that `name` is a slip of: another letter case, other separators, or a letter or two
 * apart. Null when none is near, or two are equally.
 */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const plain = bare(name);
  const most = name.length >= 9 ? 2 : name.length >= 4 ? 1 : 0;
  let best: string | null = null;
  let least = most + 1;
  let left = maxWords;
  for (const word of known) {
    if (--left < 0) return null;
    if (word === name) continue;
    if (bare(word) === plain) return word;
    const distance = editDistance(name, word, most);
    if (distance < least) {
      least = distance;
      best = word;
    } else if (distance === least && distance <= most) best = null;
  }
  return best;
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/[_\s-]/g, '')
    .replace(/s$/, '');
}
