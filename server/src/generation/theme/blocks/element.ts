import type { AttributeValue, BlockAttributes } from '../../writers/block-markup.ts';
import { Code, joinCode } from '../../writers/code.ts';
import { escapeHtml, type HtmlCode } from '../../writers/html.ts';
import { attributesOfLook, classesOfLook, inlineStyle, type Look } from './look.ts';

/** Attributes of an element, in order; those undefined are left out, `true` has no value. */
export type ElementAttributes = Readonly<Record<string, string | HtmlCode | true | undefined>>;

/** The opening tag of an element. */
export function openTag(tag: string, attributes: ElementAttributes): HtmlCode {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => {
      if (value === true || value === undefined) return ` ${name}`;
      return ` ${name}="${value instanceof Code ? value.text : escapeHtml(value)}"`;
    });
  return new Code('html', `<${tag}${text.join('')}>`);
}

/** The closing tag of an element. */
export const closeTag = (tag: string): HtmlCode => new Code('html', `</${tag}>`);

/** An element without an end tag, as the editor serializes it. */
export const voidTag = (tag: string, attributes: ElementAttributes): HtmlCode =>
  new Code('html', openTag(tag, attributes).text.replace(/>$/, '/>'));

/** An element with its text on one line. */
export const element = (tag: string, attributes: ElementAttributes, content: HtmlCode): HtmlCode =>
  joinCode('html', [openTag(tag, attributes), content, closeTag(tag)], '');

/** `class` and `style` of a block's outermost element. */
export function frameOf(
  look: Look,
  { classes = [], styles = [] }: { classes?: readonly string[]; styles?: readonly string[] } = {},
): ElementAttributes {
  return {
    class: [...classes, ...classesOfLook(look)].join(' '),
    style: inlineStyle(look, styles),
  };
}

/** A look's attributes together with the block's own, which come first. */
export const attributesWith = (own: Readonly<Record<string, AttributeValue>>, look: Look): BlockAttributes => ({
  ...own,
  ...attributesOfLook(look),
});
