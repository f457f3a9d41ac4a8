import type { Session } from './session.ts';

const emptyWords = new Set(
  (
    'the and for that this with from into your you are was has have will should would can make write create please code ' +
    'function plugin wordpress php javascript block add all any its their then when where which use using used new param ' +
    'return string array bool int'
  ).split(' '),
);

/** Words of a name: split at underscores, hyphens, slashes and capitals. */
function wordsOf(name: string): string[] {
  return (
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  ).map(stem);
}

/** Enough of English grammar to find "post types" in `register_post_type`. */
function stem(word: string): string {
  return word.replace(/(?:ies)$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ers?|ed|es|s)$/, '');
}

/**
 * What the words of a comment or of prose ask for, as a factor on tokens: names made of those words are preferred. No
 * understanding, only shared words.
 */
export class Wishes {
  private readonly words: ReadonlySet<string>;
  private readonly factors = new Map<number, number>();

  constructor(text: string) {
    this.words = new Set(wordsOf(text).filter((word) => !emptyWords.has(word)));
  }

  get isEmpty(): boolean {
    return this.words.size === 0;
  }

  /** At least 1. */
  factor(session: Session, id: number): number {
    if (this.isEmpty) return 1;
    let factor = this.factors.get(id);
    if (factor === undefined) {
      const words = new Set(wordsOf(session.keyOf(id)).filter((word) => !emptyWords.has(word)));
      let shared = 0;
      for (const word of words) if (this.words.has(word)) shared++;
      factor = shared === 0 ? 1 : 1 + 12 * shared * shared * (shared / words.size);
      this.factors.set(id, factor);
    }
    return factor;
  }

  /** A wish is fulfilled once. */
  fulfil(id: number): void {
    this.factors.set(id, 1);
  }

  /** Ids of learned names that share at least two words with what is asked for, the best first. */
  names(session: Session, limit: number): readonly number[] {
    if (this.words.size < 2) return [];
    const found: { id: number; factor: number }[] = [];
    const [from] = session.model.vocabulary.range('a');
    const [, to] = session.model.vocabulary.range('z');
    for (let id = from; id < to; id++) {
      if ((session.learned.tables.count[id + 1] ?? 0) === 0) continue;
      const factor = this.factor(session, id);
      if (factor > 30) found.push({ id, factor });
    }
    return found
      .sort((a, b) => b.factor - a.factor || a.id - b.id)
      .slice(0, limit)
      .map(({ id }) => id);
  }
}
