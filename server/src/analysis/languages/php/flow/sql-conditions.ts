import { ownerName, secretName } from '../taint/changes.ts';
import { Guard, makeGuards, truthyGuards } from './guards.ts';
import { parameterOf, parameterProvenance } from './provenance.ts';
import { eachPiece } from './ropes.ts';
import { isRequested, type Subject, subjectOf } from './subjects.ts';
import { makeValue, type Rope, type Taint, Type, type Value } from './value.ts';

/** Longer statements are not looked at. */
const longest = 4000;

/** Marks a value that is written into the text. */
const inline = '\uE000';

/** What the conditions of a statement say of the rows it finds. */
export interface RowConditions {
  /** The text, with {@link inline} for each value in it. */
  readonly text: string;
  /** Proven when there is a row. */
  readonly guards: number;
  readonly subject: Subject;
}

/** @param values what `prepare()` gets for the placeholders */
export function conditionsOf(query: Value, values: readonly Value[]): RowConditions {
  let text = '';
  const inlined: Value[] = [];
  eachPiece(query, null, (piece) => {
    if (text.length > longest) return;
    if (piece.kind === 'text') text += piece.text;
    else {
      text += inline;
      inlined.push(piece.value);
    }
  });
  let guards = truthyGuards(query.guards);
  let subject: Subject = query.provenance === 'requested' ? 'requested' : 'other';
  const passed = parameterOf(query.provenance);
  if (passed !== -1) subject = passed;
  let prepared = 0;
  let written = 0;
  if (text.length > longest) return { text: '', guards, subject };
  for (const match of text.matchAll(/%(?:\d+\$)?[sdfi]|\uE000/g)) {
    const value = match[0] === inline ? inlined[written++] : values[prepared++];
    if (value === undefined) continue;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const column = /([a-z]\w*)[`"]?\s*=\s*['"]?$/i.exec(before)?.[1];
    if (column === undefined) continue;
    const whose = subjectOf(value);
    if (whose === 'created') subject = whose;
    else if (whose === 'own' || (ownerName.test(column) && whose !== 'requested')) {
      if (typeof whose === 'number' && subject === 'other') subject = whose;
      guards |= Guard.Owner;
    } else if (secretName.test(column)) guards |= Guard.Signed;
    else if (whose === 'requested' || (subject === 'other' && typeof whose === 'number')) subject = whose;
  }
  return { text, guards, subject };
}

/** A prepared statement: its text without what was foreign in it, and what its conditions prove. */
export function preparedQuery(query: Value, values: readonly Value[], taints: readonly Taint[]): Value {
  const { text, guards, subject } = conditionsOf(query, values);
  const literal = text.replaceAll(inline, '');
  const rope: Rope | null =
    literal === '' ? null : { previous: null, piece: { kind: 'text', text: literal }, length: 1, weight: 1 };
  const isChosen = subject === 'requested' || values.some(isRequested);
  const named = typeof subject === 'number' ? parameterProvenance(subject) : null;
  const provenance = isChosen ? 'requested' : subject === 'own' ? 'current-user-id' : named;
  return makeValue(Type.String, undefined, taints, rope, null, null, makeGuards(guards, 0), null, provenance);
}

/** `SET votes = votes + 1`. */
export function isCountingSql(text: string): boolean {
  return /\b(\w+)[`]?\s*=\s*[`]?\1[`]?\s*[-+]\s*(?:1|%d)\b/i.test(text);
}

/** Tables whose rows belong to somebody. */
const privateTable =
  /\b(?:FROM|JOIN|UPDATE|INTO)\s+[`]?\uE000?\w*?(?:orders?|invoices?|bookings?|reservations?|appointments?|messages?|tickets?|address(?:es)?|payments?|customers?|submissions?|entr(?:y|ies)|applica\w+|patients?|subscriptions?|subscribers?|licen[cs]es?|profiles?|accounts?|notes?|wishlists?|reports?|documents?|donations?|transactions?|claims?|quotes?|leads?|members?|enquir\w+|inquir\w+|cards?|salar\w+|results?|grades?|users?|usermeta|threads?|chats?|conversations?|answers?|responses?|guests?|attendees?|participants?|registrations?|signups?|contacts?|visitors?|clients?|students?|employees?)\b/i;

const peopleTable =
  /\bFROM\s+[`]?\uE000?\w*?(?:orders?|invoices?|bookings?|reservations?|appointments?|customers?|submissions?|entr(?:y|ies)|applica\w+|patients?|subscribers?|donations?|donors?|leads?|members?|enquir\w+|inquir\w+|users?|answers?|responses?|guests?|attendees?|participants?|registrations?|signups?|contacts?|visitors?|clients?|students?|employees?)\b/i;
const personalColumn =
  /\b(?:\w*_)?(?:e?mail(?:_address)?|phone|mobile|address|ip(?:_address)?|birth\w*|iban|ssn)\b|\bSELECT\s+(?:DISTINCT\s+)?(?:\w+\.)?\*/i;

/** Columns that are about somebody, in whatever table. */
const aboutSomebody =
  /\b(?:patient|customer|client|visitor|guest|buyer|subscriber|donor|attendee|student|sender|applicant|recipient|payer|holder|billing|contact)_(?:name|full_?name|first_?name|last_?name|e?mail(?:_address)?|phone|mobile|address)\b|\b(?:ssn|iban|date_of_birth|birth_?date|diagnosis|medical\w*)\b/i;

const selectedIn = (text: string): string => /^\s*SELECT\b.*?\bFROM\b/is.exec(text)?.[0] ?? '';

/** Whether a statement lists what is known of persons. */
export function namesPeople(text: string): boolean {
  const selected = selectedIn(text);
  if (aboutSomebody.test(selected)) return true;
  return personalColumn.test(selected) && peopleTable.test(text.replaceAll(/\{\}|\$\w+/g, inline));
}

/** Whether a statement reads whose its rows are, and asks for no one's. */
export function selectsOwner(text: string): boolean {
  const columns = /^\s*SELECT\s+([\w\s,.`]+?)\s+FROM\b/i.exec(text)?.[1] ?? '';
  return columns.split(',').some((column) => ownerName.test(column.replaceAll(/[`\s]|^\s*\w+\./g, '')));
}

/** Whether a statement reads from a table whose rows belong to somebody. */
export function readsPrivateRows(text: string): boolean {
  return (
    (privateTable.test(text.replaceAll(/\{\}|\$\w+/g, inline)) || aboutSomebody.test(selectedIn(text))) &&
    !/COUNT\s*\(|\b(?:is_)?(?:public|published|visible|visibility|approved)\b/i.test(text)
  );
}
