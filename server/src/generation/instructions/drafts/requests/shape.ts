import type { PhpValue } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';

/** A value that is spelled: a number, a truth value or a quoted text; null for a placeholder. */
export const literal = (text: string): PhpValue | null => {
  if (/^(?:true|false)$/.test(text)) return text === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const quoted = /^["'](.*)["']$/.exec(text)?.[1];
  return quoted === undefined || /[<$]/.test(quoted) ? null : quoted;
};

/** The keys of the answer that the prompt spells out, with the values that are no placeholder. */
export function shapeOf(c: Composer): { readonly key: string; readonly value: PhpValue | null }[] {
  const json =
    /\{\s*(["']?\w+["']?\s*:\s*[^{}]*?)\}/.exec(c.text)?.[1] ??
    /\barray\(\s*(['"]\w+['"]\s*=>[^()]*)\)/.exec(c.text)?.[1] ??
    /\[\s*(['"]\w+['"]\s*=>[^[\]]*)\]/.exec(c.text)?.[1];
  if (json === undefined) {
    const named = c.asked.states(
      /\b(?:answers?|responds?|returns?|response|success)\b[^.\n]*?\b(?:as|under|in) (?:the )?(?:key |field |property )?[`"'](\w+)[`"']/i,
    )?.[1];
    return named === undefined ? [] : [{ key: named, value: null }];
  }
  c.asked.states(/[{([]\s*["']?\w+["']?\s*(?::|=>)/);
  return json.split(',').map((pair) => {
    const [, key = '', value = ''] = /^\s*["']?(\w+)["']?\s*(?::|=>)\s*(.*?)\s*$/.exec(pair) ?? [];
    return { key, value: literal(value) };
  });
}
