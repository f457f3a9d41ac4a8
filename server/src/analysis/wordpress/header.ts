import type { Span } from '../languages/php/flow/value.ts';

/** One line of a header, such as `Version: 1.4.0`. */
export interface HeaderField {
  /** As written. */
  readonly key: string;
  /** '' when nothing follows the colon. */
  readonly value: string;
  /** Of the line, from the key on. */
  readonly at: Span;
  /** Of the value; empty, behind the colon, when there is none. */
  readonly valueAt: Span;
}

/** The header of a plugin's main file, or of a theme's style.css. */
export interface FileHeader {
  /** By lower-case key; the first of several counts, as in WordPress. */
  readonly fields: ReadonlyMap<string, HeaderField>;
  /** The comment it stands in. */
  readonly at: Span;
}

/** Keys that WordPress or the directories know, in lower case. */
export const pluginHeaderKeys: readonly string[] = [
  'plugin name',
  'plugin uri',
  'description',
  'version',
  'requires at least',
  'requires php',
  'requires plugins',
  'author',
  'author uri',
  'license',
  'license uri',
  'text domain',
  'domain path',
  'network',
  'update uri',
];
export const themeHeaderKeys: readonly string[] = [
  'theme name',
  'theme uri',
  'author',
  'author uri',
  'description',
  'version',
  'template',
  'status',
  'tags',
  'text domain',
  'domain path',
  'tested up to',
  'requires at least',
  'requires php',
  'license',
  'license uri',
  'update uri',
];

/** WordPress reads no more of a file than this. */
export const headerLength = 8192;

/**
 * Reads a comment as a header; null when too few of its lines are a header's.
 * @param start where the comment begins
 */
export function readHeader(
  comment: string,
  start: number,
  known: readonly string[],
  fewest: number,
): FileHeader | null {
  const fields = new Map<string, HeaderField>();
  for (const match of comment.matchAll(/^([ \t/*#@]*)([A-Za-z][A-Za-z ]{2,24}):[ \t]*(.*)$/gm)) {
    const [whole, indent = '', key = '', rest = ''] = match;
    if (!known.includes(key.toLowerCase()) || fields.has(key.toLowerCase())) continue;
    const value = rest.replace(/\s*(?:\*\/|\?>).*/, '').trim();
    const valueStart = start + match.index + whole.length - rest.length;
    fields.set(key.toLowerCase(), {
      key,
      value,
      at: { start: start + match.index + indent.length, end: valueStart + value.length },
      valueAt: { start: valueStart, end: valueStart + value.length },
    });
  }
  return fields.size < fewest ? null : { fields, at: { start, end: start + comment.length } };
}

/** `6.2`, `6.2.1`. */
export const versionNumber = /^\d+(?:\.\d+){0,3}$/;

/** `1.4.0`, `2.0-beta.1`: what version_compare() can order. */
export const releaseNumber = /^\d(?:[-.+\d]|alpha|beta|rc|dev|pl|[abp])*$/i;

/** Licenses that the GPL allows beside itself; others cannot be in the directories. */
export function isGplCompatible(license: string): boolean {
  return /\b(?:[LA]?GPL|GNU|MIT|X11|Expat|BSD|Apache|MPL|Mozilla|ISC|zlib|WTFPL|Unlicense|public domain|CC0|Artistic|Boost|BSL-1|EUPL|CeCILL|W3C|OFL|SIL)/i.test(
    license.replaceAll(/GPLv|GPL-/gi, 'GPL '),
  );
}
