import { kindWords } from './kind-words.ts';
import { memberHelp, memberLabels, valueLabels } from './labels.ts';
import type { PlanSchema } from './schema.ts';

const initials = new Set([
  'css',
  'csv',
  'cli',
  'html',
  'id',
  'rest',
  'api',
  'rss',
  'seo',
  'url',
  'ip',
  'xmlrpc',
  'faq',
  'cta',
]);

/** A key as a phrase: `has_large_image` becomes “Has large image”. */
export function phraseOf(key: string): string {
  const words = key.split(/[_\s-]+/).map((word) => (initials.has(word) ? word.toUpperCase() : word));
  const phrase = words.join(' ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** Words for a member: its own, else what its schema says of a switch, else its key as a phrase. */
export function labelOf(member: string, schema: PlanSchema): string {
  const own = Object.hasOwn(memberLabels, member) ? memberLabels[member] : undefined;
  if (own !== undefined) return own;
  const { type, description } = schema;
  // What a switch does is its label: “Visitors can close it”.
  if (type === 'boolean' && description !== undefined) return firstClause(description);
  return phraseOf(member.replace(/^(?:is|has|can|are)_/, ''));
}

/** Words for one of several values. */
export function valueLabel(value: string): string {
  const kind = Object.hasOwn(kindWords, value) ? kindWords[value] : undefined;
  if (kind !== undefined) return kind.title;
  return (Object.hasOwn(valueLabels, value) ? valueLabels[value] : undefined) ?? phraseOf(value);
}

const firstClause = (description: string): string => description.split(/[;.:] ?/)[0] ?? description;

/** Help below a control: what the schema says of it, put for people; undefined: nothing that the label does not say. */
export function helpOf(member: string, schema: PlanSchema): string | undefined {
  const { description, type } = schema;
  const own = Object.hasOwn(memberHelp, member) ? memberHelp[member] : undefined;
  if (own !== undefined) return own === '' ? undefined : own;
  if (description === undefined) return undefined;
  const clauses = description
    .split(/;\s+/)
    .filter((clause) => clause !== 'snake_case' && !/^`\w+`(?:, `\w+`)*: /.test(clause));
  const isLabel = type === 'boolean' && !Object.hasOwn(memberLabels, member);
  const told = (isLabel ? clauses.slice(1) : clauses).map(inWords).filter((clause) => clause !== '');
  const text = told.join('. ');
  return text === '' || text === labelOf(member, schema) ? undefined : `${text.replace(/\.$/, '')}.`;
}

/** A clause of a schema as people are told it. */
export function inWords(clause: string): string {
  if (/placeholder|and the like stand for/.test(clause))
    return 'Names in braces, such as {title}, stand for values of the record';
  const words = clause
    .replace(/^absent(?: or empty)?: ?/i, 'If empty: ')
    .replace(/^empty: ?/i, 'If empty: ')
    .replace(/^null: ?/i, 'If none: ')
    .replace(/^0: ?/, '0 means ')
    .replaceAll('`', '')
    .replaceAll(/\b(a) record\b/gi, '$1n entry')
    .replaceAll(/\brecord\b/g, 'entry')
    .replaceAll(/\brecords\b/g, 'entries')
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll(/behaviour/g, 'behavior')
    .replaceAll(/colour/g, 'color')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a description says of one of the values. */
export function valueHelp(value: string, description: string): string | undefined {
  const found = description
    .split(/;\s+/)
    .find((clause) => new RegExp(`^(?:\`\\w+\`, )*\`${value}\`(?:, \`\\w+\`)*: `).test(clause));
  return found === undefined ? undefined : inWords(found.replace(/^.*?`: /, ''));
}
