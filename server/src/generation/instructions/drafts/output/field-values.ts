import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Field } from '../reading/fields.ts';
import { spelledElement } from './template.ts';

/** The expression of an attribute, cleaned by what it is; `place` reads it as it was handed over. */
export function cleanedValue({ type, minimum, maximum, choices, fallback }: Field, place: string): PhpCode {
  if (choices.length > 0) {
    const isUpper = choices.every((one) => one === one.toUpperCase());
    const own = isUpper ? `strtoupper( ${place} )` : place;
    const usual = typeof fallback === 'string' && fallback !== '' ? fallback : (choices[0] ?? '');
    return php`in_array( ${raw(own)}, ${choices}, true ) ? ${raw(own)} : ${usual}`;
  }
  if (type === 'integer') {
    const number = `absint( ${place} )`;
    const least = minimum === undefined ? number : `max( ${minimum}, ${number} )`;
    return raw(maximum === undefined ? least : `min( ${maximum}, ${least} )`);
  }
  if (type === 'number') return raw(`(float) ${place}`);
  if (type === 'boolean') return raw(`filter_var( ${place}, FILTER_VALIDATE_BOOLEAN )`);
  return raw(place);
}

/** The attributes without which nothing is to be shown. */
export function neededFields(c: Composer, fields: readonly Field[]): Field[] {
  const nothing = String.raw`(?:nothing|empty string|no output|an? empty|not (?:shown|output|rendered|printed))`;
  const needed = fields.filter(({ name }) => {
    const said = new RegExp(
      String.raw`\b${nothing}\b[^.;\n]*\b${name}\b|\b${name}\b[^.;\n]*\b(?:empty|missing|not set|not given|absent|omitted)\b[^.;\n]*\b${nothing}|\b(?:without|no|lacks?|missing) (?:an? |the )?[${'`'}"']?${name}\b[^.;\n]*\b(?:${nothing}|empty)`,
      'i',
    );
    return c.asked.states(said) !== null;
  });
  return needed;
}

/** What those see for whom a content is not, who are not logged in: the text of an attribute or of the prompt in its element. */
export function guestView(
  c: Composer,
  slots: readonly { readonly name: string; readonly code: string }[],
): PhpCode | null {
  const clause = c.asked.states(
    /\b(?:others?|every(?:one|body) else|the rest|guests?|visitors|logged[- ]out (?:users|visitors|people)|(?:not|aren't|isn't) logged[- ]in|anonymous|otherwise|else)\b(?! see nothing)[^\n]*/i,
  )?.[0];
  if (clause === undefined) return null;
  const element = spelledElement(clause);
  const own = slots.find(({ name }) => new RegExp(String.raw`\b${name}\b`).test(clause));
  const text = /["`“]([^"`”<>]*[a-z][^"`”<>]*)["`”]|'([^'\n<>]{3,})'/i.exec(clause.replace(/<[^>]*>/g, ' '));
  const content = element?.content?.trim() ?? '';
  const said = text?.[1] ?? text?.[2] ?? (content === '' || /^(?:\.{3}|…)$/.test(content) ? undefined : content);
  const value = own !== undefined ? php`esc_html( ${raw(own.code)} )` : said === undefined ? null : c.escapedText(said);
  if (value === null) return /\bnothing\b|\bempty\b/i.test(clause) ? raw("''") : null;
  if (element === null) return value;
  const attributes = element.attributes === '' ? '' : ` ${element.attributes}`;
  return php`${`<${element.tag}${attributes}>`} . ${value} . ${`</${element.tag}>`}`;
}
