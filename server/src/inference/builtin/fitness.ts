import type { Continuation } from './continuation.ts';
import { TokenKind } from './lexer/token-list.ts';
import type { Prompt } from './prompt.ts';
import type { Session } from './session.ts';
import { kindOfKey } from './stream.ts';
import type { Wishes } from './wishes.ts';

/** Where a completion stands when it chooses a token. */
export interface Choosing {
  readonly session: Session;
  readonly wishes: Wishes;
  readonly suffix: Continuation;
  readonly unfinished: Prompt['unfinished'];
  /** The text has a class, so that `$this` means something. */
  readonly hasClass: boolean;
  /** Nothing has been made yet. */
  readonly isFirst: boolean;
  /** Brackets open beyond those of the prompt; negative when some of its own were closed. */
  readonly depth: number;
}

/** How much more names are preferred that the comment above asks for: as statements, as arguments, as strings. */
const wishLimits = { argument: 2, string: 10 } as const;

/** What a candidate's probability is multiplied by; 0: it may not stand here. */
export function fitness(choosing: Choosing, id: number): number {
  const { session, unfinished, suffix } = choosing;
  const key = session.keyOf(id);
  if (unfinished && !unfinished.keys.some((begun) => continues(key, begun))) return 0;
  if (!session.allows(key)) return 0;
  // Whoever typed a whole name is likelier to have meant it than a longer one.
  let factor = unfinished?.keys[0] === key ? 3 : session.openString ? 1 : session.plausibility(id);
  if (session.openString) return factor;
  const kind = kindOfKey(key);
  if (kind === TokenKind.variable && session.timesSeen(id) === 0) {
    if (key === '$this') return choosing.hasClass ? factor : factor * 0.01;
    if (session.mayDeclare) factor *= 0.5;
  }
  if (key === suffix.firstKey && choosing.depth <= 0) {
    // Where a line is free before the suffix, something is wanted in it.
    factor *= choosing.isFirst && !suffix.sameLine ? 0 : 3;
  }
  const wish = choosing.wishes.factor(session, id);
  if (kind === TokenKind.word) return factor * (session.atStatementStart ? wish : Math.min(wish, wishLimits.argument));
  return kind === TokenKind.string ? factor * Math.min(wish, wishLimits.string) : factor;
}

/** A quote that opens a string in pieces stands for itself alone. */
function continues(key: string, begun: string): boolean {
  return kindOfKey(begun) === TokenKind.open ? key === begun : key.startsWith(begun);
}

/** Makes every known name with one of these beginnings a candidate. */
export function addNames(session: Session, beginnings: readonly string[]): void {
  const { candidates, model, learned, own } = session;
  for (const beginning of beginnings) {
    const [from, to] = model.vocabulary.range(beginning);
    for (let id = from; id < to; id++) {
      const seen = learned.tables.count[id + 1] ?? 0;
      if (seen > 0) candidates.include(id, seen * 1e-9);
    }
    for (const key of own) if (key.startsWith(beginning)) candidates.include(session.idOf(key), 1e-6);
  }
}
