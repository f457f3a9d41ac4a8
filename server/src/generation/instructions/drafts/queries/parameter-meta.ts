import { type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedParameter } from '../../instruction.ts';

/** Meta keys by the words for them: `city is stored in the meta key _city, price in _price`. */
function storedKeys(c: Composer): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const first =
    /\b(\w+)\s+(?:is |are )?(?:stored |saved |kept |held )?in (?:the )?(?:(?:post )?meta(?: key| field)?|custom field)\s+[`"']?(_?[a-z]\w*)[`"']?((?:,? (?:and )?(?:the )?\w+ in [`"']?_?[a-z]\w*[`"']?)*)/gi;
  for (const [, word = '', key = '', rest = ''] of c.text.matchAll(first)) {
    keys.set(word.toLowerCase(), key);
    for (const [, other = '', its = ''] of rest.matchAll(/(\w+) in [`"']?(_?[a-z]\w*)/gi))
      keys.set(other.toLowerCase(), its);
  }
  for (const [, key = ''] of c.text.matchAll(
    /\b(?:(?:post )?meta|custom field)(?: key| field)?\s+[`"'](_?[a-z]\w*)[`"']/gi,
  ))
    if (![...keys.values()].includes(key)) keys.set(key.replace(/^_/, '').toLowerCase(), key);
  return keys;
}

/** Whether a parameter is to count only where it is given. */
function isOptional(c: Composer, { name, defaultValue }: NamedParameter): boolean {
  const said = new RegExp(
    String.raw`\b(?:if|when|where)\s+(?:the |an? )?[${'`'}"']?\$?${name}\b[^.;\n]{0,20}\b(?:given|set|passed|provided|not empty|is there)\b`,
    'i',
  );
  return /^(?:''|""|null)$/.test(defaultValue) || c.asked.states(said) !== null;
}

/** Clauses for parameters whose names say which meta field they are compared with: `$city`, `$max_price`. */
export function parameterMeta(c: Composer): { readonly key: string; readonly clause: PhpValue }[] {
  const keys = storedKeys(c);
  if (keys.size === 0) return [];
  return c.unbound().flatMap((parameter) => {
    const { name } = parameter;
    const base = name.replace(/^(?:max|min|from|to|at_least|at_most)_|_(?:max|min|from|to)$/g, '').toLowerCase();
    const key = keys.get(base);
    if (key === undefined) return [];
    c.take([name]);
    c.asked.states(new RegExp(String.raw`\b${key}\b`));
    const side = /^(?:max|at_most|to)_|_(?:max|to)$/.test(name)
      ? '<='
      : /^(?:min|at_least|from)_|_(?:min|from)$/.test(name)
        ? '>='
        : null;
    const clause: Record<string, PhpValue> = {
      key,
      value: raw(`$${name}`),
      ...(side === null ? {} : { compare: side, type: /float/.test(parameter.type) ? 'DECIMAL(10,2)' : 'NUMERIC' }),
    };
    return [
      { key, clause: isOptional(c, parameter) ? php`empty( ${raw(`$${name}`)} ) ? array() : ${clause}` : clause },
    ];
  });
}
