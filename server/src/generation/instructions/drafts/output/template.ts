import { type PhpCode, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';

/** A value that stands in markup: what the prompt calls it, its sample, its expression. */
export interface Slot {
  readonly name: string;
  /** Text that stands for it in the markup, such as its default. */
  readonly sample: string;
  readonly code: string;
  /** The value is markup that is safe to print. */
  readonly isMarkup?: boolean;
}

/** An element that a prompt spells out. */
export interface SpelledElement {
  readonly tag: string;
  readonly attributes: string;
  readonly content: string | null;
}

/** The first element that a text spells out with attributes or content; null where it has none. */
export function spelledElement(text: string, tags = '[a-z][a-z0-9]*'): SpelledElement | null {
  for (const match of text.matchAll(new RegExp(String.raw`<(${tags})((?:\s[^<>]*)?)>(?:([^<>]*)</\1>)?`, 'gi'))) {
    const [, tag = '', attributes = '', content] = match;
    if (/^(?:file|id|name|slug|int|string|float|bool|n|city|url|code)$/i.test(tag)) continue;
    return { tag: tag.toLowerCase(), attributes: attributes.trim(), content: content ?? null };
  }
  return null;
}

const sampleName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[{%$]+|[}%]+$/g, '');

/** Slots whose name or sample a text says, with the parts around them. */
function split(text: string, slots: readonly Slot[]): (string | Slot)[] {
  for (const slot of slots) {
    const marks = [
      `{${slot.name}}`,
      `%${slot.name}%`,
      `$${slot.name}`,
      `{{${slot.name}}}`,
      ...(slot.name.length > 2 ? [slot.name.toUpperCase()] : []),
      ...(slot.sample.length > 1 ? [slot.sample] : []),
    ];
    const mark = marks.find((one) => text.includes(one));
    if (mark === undefined) continue;
    const at = text.indexOf(mark);
    return [...split(text.slice(0, at), slots), slot, ...split(text.slice(at + mark.length), slots)];
  }
  return text === '' ? [] : [text];
}

/** Markup as the arguments of sprintf: its format, its values. */
export class Markup {
  private format = '';
  private readonly values: string[] = [];

  text(text: string): this {
    this.format += text.replace(/%/g, '%%');
    return this;
  }

  value(code: string): this {
    this.format += '%s';
    this.values.push(code);
    return this;
  }

  /** Text with slots, each escaped for where it stands. */
  filled(text: string, slots: readonly Slot[], escaper: string): this {
    for (const part of split(text, slots))
      if (typeof part === 'string') this.text(part);
      else this.value(`${escaper}( ${part.code} )`);
    return this;
  }

  get code(): PhpCode {
    if (this.values.length === 0) return php`${this.format.replace(/%%/g, '%')}`;
    return php`sprintf( ${this.format}, ${raw(this.values.join(', '))} )`;
  }
}

const urlAttribute = /^(?:href|src|action|poster)$/i;

/** The opening tag of an element with its slots; `href=…` is filled by the slot for it. */
export function openTag(markup: Markup, { tag, attributes }: SpelledElement, slots: readonly Slot[]): void {
  markup.text(`<${tag}`);
  for (const match of attributes.matchAll(/([a-zA-Z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    const [, name = '', one, two, three] = match;
    const value = one ?? two ?? three;
    markup.text(` ${name}`);
    const isUrl = urlAttribute.test(name);
    if (value === undefined && !isUrl) continue;
    const isOpen = /^(?:\.\.\.|…|)$/.test(value ?? '');
    const own =
      slots.find((slot) => slot.name === sampleName(value ?? '')) ??
      (isOpen
        ? slots.find((slot) => (isUrl ? /url|link|href|src/i : new RegExp(`^${name}$`, 'i')).test(slot.name))
        : undefined);
    markup.text('="');
    if (own !== undefined) markup.value(`${isUrl ? 'esc_url' : 'esc_attr'}( ${own.code} )`);
    else markup.filled(isOpen ? '' : (value ?? ''), slots, isUrl ? 'esc_url' : 'esc_attr');
    markup.text('"');
  }
  markup.text('>');
}

const isVoid = /^(?:img|br|hr|input|meta|link)$/;

/** A whole element with its slots. */
export function fillElement(element: SpelledElement, slots: readonly Slot[], inner: string | null): PhpCode {
  const markup = new Markup();
  openTag(markup, element, slots);
  if (isVoid.test(element.tag)) return markup.code;
  const own = slots.find((slot) => slot.name === sampleName(element.content ?? ''));
  if (inner !== null) markup.value(inner);
  else if (own !== undefined) markup.value(`esc_html( ${own.code} )`);
  else markup.filled(element.content ?? '', slots, 'esc_html');
  return markup.text(`</${element.tag}>`).code;
}
