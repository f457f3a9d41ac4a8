import type { DraftCounts } from '../../engine.ts';
import type { DraftControl } from './draft-control.ts';
import type { Sequence, Token } from './llama-api.ts';

/** How tokens are chosen. */
export interface Sampling {
  readonly temperature: number;
  readonly topP: number;
  readonly seed: number;
}

export interface WriteTokensOptions extends Sampling {
  readonly sequence: Sequence;
  /** End of the prompt, which the sequence does not have yet. */
  readonly rest: readonly Token[];
  /** Tokens at most. */
  readonly limit: number;
  readonly isEnd: (token: Token) => boolean;
  /** What drafts tokens; null: nothing does. */
  readonly draft: { readonly control: DraftControl; propose(maxTokens: number): readonly Token[] } | null;
  onDraft(counts: DraftCounts): void;
}

/**
 * Writes an answer, a token or more at a time: what was drafted is evaluated together with the last token, and is taken as far as it is
 * what the model chooses itself. Each token is drawn with a seed of its own place, so that a draft changes no draw: the answer is the one
 * that comes without drafts.
 */
export async function* writeTokens(options: WriteTokensOptions): AsyncGenerator<Token, void> {
  const { limit, isEnd, draft } = options;
  let pending = options.rest;
  for (let written = 0; written < limit; ) {
    const started = performance.now();
    const most = Math.min(draft?.control.length() ?? 0, limit - written - 1);
    const proposed = most > 0 ? (draft?.propose(most) ?? []) : [];
    const chosen = await choose(pending, proposed, written, options);
    const accepted = chosen.length - 1;
    // The first step has some of the prompt to read.
    if (written > 0) draft?.control.learn(proposed.length, accepted, performance.now() - started);
    if (proposed.length > 0) options.onDraft({ proposed: proposed.length, accepted });
    for (const token of chosen) {
      if (isEnd(token)) return;
      yield token;
    }
    written += chosen.length;
    pending = chosen.slice(-1);
  }
}

/** What the model writes after `pending`: one token more than it takes of the draft. */
async function choose(
  pending: readonly Token[],
  proposed: readonly Token[],
  written: number,
  { sequence, temperature, topP, seed }: WriteTokensOptions,
): Promise<Token[]> {
  const known = pending.slice(0, -1);
  const open = [...pending.slice(-1), ...proposed];
  const evaluated = await sequence.controlledEvaluate([
    ...known,
    ...open.map((token, at): [Token, object] => {
      const options = { temperature, topP, seed: seedOf(seed, written + at) };
      return [token, { generateNext: { token: true, options } }];
    }),
  ]);
  const chosen: Token[] = [];
  for (let at = 0; at < open.length; at++) {
    const token = evaluated[known.length + at]?.next.token;
    if (token === undefined || token === null) throw new Error('no token could be chosen');
    chosen.push(token);
    if (token !== proposed[at]) break;
  }
  const refuted = open.length - chosen.length;
  const end = sequence.nextTokenIndex;
  if (refuted > 0) await sequence.eraseContextTokenRanges([{ start: end - refuted, end }]);
  return chosen;
}

/** The seed of the token at a place of an answer: both mixed (the finaliser of MurmurHash3). */
function seedOf(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
