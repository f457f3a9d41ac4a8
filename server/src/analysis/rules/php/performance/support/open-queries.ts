import type { Expr } from '../../../../languages/php/ast.ts';
import type { ArgInfo, CallEvent } from '../../../../languages/php/flow/events.ts';
import type { Span } from '../../../../languages/php/flow/value.ts';
import type { Finding, PhpContext } from '../../../rule.ts';
import { type EntryValue, entryValues } from './query-entries.ts';
import type { Family } from './query-families.ts';
import { requestedAmount } from './requested-amount.ts';
import { usualVisits } from './usual-visits.ts';
import { literalsOf } from './written-values.ts';

/** A query whose arguments are put together elsewhere: it is judged when all callers are known. */
export interface OpenQuery {
  readonly family: Family;
  readonly arg: ArgInfo | undefined;
  readonly call: Span;
  readonly enclosing: CallEvent['enclosing'];
  /** What the call alone says of it; null when it says nothing. */
  readonly known: Finding | null;
}

const openKey = Symbol('queries with arguments from elsewhere');

/** Those that were met so far, of all files. */
export function openQueries({ lists }: PhpContext): OpenQuery[] {
  return lists.facts.of(openKey, (): OpenQuery[] => []);
}

/** A query for everybody that lacks a limit counts more where each page view runs it. */
export function judgeViewed({ call, family }: OpenQuery, known: Finding, context: PhpContext): Finding | null {
  if (known.severity !== 'low' || known.at !== call || !family.unlimitedByDefault) return null;
  const visit = usualVisits(context).find((one) => one.call === call);
  if (visit?.entry.who !== 'visitors') return null;
  return { ...known, message: `${known.message} ${visit.entry.label} leads here on each view.`, severity: 'medium' };
}

/** Judges one by what callers pass, and by the defaults of those that pass nothing. */
export function judgeWritten({ family, arg, call, enclosing }: OpenQuery, context: PhpContext): Finding | null {
  if (arg === undefined || arg.spread || arg.name !== null || arg.node.kind === 'Str') return null;
  const find = (key: string) => entryValues(arg.node, key, enclosing, context);
  if (family.bounding.some((key) => find(key).found.length > 0)) return null;
  const isSmall = family.narrowing.some((key) => find(key).found.length > 0) || find('fields').found.some(isIds);
  const limits = family.limits.map((limit) => ({ ...limit, ...find(limit.key) }));
  for (const { key, found } of limits) {
    for (const { value, within } of found) {
      const read = requestedAmount(value, within, context);
      if (read === null) continue;
      return {
        at: call,
        detail: key,
        message: `The request chooses how many ${family.noun}s this query loads: '${key}' has no maximum.`,
        suggestion: "Limit the number with min(), or with 'maximum' in the parameters of the REST route.",
        severity: 'medium',
        confidence: 'medium',
        trace: [{ at: read, message: 'the number comes with the request' }],
      };
    }
  }
  for (const { key, found, isUnlimited } of limits) {
    // Where it is written in the call itself, the values have been judged.
    const isJudged = (one: EntryValue) => arg.node.kind === 'Array' && one.within === enclosing;
    const all = found
      .filter(({ isSpare }) => isSpare !== true)
      .flatMap((one) => literalsOf(one, context).filter((value) => value !== one.value || !isJudged(one)))
      .find((value) => isUnlimited(literalOf(value)));
    if (all === undefined) continue;
    return {
      at: all,
      message: `This query loads every matching ${family.noun}: '${key}' is ${context.source.slice(all)} here.`,
      suggestion: family.advice,
      severity: isSmall ? 'low' : 'medium',
      confidence: 'medium',
    };
  }
  return null;
}

function isIds({ value }: { readonly value: Expr }): boolean {
  return value.kind === 'Str' && /^ids?$/i.test(value.value);
}

/** A number or text as it is written; undefined for what is worked out. */
function literalOf(value: Expr): unknown {
  if (value.kind === 'Unary' && value.op === '-' && value.value.kind === 'Num') return -value.value.value;
  return value.kind === 'Num' || value.kind === 'Str' || value.kind === 'Bool' ? value.value : undefined;
}
