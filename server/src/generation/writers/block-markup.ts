import { Code, indentRest } from './code.ts';
import type { HtmlCode } from './html.ts';
import type { JsonValue } from './json.ts';

/** A value of a block's attributes: of JSON, or the `<?php … ?>` that prints a text in a PHP pattern. */
export type AttributeValue =
  | JsonValue
  | HtmlCode
  | readonly AttributeValue[]
  | { readonly [key: string]: AttributeValue };

export interface BlockAttributes {
  readonly [key: string]: AttributeValue;
}

/**
 * A block in saved form: `<!-- wp:name {…} -->` content `<!-- /wp:name -->`, as WordPress' own serializer writes it.
 * @param name without `core/` for WordPress' own
 * @param content absent: the block closes itself
 */
export function blockMarkup(
  name: string,
  attributes: BlockAttributes = {},
  content?: HtmlCode | readonly HtmlCode[],
): HtmlCode {
  const json = Object.values(attributes).some((value) => value !== undefined) ? ` ${attributesText(attributes)}` : '';
  if (content === undefined) return new Code('html', `<!-- wp:${name}${json} /-->`);
  const parts = content instanceof Code ? [content] : content;
  const inner = parts.map(({ text }) => text).join('\n\n');
  return new Code('html', `<!-- wp:${name}${json} -->\n${inner}\n<!-- /wp:${name} -->`);
}

/** An element of a block's saved markup around other blocks, those indented. */
export function wrapBlocks(open: HtmlCode, blocks: readonly HtmlCode[], close: HtmlCode): HtmlCode {
  const inner = blocks.map(({ text }) => text).join('\n\n');
  return new Code('html', `${open.text}\n\t${indentRest(inner, '\t')}\n${close.text}`);
}

/** JSON that ends no comment and no PHP: the escapes of WordPress' `serializeAttributes`. */
export function attributesText(value: AttributeValue): string {
  if (value instanceof Code) return `"${value.text}"`;
  if (Array.isArray(value)) return `[${value.map(attributesText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as BlockAttributes).filter(([, item]) => item !== undefined);
    return `{${entries.map(([key, item]) => `${escaped(key)}:${attributesText(item)}`).join(',')}}`;
  }
  return escaped(value ?? null);
}

function escaped(value: JsonValue): string {
  const json = JSON.stringify(value);
  if (!/[\\<>&]|--/.test(json)) return json;
  return json
    .replaceAll('\\\\', '\\u005c')
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}
