import type { PhpCode } from '../../../writers/php.ts';
import { Markup, openTag, type Slot } from './template.ts';

/** A piece of markup that a prompt spells out. */
type Piece =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string };

const isVoid = /^(?:img|br|hr|input|meta|link|source)$/;
const elements =
  /^(?:a|abbr|article|aside|audio|b|blockquote|br|button|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|footer|form|h[1-6]|header|hr|i|iframe|img|input|kbd|label|li|main|mark|meter|nav|ol|p|pre|progress|q|s|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|time|tr|u|ul|video)$/;

/** The markup from the first element of a text to its end; null where the text spells none, or none that is whole. */
function spelledPieces(text: string): { readonly pieces: readonly Piece[]; readonly source: string } | null {
  const tags = /<(\/?)([a-z][a-z0-9]*)((?:\s+(?:[^<>"']|"[^"]*"|'[^']*')*)?)\/?>/gi;
  for (const first of text.matchAll(tags)) {
    if (first[1] === '/' || !elements.test((first[2] ?? '').toLowerCase())) continue;
    const found = from(text, first.index, tags);
    if (found !== null) return found;
  }
  return null;
}

function from(
  text: string,
  start: number,
  tags: RegExp,
): { readonly pieces: readonly Piece[]; readonly source: string } | null {
  const pieces: Piece[] = [];
  const open: string[] = [];
  let at = start;
  for (const match of text.slice(start).matchAll(tags)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    const place = start + match.index;
    if (!elements.test(tag)) continue;
    if (place > at) pieces.push({ kind: 'text', text: text.slice(at, place) });
    at = place + whole.length;
    if (slash === '/') {
      if (open.pop() !== tag) return null;
      pieces.push({ kind: 'close', tag });
    } else {
      pieces.push({ kind: 'open', tag, attributes: attributes.trim() });
      if (!isVoid.test(tag)) open.push(tag);
    }
    if (open.length === 0) return { pieces, source: text.slice(start, at) };
  }
  return null;
}

const escapedForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts that stand for a value without saying which: `…`, `...`. */
const isOpen = (text: string): boolean => /^\s*(?:\.{3}|…)\s*$/.test(text);

/** The places of slots in a text: by their name in marks, as a word of its own, or by their sample. */
function slotsIn(
  text: string,
  slots: readonly Slot[],
): { readonly at: number; readonly length: number; readonly slot: Slot }[] {
  const found = slots.flatMap((slot) => {
    const names = [
      slot.name,
      slot.name.replace(/_/g, ' '),
      slot.name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
    ];
    const name = [...new Set(names)].map(escapedForPattern).join('|');
    const marked = new RegExp(
      `\\{\\{?\\s*\\$?(?:${name})\\s*\\}?\\}|%(?:${name})%|\\$(?:${name})\\b|\\[(?:the )?(?:${name})\\]|<(?:${name})>`,
      'i',
    );
    const bare = new RegExp(`(?<![\\w-])(?:the )?(?:${name})(?![\\w-])`);
    const sample = slot.sample.trim().length > 1 ? new RegExp(escapedForPattern(slot.sample.trim())) : null;
    const match = marked.exec(text) ?? bare.exec(text) ?? sample?.exec(text) ?? null;
    return match === null ? [] : [{ at: match.index, length: match[0].length, slot }];
  });
  return found
    .sort((a, b) => a.at - b.at || b.length - a.length)
    .filter((one, at, all) => all.findIndex((other) => one.at < other.at + other.length && other.at <= one.at) === at);
}

/** Code that is markup, with the names of the slots that it shows. */
export interface FilledMarkup {
  readonly code: PhpCode;
  readonly used: ReadonlySet<string>;
  /** The markup as the prompt spells it. */
  readonly source: string;
}

/**
 * The markup that a text spells out, with the values that it names in place of their names, each escaped for where it stands.
 * null where it spells none, or none that shows a value.
 */
export function fillSpelled(text: string, slots: readonly Slot[]): FilledMarkup | null {
  for (let rest = text; ; ) {
    const spelled = spelledPieces(rest);
    if (spelled === null) return null;
    const filled = fillPieces(spelled, slots);
    if (filled !== null) return filled;
    rest = rest.slice(rest.indexOf(spelled.source) + spelled.source.length);
  }
}

function fillPieces(
  spelled: { readonly pieces: readonly Piece[]; readonly source: string },
  slots: readonly Slot[],
): FilledMarkup | null {
  const used = new Set<string>();
  const markup = new Markup();
  const free = () => slots.filter(({ name }) => !used.has(name));
  for (const piece of spelled.pieces) {
    if (piece.kind === 'close') markup.text(`</${piece.tag}>`);
    else if (piece.kind === 'open') openTag(markup, { ...piece, content: null }, withUse(slots, used));
    else fillText(markup, piece.text, slots, used, free);
  }
  return used.size === 0 ? null : { code: markup.code, used, source: spelled.source };
}

function fillText(
  markup: Markup,
  text: string,
  slots: readonly Slot[],
  used: Set<string>,
  free: () => readonly Slot[],
): void {
  const said = slotsIn(text, slots);
  const [open] = isOpen(text) ? free().filter(({ name }) => !/url|link|href|src|class|target/i.test(name)) : [];
  if (said.length === 0 && open !== undefined) {
    used.add(open.name);
    markup.value(shown(open));
    return;
  }
  let at = 0;
  for (const one of said) {
    markup.text(text.slice(at, one.at)).value(shown(one.slot));
    used.add(one.slot.name);
    at = one.at + one.length;
  }
  markup.text(text.slice(at));
}

const shown = ({ code, isMarkup }: Slot): string => (isMarkup === true ? code : `esc_html( ${code} )`);

/** The slots, where those that the attributes of an element show are taken for used. */
function withUse(slots: readonly Slot[], used: Set<string>): readonly Slot[] {
  return slots.map((slot) => ({
    ...slot,
    get code(): string {
      used.add(slot.name);
      return slot.code;
    },
  }));
}
