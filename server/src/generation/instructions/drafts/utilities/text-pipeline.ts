import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedParameter } from '../../instruction.ts';
import type { Draft } from '../draft.ts';
import { forEach, joining, type Kind, type Step, sorting, steps } from './text-steps.ts';

/** What a prompt speaks of that is more than plain texts and lists. */
export const isSitesBusiness =
  /shortcode\b(?!s)|\bhook|\bfilter\b(?! out)|\baction\b|\boptions?\b|\bmeta\b|wpdb|\brest\b|ajax|\bquer(?:y|ies)\b|\battachment|\btransient|\bblocks?\b|\bwidget|\bcolumn|\bpost(?:s| id| type| title)?\b(?! ?codes?)|\busers?\b(?! input)|\bcomments?\b|\bposts?_id\b|\buser_id\b|\bdashboard|\bsettings?\b|\bmenu\b|\bsend|\bclass\b|\bemail to\b|\btaxonom|\bterms?\b|\bcategor|\bupload|\bcron\b|\bwoocommerce|\bcustomizer|\btheme\b|\bredirect|\benqueue|\bsession|\bcookie|\bunserial|\bjson\b|\bcsv\b|\bxml\b/;

/** The parameter that is worked on. */
function subjectOf(c: Composer): { readonly code: string; readonly kind: Kind } | null {
  const parameters = c.fn?.parameters ?? null;
  const isList = ({ type, name }: NamedParameter) =>
    type === 'array' || (type === '' && /^(?:items|array|arr|values|list|data|rows)$/.test(name));
  const [first] = parameters ?? [];
  if (first === undefined) {
    if (c.fn === null) return null;
    if (parameters !== null) return null;
    const list = /\b(?:takes?|given|accepts?|expects?|of) (?:an? )?(?:array|list)\b/i.test(c.text);
    return { code: c.arg(list ? 'list' : 'text').text, kind: list ? 'list' : 'text' };
  }
  if (!/^\??(?:string|array|)(?:\|null)?$/.test(first.type)) return null;
  c.take([first.name]);
  return { code: `$${first.name}`, kind: isList(first) ? 'list' : 'text' };
}

/** Leaves with a value where too little is left of the result. */
function tooLittle(c: Composer, value: string): PhpCode | null {
  const said = c.asked.states(
    /\b(?:fewer|less|shorter) than (\d+) ?(digits|characters|chars|letters|items|entries|words)?\b[^.;\n]{0,24}?(?:returns?|gives?|yields?|→|:)?\s*(?:an? )?(empty string|empty array|""|''|\[\]|null|false)/i,
  );
  if (said === null) return null;
  const [, count = '1', unit = 'characters', result = ''] = said;
  const size = /digits/i.test(unit)
    ? `strlen( preg_replace( '/[^0-9]+/', '', ${value} ) )`
    : /items|entries/i.test(unit)
      ? `count( ${value} )`
      : `mb_strlen( ${value} )`;
  const back = /null|false/i.test(result) ? result.toLowerCase() : /array|\[/.test(result) ? 'array()' : "''";
  return php`
    if ( ${raw(size)} < ${raw(count)} ) {
      return ${raw(back)};
    }
  `;
}

/** The steps that a prompt names: what makes a list first, then work on texts as it is said, then work on the list. */
function inOrder(c: Composer): Step[] {
  const rank = ({ makes, isFirst, on }: Step) => (isFirst === true ? 0 : makes === 'list' ? 1 : on === 'text' ? 2 : 3);
  return steps
    .map((step) => ({ step, at: c.text.search(step.said), rank: rank(step) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.rank - b.rank || (a.rank === 2 ? a.at - b.at : 0))
    .map(({ step }) => step);
}

/** A function that cleans, splits, filters or joins a text or a list, step by step. */
export const textPipeline: Draft = {
  id: 'draft-text-pipeline',
  name: 'clean_text',
  needs:
    /\b(?:string|text|phone|tags?|list|array|comma|input|name|number|code|value|words?|lines?|slug|keep|strip|trim|split|remove)/,
  never: isSitesBusiness,
  readsAll: true,
  compose(c) {
    const subject = subjectOf(c);
    if (
      subject === null ||
      /\b(?:count|how many|reading time|mask|revers|initials|random|words?\b[^.]*\bmost)/i.test(c.text)
    )
      return null;
    if (!/^(?:string|array|)$/.test(c.returnType.replace(/\|null$/, ''))) return null;
    const lines: string[] = [];
    let { code: value, kind } = subject;
    const name = () => (kind === 'list' ? '$items' : '$result');
    let done = 0;
    for (const step of inOrder(c)) {
      if (step.on === 'list' && kind === 'text') continue;
      if (step.makes === 'list' && kind === 'list') continue;
      const match = c.asked.states(step.said);
      if (match === null) continue;
      const made = step.on === 'text' && kind === 'list' ? forEach(step, value, match, c) : step.make(value, match, c);
      if (made === null) continue;
      done++;
      kind = step.makes ?? kind;
      lines.push(`${name()} = ${made};`);
      value = name();
    }
    const sorted = kind === 'list' && done > 0 ? sorting(c, value) : null;
    const glue = kind === 'list' ? joining(c) : null;
    if (done + (sorted === null ? 0 : 1) + (glue === null ? 0 : 1) < 2 && tooLittle(c, value) === null) return null;
    const isList = kind === 'list' && glue === null;
    if (c.returnType !== '' && (c.returnType === 'array') !== isList) return null;
    const guard = tooLittle(c, value);
    c.asked.states(/\b(?:returns?|returning)\b/i);
    if (c.unbound().length > 0) return null;
    const last = lines.at(-1) ?? '';
    const isShort = guard === null && sorted === null && glue === null && !isList;
    const result = glue !== null ? `implode( ${glue}, ${value} )` : isList ? `array_values( ${value} )` : value;
    return {
      summary: isList ? 'Returns the parts of a text or list, cleaned.' : 'Returns a text, cleaned.',
      returns: isList ? 'array' : 'string',
      body: joinPhp([
        ...(isShort ? lines.slice(0, -1) : lines).map(raw),
        ...(sorted === null ? [] : [raw(sorted)]),
        ...(guard === null ? [] : [guard]),
        isShort ? raw(`return ${last.replace(/^\$\w+ = /, '')}`) : raw(`return ${result};`),
      ]),
    };
  },
};
