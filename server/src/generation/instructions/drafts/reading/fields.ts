import type { PhpValue } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';

/** Something that is handed over by name: an argument of a route, an attribute of a block or shortcode, a property of a schema. */
export interface Field {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** Of a text, what it holds. */
  readonly format: 'email' | 'uri' | 'date' | 'hex-color' | 'multi-line' | 'html' | null;
  /** null where the prompt does not say. */
  readonly isRequired: boolean | null;
  readonly fallback: PhpValue | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly maxLength: number | undefined;
  readonly minLength?: number;
  readonly choices: readonly string[];
}

const typeWord =
  /\b(strings?|text ?area|multi-?line|text|integers?|int|numbers?|float|decimal|booleans?|bool|arrays?|objects?|e-?mail|urls?|uri|dates?|slug|required|optional|enum|one of|hex|colou?r|default(?:s|ing)?|absint|intval|checkbox|sanitize_\w+|is_email|html|kses|Y-m-d|max|min|characters)\b/i;

/** Words that announce fields, or say what becomes of them, without being one. */
const notField =
  /^(?:no|arguments?|args?|attributes?|params?|parameters?|fields?|input|output|properties|property|returns?|response|body|schema|default|type|types|required|optional|values?|string|text|integer|int|number|float|boolean|bool|array|object|example|note|callback|permission|permissions|option|options|and|or|the|an?|is|with|prefix|each|item|items|key|keys|label|labels|description|version|status|error|function|class|method|domain|render|renders|markup|supports?|title:|block|endpoint|route|url:|public|data|namespace|saves?|stores?|sends?|reads?|verif(?:y|ies)|checks?|must|should|from|for|to|of|in|on|which|that|it|its|this|their|by|as|nonce|content-type|header|headers)$/i;

const jsonTypes: readonly (readonly [RegExp, Field['type']])[] = [
  [/\b(?:integers?|int|whole number|absint|intval)\b/i, 'integer'],
  [/\b(?:numbers?|float(?:val)?|decimal)\b/i, 'number'],
  [/\b(?:booleans?|bool|checkbox)\b/i, 'boolean'],
  [/\b(?:arrays?|list)\b/i, 'array'],
  [/\bobjects?\b/i, 'object'],
];

function formatOf(name: string, said: string): Field['format'] {
  if (/\be-?mail\b/i.test(said) || /e?mail$/i.test(name)) return 'email';
  if (/\bhex\b|\bcolou?r\b/i.test(said) || /colou?r$/i.test(name)) return 'hex-color';
  if (/\b(?:urls?|uri)\b/i.test(said) || /(?:url|link|website)$/i.test(name)) return 'uri';
  if (/\bdate\b|Y-m-d/i.test(said)) return 'date';
  if (/\bhtml\b|kses/i.test(said) && !/\b(?:no|without|strip\w*) (?:any )?html/i.test(said)) return 'html';
  if (/\b(?:text ?area|multi-?line)\b/i.test(said) || /^(?:message|content|text|body|note|description|bio)$/.test(name))
    return 'multi-line';
  return null;
}

/** The value that a description gives as default, in the type of the field. */
function fallbackOf(said: string, type: Field['type']): PhpValue | undefined {
  const match =
    /\bdefault(?:s|ing|ed)?\b(?:\s+value)?(?:\s*(?:to|is|of|:|=))*\s*(?:["'`“]([^"'`”]*)["'`”]|(true|false|-?\d+(?:\.\d+)?|\[\]|empty|[a-z][\w-]*))/i.exec(
      said,
    );
  if (match === null) return undefined;
  const text = match[1] ?? match[2] ?? '';
  if (type === 'integer' || type === 'number') return Number.isFinite(Number(text)) ? Number(text) : 0;
  if (type === 'boolean') return /^(?:true|1|on|yes)$/i.test(text);
  if (type === 'array' || type === 'object') return [];
  return match[1] === undefined && /^empty$/i.test(text) ? '' : text;
}

/** The words after "one of", without those of other wishes. */
function choicesOf(said: string): string[] {
  const list =
    /\b(?:one of|either|enum\w*|(?:allowed|valid|possible|supported) \w+|allowed|may be|can be|must be(?: one of)?|either of|values?|options)\b:?\s*(?:are|is)?\s*[[(]?\s*([^;.)\]]+)/i.exec(
      said,
    )?.[1] ??
    /((?:[a-z][\w-]*\s*[|/]\s*)+[a-z][\w-]*)/i.exec(said)?.[1] ??
    /^\s*((?:[`"']?[a-z][\w-]*[`"']?,\s*)*[`"']?[a-z][\w-]*[`"']?,? or [`"']?[a-z][\w-]*[`"']?)\s*(?:[,;]|$)/i.exec(
      said,
    )?.[1];
  if (list === undefined) return [];
  const words = list
    .replace(/,?\s*\bdefault\b.*$/i, '')
    .split(/,|\||\/|\bor\b|\band\b/)
    .map((word) => word.replace(/[`"']/g, '').trim())
    .filter((word) => /^[A-Za-z][\w-]*$/.test(word) && !/^(?:required|optional|string|integer|default)$/.test(word));
  return words.length > 1 ? [...new Set(words)] : [];
}

/** A field by its name and what is said of it. */
export function describeField(name: string, said: string): Field {
  const choices = choicesOf(said);
  const given = jsonTypes.find(([words]) => words.test(said))?.[1];
  const byName = /(?:^id|_id|Id|^count|^number|^limit|^per_page|^page|^stars|^rating|^quantity|^amount|^year)$/.test(
    name,
  )
    ? 'integer'
    : 'string';
  const isText = /\b(?:strings?|text|e-?mail|url|slug)\b/i.test(said) || choices.length > 0;
  const type = given ?? (isText ? 'string' : byName);
  const between =
    /\b(?:from|between)\s*(-?\d+)\s*(?:to|and|-|–)\s*(-?\d+)/i.exec(said) ??
    /(-?\b\d+)\s*(?:-|–|\.\.|to)\s*(\d+)\b/.exec(said);
  const least = /(?:\bmin(?:imum)?|\bat least|>=|≥)\s*(?:is|of|:|=)?\s*(-?\d+)/i.exec(said)?.[1] ?? between?.[1];
  const most = /(?:\bmax(?:imum)?|\bat most|\bup to|<=|≤)\s*(?:is|of|:|=)?\s*(-?\d+)/i.exec(said)?.[1] ?? between?.[2];
  const longest = /\b(?:max(?:imum)?\.? (?:length|of)?|at most|up to)\s*(?:of|:|=)?\s*(\d+)(?:\s*characters)?/i.exec(
    said,
  )?.[1];
  const span = /\b(\d+)\s*(?:-|–|to|and)\s*(\d+) (?:char|letters)/i.exec(said);
  const shortest =
    /\b(?:min(?:imum)?\.?|at least)\s*(?:length )?(?:of )?(\d+)\s*(?:char|letters)/i.exec(said)?.[1] ?? span?.[1];
  const length = longest ?? span?.[2];
  const isNumber = type === 'integer' || type === 'number';
  return {
    name,
    type,
    format: type === 'string' && choices.length === 0 ? formatOf(name, said) : null,
    isRequired: /\boptional\b|\bnot required\b|\bdefaults?\b/i.test(said)
      ? false
      : /\brequired\b|\bmandatory\b/i.test(said)
        ? true
        : null,
    fallback: fallbackOf(said, type),
    minimum: isNumber && least !== undefined ? Number(least) : /\bpositive\b/i.test(said) && isNumber ? 1 : undefined,
    maximum: isNumber && most !== undefined ? Number(most) : undefined,
    maxLength: type === 'string' && length !== undefined ? Number(length) : undefined,
    ...(type === 'string' && shortest !== undefined ? { minLength: Number(shortest) } : {}),
    choices,
  };
}

/**
 * The fields that a text describes: `count (integer, default 5)`, `- "email": string, required`, `required integer property
 * id`, `the parameter term`, in their order.
 */
export function readFields(c: Composer, text: string = c.text): Field[] {
  const found = new Map<string, { readonly at: number; readonly said: string }>();
  const add = (name: string, said: string, at: number, isDescribed = false) => {
    const isOther = isDescribed
      ? /^(?:no|and|or|of|to|in|arguments?|args?|attributes?|params?|parameters?|fields?|input|output|returns?|response|body|schema|defaults?|required|optional|an?|the|is|with|function|class|callback|option|meta|table|route|endpoint|block|column|columns|array|string|integer)$/.test(
          name,
        )
      : notField.test(name) || /ing$/.test(name);
    // What a meta field, an option or a function is called is no field of a request.
    const before = text.slice(Math.max(0, at - 24), at + 1);
    const isStored =
      /\b(?:meta|option|transient|nonce|function|table|role|hook|event|handler|action|group|capability)\s+[`"']?$/i.test(
        before.replace(/\w*$/, ''),
      ) && isDescribed;
    if (!isOther && !isStored && !found.has(name)) found.set(name, { at, said });
  };
  for (const match of text.matchAll(/(?<![\w/$.<[-])["'`]?([a-z]\w*)["'`]?\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g))
    if (typeWord.test(match[2] ?? '')) {
      const behind =
        /^,?\s*(?:that |which |it )?defaults?\b[^,;.\n]*/i.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
      add(match[1] ?? '', `${match[2] ?? ''} ${behind}`, match.index, true);
    }
  for (const match of text.matchAll(
    /(?:^|\n|[;:,])\s*(?:[-*•]\s*|\d+[.)]\s*)?(?:(?:param(?:eter)?|arg(?:ument)?|attribute|field|property)\s+)?["'`]?([a-z]\w*)["'`]?\s*(?::|=>|–|—|\s-\s)\s*([^;\n]*)/g,
  ))
    if (typeWord.test((match[2] ?? '').slice(0, 40))) add(match[1] ?? '', match[2] ?? '', match.index);
  for (const match of text.matchAll(
    /\b((?:required|optional) )?(string|integer|int|number|boolean|bool|array) (?:propert(?:y|ies)|param(?:eter)?s?|arguments?|attributes?|fields?|query args?) (?:named |called )?["'`]?([a-z]\w*)["'`]?([^,;.\n]*)/gi,
  ))
    add(match[3] ?? '', `${match[1] ?? ''} ${match[2] ?? ''} ${match[4] ?? ''}`, match.index, true);
  for (const { name, said, at } of listedFields(text)) add(name, said, at, true);
  for (const match of text.matchAll(
    /\b(?:propert(?:y|ies)|params?|parameters?|arguments?|args?|attributes?|fields?|query (?:arg|param)s?)\s*:?\s+(?:named |called |are )?((?:["'`]?[a-z]\w*["'`]?(?:\s*\([^()]*\))?(?:,\s*(?:and\s+)?|\s+and\s+)?)+)([^,;.\n]*)/gi,
  )) {
    const names = (match[1] ?? '')
      .replace(/\([^)]*\)/g, '')
      .split(/,|\band\b/)
      .map((one) => one.replace(/["'`\s]/g, ''));
    for (const name of names.filter((one) => /^[a-z]\w*$/.test(one))) {
      const isQuoted = new RegExp(`["'\`]${name}["'\`]`).test(match[1] ?? '');
      const areQuoted = /["'`]/.test(match[1] ?? '');
      const isPlain =
        isQuoted || (!areQuoted && (names.length > 1 || name.includes('_') || (match[2] ?? '').trim() === ''));
      if (isPlain || typeWord.test(match[2] ?? '')) add(name, names.length === 1 ? (match[2] ?? '') : '', match.index);
    }
  }
  const fields = [...found].filter(([name]) => /^[a-z]\w*$/.test(name));
  for (const [name] of fields) c.asked.states(new RegExp(String.raw`["'\`]?\b${name}\b`));
  return fields.sort(([, a], [, b]) => a.at - b.at).map(([name, { said }]) => describeField(name, said));
}

/** What follows the name of a field in a list of them. */
const behindName =
  /^\s*(?:$|\(|:|=|–|—|-|(?:is |as |an? |the )?(?:optional|required|default|string|integer|number|boolean|text|url|one of|either)|with (?:the )?default)/i;

/** The fields of a list in one sentence: `Attributes: url (required), label defaulting to "Read more", target optional.` */
function listedFields(text: string): { readonly name: string; readonly said: string; readonly at: number }[] {
  const lists = text.matchAll(
    /\b(?:attributes|params|parameters|arguments|args|fields)\b\s*(?:are|:|=)?\s*((?:\([^)]*\)|"[^"]*"|'[^']*'|[^.;\n()"']|\.(?=\w))+)/gi,
  );
  return [...lists].flatMap((list) => {
    const items = (list[1] ?? '').match(/(?:\([^)]*\)|"[^"]*"|'[^']*'|[^,()"'])+/g) ?? [];
    const parts = items.flatMap((item) =>
      item.split(/(?:^|\s)and\s(?=[`"']?[a-z]\w*[`"']?\s*(?:\(|$|optional|required|default))/),
    );
    const read = parts.flatMap((part) => {
      const [, name = '', said = ''] =
        /^\s*(?:(?:an? |the |optional |required )*)[`"']?([a-z]\w*)[`"']?(.*)$/s.exec(part) ?? [];
      return name !== '' && behindName.test(said) ? [{ name, said, at: list.index }] : [];
    });
    // A sentence that happens to speak of attributes has words, not names.
    return read.length >= 2 && read.some(({ said }) => typeWord.test(said)) ? read : [];
  });
}

/** A field as a JSON schema, as REST arguments, block attributes and abilities take it. */
export function schemaOfField(field: Field): Record<string, PhpValue> {
  const { type, format, fallback, minimum, maximum, maxLength, minLength, choices } = field;
  const known = format === 'email' || format === 'uri' || format === 'hex-color' ? format : undefined;
  return {
    type,
    ...(known === undefined ? {} : { format: known }),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(choices.length === 0 ? {} : { enum: choices }),
  };
}

/** The function of WordPress that cleans what is sent for a field. */
export function sanitizerOf({ type, format }: Field): string {
  if (type === 'integer') return 'absint';
  if (type === 'number') return 'floatval';
  if (type === 'boolean') return 'rest_sanitize_boolean';
  const byFormat = {
    email: 'sanitize_email',
    uri: 'sanitize_url',
    'hex-color': 'sanitize_hex_color',
    'multi-line': 'sanitize_textarea_field',
    html: 'wp_kses_post',
  };
  return format === null || format === 'date' ? 'sanitize_text_field' : byFormat[format];
}
