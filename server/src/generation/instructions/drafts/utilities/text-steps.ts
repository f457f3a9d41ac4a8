import { phpString } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';

/** What a value is while it is worked on. */
export type Kind = 'text' | 'list';

/** A step of work on a value: the words for it, and the expression that it makes of one. */
export interface Step {
  readonly said: RegExp;
  /** On what it works; a step for texts is done for every text of a list. */
  readonly on: Kind;
  /** null: not with these words. */
  make(value: string, match: RegExpExecArray, c: Composer): string | null;
  readonly makes?: Kind;
  /** Done before the others, wherever it is said. */
  readonly isFirst?: boolean;
}

const separators: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  newline: '\n',
  'new line': '\n',
  'line break': '\n',
  line: '\n',
  dash: '-',
  hyphen: '-',
  slash: '/',
  colon: ':',
  dot: '.',
  tab: '\t',
};
const separatorWords = Object.keys(separators).join('|');

/** PHP for a text that words or quotes name; line breaks need double quotes. */
function textOf(said: string): string {
  const bare = said.replace(/^["'`]|["'`]$/g, '');
  const text = separators[bare.toLowerCase()] ?? bare;
  return text === '\n' || text === '\t' ? `"${text === '\n' ? '\\n' : '\\t'}"` : phpString(text);
}

/** A parameter that words name, or a number. */
function amountOf(said: string, c: Composer): string | null {
  if (/^\d+$/.test(said)) return said;
  const name = said.replace(/^\$/, '');
  const found = c.fn?.parameters?.find((one) => one.name === name);
  if (found === undefined) return null;
  c.take([name]);
  return `$${name}`;
}

const each = (value: string, callback: string): string => `array_map( '${callback}', ${value} )`;
const characters: Readonly<Record<string, string>> = {
  space: ' ',
  whitespace: '\\s',
  dash: '-',
  dashe: '-',
  hyphen: '-',
  dot: '.',
  comma: ',',
  underscore: '_',
  slash: '\\/',
  slashe: '\\/',
  parenthese: '()',
  bracket: '()\\[\\]',
  quote: '"\\\'',
  digit: '0-9',
  number: '0-9',
  letter: 'a-zA-Z',
  punctuation: '[:punct:]',
  apostrophe: "'",
  plus: '+',
};

/** A class of characters for a list of their names: `letters, digits and hyphens`; '' where a name is not known. */
export function characterClass(list: string): string {
  const names = list
    .toLowerCase()
    .replace(/\b(?:plus|minus) signs?\b/g, (sign) => sign.replace(/ signs?/, ''))
    .split(/,|\band\b|\bor\b|&/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const known = names.map((name) => {
    const isLower = /\blower-?\s?case\b/.test(name);
    const isUpper = /\bupper-?\s?case\b|\bcapital\b/.test(name);
    const bare = name.replace(/\b(?:lower-?\s?case|upper-?\s?case|capital|the|any|ascii|latin|all)\b/g, '').trim();
    const single = bare.replace(/s$/, '');
    if (/^letters?$/.test(bare) || /^(?:a-z)$/.test(bare)) return isLower ? 'a-z' : isUpper ? 'A-Z' : 'a-zA-Z';
    if (/^["'`].["'`]$/.test(bare)) return bare.slice(1, -1).replace(/[\]\\^/-]/g, '\\$&');
    return characters[bare] ?? characters[single] ?? (/^alphanumeric/.test(bare) ? 'a-zA-Z0-9' : null);
  });
  if (known.includes(null) || known.length === 0) return '';
  const set = [...new Set(known)].filter((one) => one !== '-').join('');
  return known.includes('-') ? `${set}-` : set;
}

const article = '(?:the |all |any |every |each |its |their )?';

/** The steps. Those on texts are done in the order in which they are said, those on lists after them in this order. */
export const steps: readonly Step[] = [
  {
    said: new RegExp(
      String.raw`\b(?:split\w*|explod\w*|break\w*|separat\w+)\b[^.;\n]{0,30}\b(?:by|at|on|into (?:an array )?(?:by|at)) (?:an? |the )?(["'${'`'}][^"'${'`'}]+["'${'`'}]|${separatorWords})s?|\b(${separatorWords})s?[- ](?:separated|delimited|list)|\b(?:one (?:\w+ )?per|each) (line)\b`,
      'i',
    ),
    on: 'text',
    makes: 'list',
    make: (value, [, a, b, d]) => {
      const separator = textOf(a ?? b ?? d ?? ',');
      return separator === '"\\n"' ? `preg_split( '/\\R/', ${value} )` : `explode( ${separator}, ${value} )`;
    },
  },
  {
    said: /\b(?:strip|remov|without|delet|no )\w*\b[^.;\n]{0,24}\b(?:html(?: tags)?|tags|markup)\b(?! (?:from|in) the list)/i,
    on: 'text',
    isFirst: true,
    make: (value) => `wp_strip_all_tags( ${value} )`,
  },
  {
    said: /\b(?:strip|remov|without)\w*\b[^.;\n]{0,30}\bshortcodes\b/i,
    on: 'text',
    isFirst: true,
    make: (value) => `strip_shortcodes( ${value} )`,
  },
  {
    said: /\bdecod\w+\b[^.;\n]{0,16}\bentit\w+/i,
    on: 'text',
    make: (value) => `html_entity_decode( ${value}, ENT_QUOTES, 'UTF-8' )`,
  },
  {
    said: /\b(?:remov|strip|replac)\w*\b[^.;\n]{0,16}\baccents?\b/i,
    on: 'text',
    make: (value) => `remove_accents( ${value} )`,
  },
  {
    said: /\b(?:keep|leav|retain)\w*\b[^.;\n]{0,10}\bdigits\b[^.;\n]{0,20}\b(?:leading|initial) (?:plus|\+)|\bdigits\b[^.;\n]{0,12}\b(?:leading|initial) (?:plus|\+)/i,
    on: 'text',
    make: (value) => `( 0 === strpos( trim( ${value} ), '+' ) ? '+' : '' ) . preg_replace( '/[^0-9]+/', '', ${value} )`,
  },
  {
    said: /\b(?:keep|leav|retain)\w*\s+(?:only )?(?:the )?((?:(?:upper-?case |lower-?case |ascii )?(?:letters|digits|numbers|spaces|hyphens|dashes|underscores|dots|commas)(?:\s*,\s*(?:and )?|\s+and\s+)?)+)(?!\s*(?:and )?(?:an? )?(?:leading|initial))|\bonly (?:the )?((?:(?:upper-?case |lower-?case )?(?:letters|digits|numbers|spaces|hyphens|dashes|underscores|dots)(?:\s*,\s*(?:and )?|\s+and\s+)?)+)\s*(?:are |is )?(?:kept|left|remain|stay|survive)/i,
    on: 'text',
    make: (value, [, a, b]) => {
      const set = characterClass((a ?? b ?? '').replace(/,?\s*$/, ''));
      return set === '' ? null : `preg_replace( '/[^${set}]+/', '', ${value} )`;
    },
  },
  {
    said: new RegExp(
      String.raw`\b(?:remov|strip|delet|drop|ignor|without)\w*\s+${article}((?:(?:white)?spaces?|dashes|hyphens|dots|commas|underscores|slashes|parentheses|brackets|quotes|digits|numbers|letters|punctuation|apostrophes)(?:(?:\s*,\s*|\s+and\s+|\s*,\s*and\s+)(?:(?:white)?spaces?|dashes|hyphens|dots|commas|underscores|slashes|parentheses|brackets|quotes|digits|numbers|letters|punctuation|apostrophes))*)\b(?! (?:around|at|from (?:the )?(?:start|end|both)))`,
      'i',
    ),
    on: 'text',
    make: (value, [, list = '']) => {
      const set = characterClass(list.replace(/dashes/g, 'dash').replace(/whitespaces?/g, 'whitespace'));
      return set === '' ? null : `preg_replace( '/[${set}]+/', '', ${value} )`;
    },
  },
  {
    said: /\b(?:collaps|squeez|reduc|multiple|several|repeated|consecutive|runs of)\w*\b[^.;\n]{0,24}\b(?:white)?spaces?\b/i,
    on: 'text',
    make: (value) => `preg_replace( '/\\s+/', ' ', ${value} )`,
  },
  {
    said: /\breplac\w*\s+(?:all |every |each |the )?(["'`][^"'`]+["'`]|(?:spaces|underscores|dashes|hyphens|dots|commas|slashes|line breaks|newlines))\s+(?:by|with|to|into)\s+(?:an? |the )?(["'`][^"'`]*["'`]|space|underscore|dash|hyphen|dot|comma|slash|nothing)s?/i,
    on: 'text',
    make: (value, [, from = '', to = '']) => {
      const plain = (said: string) => (/^["'`]/.test(said) ? said : said.replace(/dashes/, 'dash').replace(/s$/, ''));
      const name = (said: string) => ({ underscore: '_', nothing: '' })[plain(said).toLowerCase()] ?? null;
      const of = (said: string) => (name(said) === null ? textOf(plain(said)) : phpString(name(said) ?? ''));
      return `str_replace( ${of(from)}, ${of(to)}, ${value} )`;
    },
  },
  {
    said: /\btrim\w*\b|\bsurrounding (?:white)?spaces?\b|\b(?:leading and trailing|outer) (?:white)?spaces?|\b(?:white)?spaces? (?:around|at (?:the|both) ends?)/i,
    on: 'text',
    make: (value) => `trim( ${value} )`,
  },
  { said: /\blower-?\s?cas\w*\b(?! letters)/i, on: 'text', make: (value) => `strtolower( ${value} )` },
  {
    said: /\bupper-?\s?cas\w*\b(?! letters)|\bcapitals\b|\ball caps\b/i,
    on: 'text',
    make: (value) => `strtoupper( ${value} )`,
  },
  {
    said: /\b(?:capitali[sz]\w*|upper-?case) (?:the )?first letter of (?:each|every) word|\btitle case\b/i,
    on: 'text',
    make: (value) => `ucwords( ${value} )`,
  },
  {
    said: /\b(?:sanitize_title|slugs?|slugified?)\b/i,
    on: 'text',
    make: (value, _match, c) => (/\bslugs\b|sanitize_title|slugif/i.test(c.text) ? `sanitize_title( ${value} )` : null),
  },
  { said: /\bsanitize_text_field\b/i, on: 'text', make: (value) => `sanitize_text_field( ${value} )` },
  { said: /\bsanitize_key\b/i, on: 'text', make: (value) => `sanitize_key( ${value} )` },
  { said: /\bsanitize_email\b/i, on: 'text', make: (value) => `sanitize_email( ${value} )` },
  {
    said: /\b(?:cut|truncat\w*|shorten\w*|limit\w*|clip\w*)\b[^.;\n]{0,24}?\b(?:to|at|after)\s+(?:at most |the first )?(\$?\w+) (?:characters|chars|letters)\b|\b(?:at most|max(?:imum)?(?: of)?|no (?:more|longer) than|up to)\s+(\$?\w+) (?:characters|chars|letters)\b/i,
    on: 'text',
    make: (value, [, a, b], c) => {
      const length = amountOf(a ?? b ?? '', c);
      return length === null ? null : `mb_substr( ${value}, 0, ${length} )`;
    },
  },
  {
    said: /\b(?:as|to|into|only|positive|cast\w*|converted?)\b[^.;\n]{0,16}\b(?:ints?|integers|ids|whole numbers)\b|\barray of (?:positive )?(?:ints?|integers|ids)\b/i,
    on: 'list',
    make: (value) => `array_map( 'intval', ${value} )`,
  },
  {
    said: /\b(?:positive|greater than (?:0|zero)|above (?:0|zero))\b/i,
    on: 'list',
    make: (value) => `array_filter(\n\t${value},\n\tstatic function ( $item ) {\n\t\treturn $item > 0;\n\t}\n)`,
  },
  {
    said: /\b(?:valid|invalid)\b[^.;\n]{0,12}\b(?:e-?mails?|e-?mail addresses|addresses)\b/i,
    on: 'list',
    make: (value) => `array_filter( ${value}, 'is_email' )`,
  },
  {
    said: /\bnon-?empty\b|\b(?:without|no|skip\w*|ignor\w*|remov\w*|drop\w*|filter\w* out|except|exclud\w*|not|omit\w*)\b[^.;\n]{0,16}\b(?:empty|blank)\b|\b(?:empty|blank) (?:ones|items|values|entries|lines|strings|tags|parts|elements)\b[^.;\n]{0,24}\b(?:left out|removed|ignored|skipped|dropped|discarded|omitted)/i,
    on: 'list',
    make: (value) => `array_filter( ${value}, 'strlen' )`,
  },
  {
    said: /\bunique\b|\b(?:no|without|remov\w*|drop\w*|eliminat\w*|ignor\w*|skip\w*)\b[^.;\n]{0,24}\b(?:duplicates?|doubles|repeated (?:ones|values|items))\b|\bde-?duplicat\w*|\bduplicates?\b[^.;\n]{0,16}\b(?:removed|dropped|ignored)/i,
    on: 'list',
    make: (value) => `array_unique( ${value} )`,
  },
  {
    said: /\bevery(?:thing)? longer than (\$?\w+) (?:characters|chars|letters)\b/i,
    on: 'list',
    make: (value, [, length = ''], c) => {
      const least = amountOf(length, c);
      return least === null
        ? null
        : `array_filter(\n\t${value},\n\tstatic function ( $item )${least.startsWith('$') ? ` use ( ${least} )` : ''} {\n\t\treturn mb_strlen( $item ) <= ${least};\n\t}\n)`;
    },
  },
  {
    said: /\b(?:at most|max(?:imum)?(?: of)?|no more than|up to|only the first|the first|limit\w* to)\s+(\$?\w+)\b(?! (?:characters|chars|letters|words|digits))/i,
    on: 'list',
    make: (value, [, count = ''], c) => {
      const most = amountOf(count, c);
      return most === null ? null : `array_slice( ${value}, 0, ${most} )`;
    },
  },
];

/** What is done for every text of a list: PHP's function where the step is one, else a closure. */
export function forEach(step: Step, value: string, match: RegExpExecArray, c: Composer): string | null {
  const one = step.make('$item', match, c);
  if (one === null) return null;
  const [, callback] = /^(\w+)\( \$item \)$/.exec(one) ?? [];
  if (callback !== undefined) return each(value, callback);
  const outer = [...new Set(one.match(/\$(?!item\b)\w+/g) ?? [])];
  return `array_map(\n\tstatic function ( $item )${outer.length === 0 ? '' : ` use ( ${outer.join(', ')} )`} {\n\t\treturn ${one};\n\t},\n\t${value}\n)`;
}

/** How a list is put in order, as a statement; null where nothing is said of it. */
export function sorting(c: Composer, name: string): string | null {
  const said = c.asked.states(
    /\b(?:sort(?:ed|s)?|order(?:ed|s)?|alphabetical\w*|ascending|descending)\b[^.;\n]{0,40}/i,
  )?.[0];
  if (said === undefined || /\b(?:original|given|same|keep\w*|stay\w*) order\b|\border is kept\b/i.test(c.text))
    return null;
  const flags = /\bnatural/i.test(said) ? ', SORT_NATURAL' : '';
  return `${/\bdesc|reverse|z-a|highest|largest/i.test(said) ? 'rsort' : 'sort'}( ${name}${flags} );`;
}

/** The text that a list is joined with; null where it is to stay a list. */
export function joining(c: Composer): string | null {
  const said = c.asked.states(
    new RegExp(
      String.raw`\b(?:join|glu|implod|concatenat|combin)\w*\b[^.;\n]{0,24}\b(?:with|by|using) (?:an? |the )?(["'${'`'}][^"'${'`'}]+["'${'`'}]|${separatorWords})`,
      'i',
    ),
  );
  return said === null ? null : textOf(said[1] ?? ',');
}
