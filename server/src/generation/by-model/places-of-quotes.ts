import { cleanLine } from '../naming/clean-text.ts';
import type { AnyPlan } from '../plan-project.ts';
import type { PlannedProject } from '../planned-project.ts';
import { determiners, pronouns } from '../reading/language/function-words.ts';
import type { WrittenPlan } from './written-plan.ts';

const unsaid = 'The model names no part of its plan for this.';

/** Words that ask for nothing, besides determiners and pronouns. */
const fillers = new Set(
  (
    'and or but plus also then with without for of in on at to from by as if is are be been was were has have had do does ' +
    'would like please should must can could will want need make create build there here so just very really thanks hello hi'
  ).split(' '),
);

/**
 * Where each clause of a description ended, as far as a model's own account of it holds: quotes that the description does not have,
 * or that run over several sentences, and paths that the plan does not have are dropped; clauses of which nothing is
 * quoted are not understood.
 */
export function placesOfQuotes(
  description: string,
  plan: AnyPlan,
  { understood = [], not_understood: missed = [] }: Pick<WrittenPlan, 'understood' | 'not_understood'>,
): Pick<PlannedProject<AnyPlan>, 'understood' | 'notUnderstood'> {
  const text = description.replace(/\s/g, (space) => (space === '\n' ? '\n' : ' '));
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/g)].map(({ 0: sentence, index }) => ({
    from: index,
    to: index + sentence.length,
  }));
  const told = new Uint8Array(text.length);
  const quoted = (quote: string): string | null => {
    const spans = spansOf(text, quote).filter(({ from, to }) =>
      sentences.some((sentence) => sentence.from <= from && to <= sentence.to + 1),
    );
    for (const { from, to } of spans) told.fill(1, from, to);
    return spans[0] === undefined ? null : cleanLine(text.slice(spans[0].from, spans[0].to));
  };

  const places = new Map<string, { text: string; as: string }>();
  for (const one of understood) {
    const paths = one.as
      .split(',')
      .map((path) => path.trim().replace(/^plan\./, ''))
      .filter((path) => hasPath(plan, path));
    const quote = paths.length === 0 ? null : quoted(one.text);
    for (const as of quote === null ? [] : paths) places.set(`${quote}\n${as}`, { text: quote ?? '', as });
  }
  const known = new Set([...places.values()].map((place) => place.text));
  const notUnderstood = missed.flatMap(({ text: quote, reason }) => {
    const found = quoted(quote);
    if (found === null || known.has(found)) return [];
    known.add(found);
    return [{ text: found, reason: cleanLine(reason) || unsaid }];
  });
  const silent = sentences
    .flatMap((sentence) => clausesIn(text, sentence))
    .filter(({ from, to }) => !told.subarray(from, to).includes(1) && asksForSomething(text.slice(from, to)))
    .map(({ from, to }) => ({ text: trimmed(text.slice(from, to)), reason: unsaid }));
  return { understood: [...places.values()], notUnderstood: [...notUnderstood, ...silent] };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a text has the words of a quote, whatever their case and the space between them. */
function spansOf(text: string, quote: string): Span[] {
  const words = quote.trim().replace(/[\s.!?,;:]+$/, '');
  if (!asksForSomething(words)) return [];
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
  return [...text.matchAll(whole)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** The pieces of a sentence that each say one thing. */
function clausesIn(text: string, { from, to }: Span): Span[] {
  const clauses: Span[] = [];
  let start = from;
  for (const { 0: separator, index } of text.slice(from, to).matchAll(/[,;:]\s|\s(?:and|but|plus)\s/gi)) {
    clauses.push({ from: start, to: from + index });
    start = from + index + separator.length;
  }
  return [...clauses, { from: start, to }];
}

function asksForSomething(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => !fillers.has(word) && !determiners.has(word) && !pronouns.has(word));
}

const trimmed = (text: string): string => cleanLine(text).replace(/^[-*•,;:\s]+|[,;:\s]+$/g, '');

/** Whether a plan has a part at a path such as `entities[0].fields[2]`. */
function hasPath(plan: AnyPlan, path: string): boolean {
  if (!/^[a-z_]+(?:\.[a-z_]+|\[\d{1,4}\])*$/.test(path) || path === 'version') return false;
  let at: unknown = plan;
  for (const name of path.match(/[a-z_]+|\d+/g) ?? []) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return false;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at !== undefined;
}
