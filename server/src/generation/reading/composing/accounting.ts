import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { singularize } from '../../naming/inflect.ts';
import type { Token } from '../language/tokens.ts';
import type { Span } from '../learned/read-marks.ts';
import { light, mailWords, occasions, ofStaff, sayings, wordsOf } from './accounting-words.ts';
import type { Chunk, Slot } from './deeds.ts';
import { daysOf, durationIn, minutesOf, numberIn, unquoted, weekdaysIn } from './measures.ts';
import { bare, keyOf } from './names.ts';
import { isPeople, personIn } from './people.ts';
import type { Told } from './story.ts';
import { yearlyDate, yearlyDay, yearlyRange } from './yearly-days.ts';

/** Words of a deed that are in the plan, and those that are not: together its whole text. */
export interface Account {
  readonly kept: readonly Span[];
  readonly left: readonly Span[];
}

/** What parts of the plan say, as words and numbers. */
interface Evidence {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly kind: string;
}

/**
 * Which words of a deed the part of the plan says that was made of it. What is marked counts where its value is in the part:
 * a number, a span of time, a property, a person; nouns, verbs and numbers that nobody marked count as not said.
 */
export function accountFor(told: Told, plan: PluginPlan): Account {
  const { deed } = told;
  const whole = deed.span;
  if (told.behaviour === null && told.part === 'nothing') return { kept: [whole], left: [] };
  const evidence = evidenceOf(told, plan);
  const isLeft = new Set<number>();
  const marked = new Set<number>();
  const mark = ({ from, to }: Span, isSaid: boolean): void => {
    for (let at = from; at < to; at += 1) {
      marked.add(at);
      if (!isSaid) isLeft.add(at);
    }
  };
  mark(deed.act, true);
  for (const slot of deed.slots) mark(slot, isSlotSaid(slot, evidence));
  for (const chunk of deed.chunks) mark(chunk, isChunkSaid(chunk, evidence));
  const { tokens } = deed.sentence;
  for (let at = whole.from; at < whole.to; at += 1) {
    const token = tokens[at];
    if (token !== undefined && !marked.has(at) && isTelling(token) && !isWordSaid(token, evidence)) isLeft.add(at);
  }
  return piecesOf(whole, tokens, isLeft, marked);
}

/** Parts of the words of a deed: those left out, each with the small words around it, and the others. */
function piecesOf(whole: Span, tokens: readonly Token[], isLeft: ReadonlySet<number>, marked: ReadonlySet<number>) {
  const left: { from: number; to: number }[] = [];
  for (let at = whole.from; at < whole.to; at += 1) {
    if (!isLeft.has(at)) continue;
    let from = at;
    while (from > whole.from && !marked.has(from - 1) && !isMark(tokens[from - 1])) from -= 1;
    const last = left.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = at + 1;
    else left.push({ from, to: at + 1 });
  }
  const kept: Span[] = [];
  let at = whole.from;
  for (const one of [...left, { from: whole.to, to: whole.to }]) {
    const span = trim(tokens, { from: at, to: one.from });
    if (span.to > span.from) kept.push(span);
    at = one.to;
  }
  return { kept, left: left.map((one) => trim(tokens, one)).filter(({ from, to }) => to > from) };
}

const isMark = (token: Token | undefined): boolean => token === undefined || /^[,;:.()–—]$/.test(token.lower);

function trim(tokens: readonly Token[], { from, to }: Span): Span {
  let first = from;
  let end = to;
  const isLoose = (token: Token | undefined): boolean =>
    token !== undefined && token.quote === null && /^(?:[^\p{L}\p{N}]+|and|but|or|then|so|also)$/u.test(token.lower);
  while (first < end && isLoose(tokens[first])) first += 1;
  while (end > first && isLoose(tokens[end - 1])) end -= 1;
  return { from: first, to: end };
}

function evidenceOf({ behaviour, part, deed }: Told, plan: PluginPlan): Evidence {
  const parts: unknown[] = [behaviour];
  const key = part?.split('.')[1] ?? (behaviour !== null && 'entity' in behaviour ? behaviour.entity : null);
  parts.push(
    (plan.entities ?? []).find((one) => one.key === key),
    part?.startsWith('roles') ? (plan.roles ?? []).find((one) => one.key === key) : null,
    key,
  );
  for (const one of plan.behaviours ?? []) {
    const isAbout = 'entity' in one && one.entity === key;
    // Fields of the records, and restrictions where a deed about records became these.
    if ((isAbout && one.kind === 'extra_fields') || (behaviour === null && isAbout)) parts.push(one);
  }
  const text = JSON.stringify(parts).toLowerCase();
  return {
    text,
    words: new Set([
      ...(/"do":"email"|"reminders":\[\{/.test(text) ? mailWords : []),
      ...parts
        .flatMap((one) => (typeof one === 'object' && one !== null ? Object.entries(one) : []))
        .flatMap(([member, value]) => (value === false ? [] : (wordsOf(member, value) ?? []))),
      ...(text.includes('"user_enumeration"') ? ['author', 'archive', 'rest', 'api'] : []),
      ...sayings.flatMap(([part, words]) => (part.test(text) ? words.split(' ') : [])),
      ...text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [word, singularize(word)]),
      ...deed.actText.toLowerCase().split(/\s+/),
    ]),
    numbers: new Set([...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))),
    kind: behaviour?.kind ?? part?.split('.')[0] ?? '',
  };
}

function isSlotSaid(slot: Slot, evidence: Evidence): boolean {
  const { text, label } = slot;
  switch (label) {
    case 'number':
      return isNumberSaid(text, evidence);
    case 'span':
      return isSpanSaid(text, evidence);
    case 'date':
      return isDateSaid(text, evidence);
    case 'rhythm':
      return (
        /"(?:every|interval|schedule|weekday|daily|weekly|monthly)"/.test(evidence.text) ||
        (evidence.text.includes('"season_from"') && /\byear/i.test(text))
      );
    case 'url':
      if (/[?&]author=/.test(text) && evidence.text.includes('"user_enumeration"')) return true;
      return evidence.text.includes(text.toLowerCase().replace(/[.,;]+$/, ''));
    case 'text':
    case 'name':
      return evidence.text.includes(JSON.stringify(unquoted(slot).toLowerCase()).slice(1, -1).slice(0, 40));
    case 'who':
      return isPersonSaid(text, evidence);
    case 'place':
      return (
        /"places?"|"position"|"target"|"archive_targets"|"deleted_to"|"login"|"screens"|"paths"/.test(evidence.text) ||
        areWordsSaid(slot, evidence)
      );
    case 'sort':
      return /"order(?:_by)?"|"sort/.test(evidence.text);
    case 'layout':
      return /"layout"|"look"/.test(evidence.text);
    case 'op':
    case 'event':
      return true;
    default:
      return pronoun.test(text) || areWordsSaid(slot, evidence);
  }
}

const pronoun = /^(?:it|they|them|those|these|one|ones|this|that|everything|things?|something|others?|entr(?:y|ies))$/i;

function isNumberSaid(text: string, { numbers, words }: Evidence): boolean {
  const value = numberIn(text);
  if (value === null) return words.has(text.toLowerCase());
  const near = [
    value,
    value + 1,
    value - 1,
    value + 0.01,
    value - 0.01,
    value * 60,
    value * 1024,
    value * 1024 * 1024,
    -Math.floor(value * 365.25),
  ];
  return near.some((one) => numbers.has(Math.round(one * 100) / 100));
}

function isSpanSaid(text: string, { numbers }: Evidence): boolean {
  const duration = durationIn(text);
  if (duration === null) return false;
  const { amount, unit } = duration;
  const hours = unit === 'day' ? amount * 24 : amount;
  // A day in the past is a negative number of days from today.
  const days = daysOf(duration);
  return [amount, days, -days, minutesOf(duration), hours, amount * 12].some((one) => numbers.has(one));
}

function isDateSaid(text: string, { text: said, numbers }: Evidence): boolean {
  const day = yearlyDate(text) ?? yearlyDate(`on ${text}`);
  if (day !== null && said.includes(`"${day}"`)) return true;
  const weekdays = weekdaysIn(text.toLowerCase());
  if (weekdays.length > 0) return weekdays.some((day) => said.includes(`"${day}`));
  const number = numberIn(text);
  return number !== null && numbers.has(number);
}

function isPersonSaid(text: string, { text: said, kind }: Evidence): boolean {
  const person = personIn(text);
  switch (person?.is) {
    case 'everyone':
    case 'guests':
    case 'members':
    case 'nobody':
      return true;
    case 'admin':
    case 'staff':
      return ofStaff.test(kind) || /"admin|"editor|"administrator|"staff/.test(said);
    case 'owner':
      return kind === 'public_form' || /"owner"|"own_records"|"everyone"|"logged_in"|"user"|"order"/.test(said);
    case 'role':
      return said.includes(`"${person.role}`) || /"owner"/.test(said);
    case 'address':
      return said.includes(person.address.toLowerCase());
    default:
      // Those who send something in need no role.
      return (
        /^(?:public_form|reaction|listing|search_filter|account_form|own_records|owner_message|capacity_limit)$/.test(
          kind,
        ) ||
        said.includes(`"${keyOf(text, 60)}`) ||
        said.includes(keyOf(bare(text).split(' ').at(-1) ?? text)) ||
        !isPeople(text)
      );
  }
}

const areWordsSaid = ({ tokens }: Pick<Slot, 'tokens'>, evidence: Evidence): boolean => {
  const telling = tokens.filter((token) => isTelling(token) || /^(?:ADJ|PROPN)$/.test(token.pos));
  const said = telling.filter((token) => isWordSaid(token, evidence)).length;
  return said * 2 >= telling.length;
};

function isChunkSaid(chunk: Chunk, evidence: Evidence): boolean {
  if (chunk.label === 'why') return true;
  const day = yearlyRange(chunk.text)?.[0] ?? yearlyDay(chunk.text) ?? undefined;
  if (day !== undefined && evidence.text.includes(`"${day}"`)) return true;
  if (occasions.some(([part, said]) => part.test(evidence.text) && said.test(chunk.text))) return true;
  const telling = chunk.slots.filter(({ label }) => label !== 'op' && label !== 'event' && label !== 'thing');
  const areSaid = telling.every((slot) => isSlotSaid(slot, evidence));
  if (chunk.label === 'when' && evidence.kind === 'login_redirect' && /\b(?:log|sign)/i.test(chunk.text)) return true;
  if (chunk.label === 'when' && /"(?:moved|deleted)_types"/.test(evidence.text)) return areSaid;
  if (chunk.label === 'when')
    return (
      areSaid &&
      (evidence.kind === 'automation'
        ? /"when":\{/.test(evidence.text) && isRestSaid(chunk, evidence)
        : telling.length > 0)
    );
  if (/"(?:conditions|checks)":\[\{/.test(evidence.text)) return areSaid;
  if (/\bwords$/i.test(chunk.text) && evidence.text.includes('"minimum_words"')) return true;
  // "Except the coxswain": people whom nobody marked
  if (chunk.label === 'except' && chunk.slots.length === 0 && evidence.kind === 'restriction')
    return chunk.tokens.every((token) => !isTelling(token) || isWordSaid(token, evidence));
  // "Older than 14 days": done on that day
  if (/"on":"date"/.test(evidence.text) && telling.some(({ label }) => label === 'span')) return areSaid;
  if (evidence.kind === 'automation')
    return areSaid && /"on":"(?:event|change)"/.test(evidence.text) && hasEvent(chunk);
  return areSaid && telling.some(({ label }) => label !== 'who' || /"(?:roles|spared_roles|who)":/.test(evidence.text));
}

/** Words of a time of day. */
const ofTimes = /^(?:noon|midday|midnight|morning|evening|night)$/;

/** "If someone logs in *from a new address*": whether the plan says the nouns of a clause that nobody marked. */
const isRestSaid = ({ from, tokens, slots }: Chunk, evidence: Evidence): boolean =>
  tokens.every(
    (token, at) =>
      !/^(?:NOUN|PROPN)$/.test(token.pos) ||
      !isTelling(token) ||
      slots.some((slot) => from + at >= slot.from && from + at < slot.to) ||
      ((token.value?.kind === 'time' || ofTimes.test(token.lower)) && evidence.text.includes('"at":"')) ||
      isWordSaid(token, evidence),
  );

const hasEvent = ({ slots }: Chunk): boolean => slots.some(({ label }) => label === 'event');

function isWordSaid({ lemma, lower, quote }: Token, { words, text }: Evidence): boolean {
  if (quote !== null) return text.includes(JSON.stringify(quote.toLowerCase()).slice(1, -1));
  if (words.has(lemma) || words.has(lower) || words.has(singularize(lower))) return true;
  const parts = lower.split('-');
  // "XML-RPC" and "xmlrpc"
  if (parts.length > 1 && words.has(parts.join(''))) return true;
  if (parts.length > 1 && parts.every((part) => words.has(part))) return true;
  // "reviewed" and "review", "approval" and "approve"
  const stem = lemma.slice(0, 5);
  return stem.length >= 5 && [...words].some((word) => word.startsWith(stem));
}

/** Words that a plan would have to say: nouns, verbs and numbers, but for those that every request has. */
export const isTelling = ({ pos, lemma, lower, quote }: Token): boolean =>
  quote !== null ||
  (/^(?:NOUN|PROPN|NUM|VERB)$/.test(pos) &&
    /[\p{L}\p{N}]{2}|\d/u.test(lower) &&
    !light.has(lemma) &&
    !light.has(lower));
