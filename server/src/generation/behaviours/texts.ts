import { joinPhp, type PhpCode, php } from '../writers/php.ts';
import type { Attribute, RecordKind } from './records/record-kind.ts';

/** A value of a record as text. */
export function asText({ type, read, text }: Attribute, record: PhpCode): PhpCode {
  if (text !== undefined) return text(record);
  const value = read(record);
  if (type === 'list') return php`implode( ', ', ${value} )`;
  if (type === 'boolean') return php`( ${value} ? '✓' : '–' )`;
  if (type === 'date') return php`( ${value} ? mysql2date( get_option( 'date_format' ), ${value} ) : '' )`;
  if (type === 'number' || type === 'money')
    return php`number_format_i18n( (float) ${value}, ${type === 'money' ? 2 : 0} )`;
  if (type === 'person') return php`get_the_author_meta( 'display_name', ${value} )`;
  if (type === 'image') return php`(string) wp_get_attachment_url( ${value} )`;
  return php`(string) ${value}`;
}

/** Placeholders of a kind of records, without braces, with the texts that they stand for. */
export function placeholderEntries(kind: RecordKind, record: PhpCode): readonly (readonly [string, PhpCode])[] {
  const own = kind.attributes.map((one) => [one.key, asText(one, record)] as const);
  const more = (
    [
      ['link', kind.link(record)],
      ['edit_link', kind.editLink(record)],
      ['site', php`wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES )`],
      ['owner', php`get_the_author_meta( 'display_name', ${kind.ownerId(record)} )`],
      ['owner_email', kind.ownerEmail(record)],
      ['actor', php`wp_get_current_user()->display_name`],
    ] as const
  ).filter(([key]) => !own.some(([name]) => name === key));
  return [...own, ...more];
}

/** Members of an array from placeholders to texts, for the placeholders that a text has, or for all. */
export const placeholderMembers = (kind: RecordKind, record: PhpCode, only?: readonly string[]): PhpCode =>
  joinPhp(
    placeholderEntries(kind, record)
      .filter(([key]) => only === undefined || only.includes(key))
      .map(([key, text]) => php`${`{${key}}`} => ${text},`),
  );

/** Placeholders of a text that its kind of records does not have. */
export const unknownPlaceholders = (text: string, known: readonly string[]): readonly string[] =>
  [...text.matchAll(/\{([a-z_.]+)\}/g)].flatMap(([, key = '']) => (known.includes(key) ? [] : [key]));
