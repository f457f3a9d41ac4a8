import type { Draft } from './draft.ts';
import type { Grammar } from './grammar.ts';
import { prepositionAt, subordinatorAt } from './links.ts';
import { isParticiple } from './noun-core.ts';

export function afterComma(grammar: Grammar, draft: Draft, at: number): number | null {
  const { tokens } = grammar;
  const next = tokens[at + 1];
  if (!next) return at + 1;
  if (/^(?:which|who|whose)$/.test(next.lower)) {
    const relative = grammar.relative(at + 1);
    const last = draft.objects.at(-1);
    if (!relative || !last || last.restriction !== null) return null;
    draft.objects = [...draft.objects.slice(0, -1), { ...last, restriction: relative.value }];
    return relative.next;
  }
  if (grammar.everyTime(at + 1)) return at + 1;
  if (subordinatorAt(tokens, at + 1)) return isNewLead(grammar, at + 1) ? null : at + 1;
  if (next.pos === 'CCONJ') return afterConjunction(grammar, at + 1) === null ? null : at + 1;
  if (/^(?:preferably|ideally|maybe|automatically|too|please|instead)$/.test(next.lower)) return at + 1;
  if (prepositionAt(tokens, at + 1) && !grammar.isLeadIn(at + 1)) return at + 1;
  return null;
}

/** "…, when it is full, show …": a condition that a comma and another clause follow belongs to that clause. */
function isNewLead(grammar: Grammar, at: number): boolean {
  const condition = grammar.condition(at, null, null);
  if (condition === null || grammar.tokens[condition.next]?.lower !== ',') return false;
  return grammar.opensClause(condition.next + 1, true);
}

/** "by email and on the site": it goes on; "and …" with a verb is a clause of its own. */
export function afterConjunction(grammar: Grammar, at: number): number | null {
  const { tokens } = grammar;
  if (!tokens[at + 1] || tokens[at]?.lower === 'but') return null;
  const opens = prepositionAt(tokens, at + 1) ?? subordinatorAt(tokens, at + 1);
  return opens && !grammar.isLeadIn(at + 1) && !(subordinatorAt(tokens, at + 1) && isNewLead(grammar, at + 1))
    ? at + 1
    : null;
}

/** "open, closed or done": another state of the same subject. */
export function isStateAt({ tokens }: Grammar, at: number): boolean {
  const token = tokens[tokens[at]?.pos === 'CCONJ' ? at + 1 : at];
  const next = token && tokens[tokens.indexOf(token) + 1];
  if (!token || (token.pos !== 'ADJ' && !isParticiple(token))) return false;
  return !next || next.pos === 'PUNCT' || next.pos === 'CCONJ' || next.pos === 'ADP';
}
