import { lexPhp, type PhpToken } from '../php/tokens.ts';
import { type Candidate, candidatesFor, type Own } from './candidates.ts';
import { contextsOf } from './contexts.ts';
import { addTo, visitNames } from './file-names.ts';
import { matchOf } from './match.ts';
import { type Slot, slotAt } from './slots.ts';
import { likelihoods, UsageCounts } from './usage-counts.ts';
import { wordpressUsage } from './wordpress-usage.ts';

/** Names that exist and fit where the cursor is, the likeliest first. */
export interface PhpCompletion {
  readonly slot: Slot;
  readonly candidates: readonly Candidate[];
  /** There are more than are given. */
  readonly isIncomplete: boolean;
  /** What was typed of the name, from `start` to the cursor. */
  readonly typed: string;
  readonly start: number;
  /** The cursor is in a text; its quote. */
  readonly quote: string;
  /** What is before it. */
  readonly tokens: readonly PhpToken[];
}

export interface CompletionOptions {
  /** Nothing typed is enough: somebody asked, or began a text. */
  readonly acceptsNothingTyped: boolean;
}

/** What an editor shows of it is a dozen; typing on narrows it down. */
const maxCandidates = 100;
/** A name that the project uses says more than one that others use, one that the file uses yet more. */
const projectWeight = 5;
const fileWeight = 10;
const deprecatedShare = 1e-2;

/** Names for the cursor at `offset`; null where no name of a kind that is known may stand. */
export function completePhp(text: string, offset: number, own: Own, options: CompletionOptions): PhpCompletion | null {
  const { tokens: lexed, end } = lexPhp(text, offset);
  if (end !== 'code') return null;
  const last = lexed.at(-1);
  const isText = last?.kind === 'string' && last.isOpen;
  const isName = last?.kind === 'name' && last.end === offset;
  if (last?.kind === 'string' && isText && !/^['"][\w\\/.{}$-]*$/.test(last.text)) return null;
  if (last !== undefined && !isText && !isName && last.end === offset && /^(?:variable|number|string)$/.test(last.kind))
    return null;
  const tokens =
    isText || isName
      ? lexed
      : [...lexed, { kind: 'name', text: '', start: offset, end: offset, isOpen: false } as const];
  const index = tokens.length - 1;
  const token = tokens[index];
  if (token === undefined) return null;
  const typed = isText ? token.text.slice(1) : token.text.replace(/^\\/, '');
  const fileUsage = new UsageCounts();
  const { reader, previous } = visitNames(
    text,
    tokens,
    ({ contexts, name }) => addTo(fileUsage, contexts, name),
    index,
  );
  const slot = slotAt(withFollowing(tokens, text, offset), index, reader);
  const needsTyped = slot?.kind === 'name' || slot?.kind === 'class';
  if (slot === null || (needsTyped && typed === '' && !options.acceptsNothingTyped)) return null;
  const sources = [
    { usage: wordpressUsage, weight: 1 },
    ...own.project.usage.map(({ usage, weight }) => ({ usage, weight: weight * projectWeight })),
    { usage: fileUsage, weight: fileWeight },
  ];
  const contexts = contextsOf(slot, tokens, index, text, previous);
  const fitting = candidatesFor(slot, own).flatMap((candidate) => {
    const match = matchOf(candidate.name, typed);
    return match === 0 ? [] : [{ candidate, match }];
  });
  const likely = likelihoods(
    fitting.map(({ candidate }) => candidate.name),
    contexts,
    sources,
  );
  const ranked = fitting
    .map(({ candidate, match }, at) => {
      return { candidate, match, score: (likely[at] ?? 0) * (candidate.isDeprecated ? deprecatedShare : 1) };
    })
    // A name that only a later word fits comes after those that begin with what was typed.
    .sort((a, b) => b.match - a.match || b.score - a.score || a.candidate.name.length - b.candidate.name.length);
  return {
    slot,
    candidates: ranked.slice(0, maxCandidates).map(({ candidate }) => candidate),
    isIncomplete: ranked.length > maxCandidates,
    typed,
    start: offset - typed.length,
    quote: isText ? token.text.slice(0, 1) : '',
    tokens,
  };
}

/** How much after the cursor is read: an array is often handed on a few lines below. */
const lookAhead = 4_000;

/** The tokens, and those that follow the line of the cursor. */
function withFollowing(tokens: readonly PhpToken[], text: string, offset: number): readonly PhpToken[] {
  const line = text.indexOf('\n', offset);
  if (line === -1) return tokens;
  const following = lexPhp(`<?php ${text.slice(line, line + lookAhead)}`).tokens.slice(1);
  return [...tokens, ...following];
}
