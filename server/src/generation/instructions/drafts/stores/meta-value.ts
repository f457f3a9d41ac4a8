import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** A number of meta: what is no number counts as another, and it may be rounded. */
function numberOf(type: 'int' | 'float', fallback: string, decimals: number | null): PhpCode {
  const cast =
    type === 'int' ? '(int) $value' : decimals === null ? '(float) $value' : `round( (float) $value, ${decimals} )`;
  return raw(`return is_numeric( $value ) ? ${cast} : ${fallback};`);
}

const words: Readonly<Record<string, number>> = { no: 0, one: 1, two: 2, three: 3, four: 4 };

/** A function that reads one value of meta of what it is handed the ID of, in the declared type. */
export const metaValue: Draft = {
  id: 'draft-meta-value',
  name: 'get_value',
  needs: /\bmeta\b/,
  never:
    /\bupdat|\bsav(?:e|es|ing)\b|\bstor(?:es|ing)\b|\bsets?\b|\badds?\b|\bdelet|\bremov|\bincreas|\bincrement|\btoggle|\bposts\b|\bquer|\bregister|\bshortcode|\bblock|\bhook|\bfilter\b|\brest\b|\bcolumn|meta ?box|\busers who|\baverage|\bsum\b|\bcomments\b|\bclass\b|\bcount(?:s|er)?\b(?! as)|\bhtml\b|<\w+|\btransient|\bcach|\bif (?:that|it|this) is empty|\boption\b|\bsplit|\bjson/,
  compose(c) {
    const type = c.returnType.replace(/\|null$/, '');
    if (c.fn?.parameters?.length !== 1 || !/^(?:int|float|string|bool)$/.test(type)) return null;
    const key =
      c.asked.states(
        /\bmeta\b(?: key| field| value)?(?: of (?:the )?\w+)?(?: named| called| with the key)?\s+[`"']?(_?[a-z]\w*_?\w*)[`"']?/i,
      )?.[1] ?? c.asked.states(/[`"'](_?[a-z]\w+)[`"'] (?:post |user |term )?meta\b/i)?.[1];
    if (key === undefined || /^(?:of|for|from|field|key|value|and|is|with)$/.test(key)) return null;
    const kind =
      c.says(/\buser meta\b/) || /user/.test(c.fn.parameters[0]?.name ?? '')
        ? 'user'
        : c.says(/\bterm meta\b/) || /term/.test(c.fn.parameters[0]?.name ?? '')
          ? 'term'
          : 'post';
    const id = c.find(kind === 'user' ? 'user' : kind === 'term' ? 'term' : 'post');
    if (id === null) return null;
    const decimals = c.asked.states(
      /\bround\w*\b[^.;\n]{0,16}?\b(\d+|no|one|two|three|four)\b (?:decimals?|places|digits)|\b(\d+|no|one|two|three) decimals?\b/i,
    );
    const digits = (decimals?.[1] ?? decimals?.[2] ?? '').toLowerCase();
    const fallback = c.asked.states(
      /\b(?:missing|empty|non-?numeric|invalid|no value|not set|otherwise|default\w*|else)\b[^.;\n]{0,40}?\b(?:as|to|is|gives?|returns?|value|use|becomes?|:)\s+(-?\d+(?:\.\d+)?|["'][^"'\n]*["'])/i,
    )?.[1];
    const read = raw(`$value = get_${kind}_meta( ${id.text}, '${key}', true );`);
    const given = fallback ?? { int: '0', float: '0', string: "''", bool: 'false' }[type] ?? "''";
    const text = given.replace(/^"([^"']*)"$/, "'$1'");
    const result =
      type === 'bool'
        ? raw('return (bool) $value;')
        : type === 'string'
          ? text === "''"
            ? raw('return (string) $value;')
            : php`return '' === (string) $value ? ${raw(text)} : (string) $value;`
          : numberOf(
              type === 'int' ? 'int' : 'float',
              /^-?\d/.test(text) && type === 'float' && !text.includes('.') ? `${text}.0` : text,
              digits === '' ? null : (words[digits] ?? Number(digits)),
            );
    return { summary: `Returns the ${kind} meta ${key}.`, returns: type, body: joinPhp([read, result], '\n') };
  },
};
