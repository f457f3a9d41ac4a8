/**
 * The number of letters added, left out, changed or swapped with their neighbour between two words; `most + 1` when there
 * are more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      now.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return last[b.length] ?? most + 1;
}

/** Words by their length, for {@link nearest}. */
export class Dictionary {
  readonly #words: () => Iterable<string>;
  #byLength: ReadonlyMap<number, string[]> | undefined;
  readonly #found = new Map<string, string | null>();

  /** @param words read with the first question: most of what could be misspelt is not */
  constructor(words: () => Iterable<string>) {
    this.#words = words;
  }

  /**
   * The one word that `name` is a slip of: at one letter, or at two when the name is long. Null when none is so near, or
   * several are equally.
   */
  nearest(name: string): string | null {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    this.#byLength ??= Map.groupBy(new Set(this.#words()), (word) => word.length);
    const most = name.length >= 14 ? 2 : name.length >= 7 ? 1 : 0;
    let best: string | null = null;
    let least = most + 1;
    for (let length = name.length - most; most > 0 && length <= name.length + most; length++) {
      for (const word of this.#byLength.get(length) ?? []) {
        // Slips are seldom at the very beginning.
        if (word[0] !== name[0] && word[1] !== name[1]) continue;
        const distance = editDistance(name, word, most);
        if (distance < least) {
          least = distance;
          best = word;
        } else if (distance === least) best = distance <= most ? null : best;
      }
    }
    // Names come from the code that is analysed: a bound keeps the table small.
    if (this.#found.size < 20_000) this.#found.set(name, best);
    return best;
  }
}
