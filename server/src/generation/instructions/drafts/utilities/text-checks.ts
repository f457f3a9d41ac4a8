import { joinPhp, php, phpString } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { isSitesBusiness } from './text-pipeline.ts';
import { characterClass } from './text-steps.ts';

/** A condition on a text: the words for it, and the expression that is true where it holds. */
interface Check {
  readonly said: RegExp;
  /** null: not with these words. */
  make(value: string, match: RegExpExecArray, c: Composer): string | null;
}

const amount = String.raw`(\$?\w+)`;
const numbers: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  a: '1',
  an: '1',
};
const length = (value: string): string => `mb_strlen( ${value} )`;

function amountOf(said: string, c: Composer): string | null {
  const number = numbers[said.toLowerCase()] ?? (/^\d+$/.test(said) ? said : null);
  if (number !== null) return number;
  const name = said.replace(/^\$/, '');
  if (c.fn?.parameters?.some((one) => one.name === name) !== true) return null;
  c.take([name]);
  return `$${name}`;
}

const matches = (pattern: string, value: string): string =>
  `1 === preg_match( ${phpString(`/${pattern}/`)}, ${value} )`;

const classes: readonly (readonly [RegExp, string])[] = [
  [/^(?:digits?|numbers?|numerals?)$/, '[0-9]'],
  [/^(?:upper-?\s?case(?: letters?)?|capital(?: letters?)?|capitals?)$/, '[A-Z]'],
  [/^(?:lower-?\s?case(?: letters?)?)$/, '[a-z]'],
  [/^letters?$/, '[A-Za-z]'],
  [/^(?:alphanumeric(?:s| characters?)?|letters? or digits?)$/, '[A-Za-z0-9]'],
  [/^(?:special (?:characters?|chars?)|symbols?|punctuation(?: marks?)?)$/, '[^A-Za-z0-9]'],
  [/^(?:hyphens?|dash(?:es)?)$/, '-'],
  [/^(?:dots?|periods?)$/, '\\.'],
  [/^(?:underscores?)$/, '_'],
  [/^(?:spaces?)$/, ' '],
  [/^(?:slash(?:es)?)$/, '\\/'],
  [/^(?:colons?)$/, ':'],
  [/^(?:hash(?:es)?|#)$/, '#'],
];
const classOf = (name: string): string | null => {
  const bare = name.trim().toLowerCase();
  const quoted = /^["'`](.+)["'`]$/.exec(bare)?.[1];
  if (quoted !== undefined) return quoted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return classes.find(([words]) => words.test(bare))?.[1] ?? null;
};

const thing = String.raw`(?:upper-?\s?case(?: letters?)?|lower-?\s?case(?: letters?)?|capital(?: letters?)?|letters?|digits?|numbers?|special (?:characters?|chars?)|symbols?|alphanumeric(?: characters?)?|hyphens?|dash(?:es)?|dots?|underscores?|spaces?|slash(?:es)?|colons?|["'${'`'}][^"'${'`'}]{1,12}["'${'`'}])`;
const counted = String.raw`(?:(?:exactly )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|an?)(?:\s*(?:to|-|–|or)\s*(\d+|two|three|four|five|six|seven|eight|nine|ten))? )?(${thing})`;

/** `three capital letters, a hyphen and 4 digits` as a pattern; null where a part is not known. */
function sequence(said: string): string | null {
  const parts = said
    .split(/\s*,\s*(?:then |and |followed by )*|\s+(?:and then|followed by|then|and|plus)\s+/i)
    .filter((one) => one.trim() !== '');
  const patterns = parts.map((part) => {
    const match = new RegExp(`^(?:an? |the )?${counted}$`, 'i').exec(part.trim().replace(/[.;:]$/, ''));
    const unit = classOf(match?.[3] ?? '');
    if (match === null || unit === null) return null;
    const from = numbers[(match[1] ?? '1').toLowerCase()] ?? match[1] ?? '1';
    const to = match[2] === undefined ? undefined : (numbers[match[2].toLowerCase()] ?? match[2]);
    return to === undefined ? (from === '1' ? unit : `${unit}{${from}}`) : `${unit}{${from},${to}}`;
  });
  return patterns.includes(null) ? null : patterns.join('');
}

const luhn = (value: string): string =>
  `0 === array_sum(\n\tarray_map(\n\t\tstatic function ( $digit, $at ) {\n\t\t\t$sum = $at % 2 ? 2 * (int) $digit : (int) $digit;\n\n\t\t\treturn $sum > 9 ? $sum - 9 : $sum;\n\t\t},\n\t\tstr_split( strrev( ${value} ) ),\n\t\tarray_keys( str_split( ${value} ) )\n\t)\n) % 10`;

const checks: readonly Check[] = [
  {
    said: /\b(?:between )?(\d+)\s*(?:to|and|-|–)\s*(\d+) (?:characters|chars|letters long|long|digits)\b/i,
    make: (value, [whole, from = '', to = '']) =>
      /digits/i.test(whole)
        ? matches(`^[0-9]{${from},${to}}$`, value)
        : `${length(value)} >= ${from} && ${length(value)} <= ${to}`,
  },
  {
    said: new RegExp(
      String.raw`\b(?:at least|min(?:imum)?(?: length)?(?: of)?(?: is)?|no (?:shorter|fewer) than|not shorter than)\s+${amount} (?:characters|chars|long|in length)\b|\bmin(?:imum)? length\s*(?:of|is|:|=)?\s*${amount}`,
      'i',
    ),
    make: (value, [, a, b], c) => {
      const least = amountOf(a ?? b ?? '', c);
      return least === null ? null : `${length(value)} >= ${least}`;
    },
  },
  {
    said: new RegExp(
      String.raw`\b(?:at most|max(?:imum)?(?: length)?(?: of)?(?: is)?|no (?:longer|more) than|not longer than|up to)\s+${amount} (?:characters|chars|long|in length)\b`,
      'i',
    ),
    make: (value, [, said = ''], c) => {
      const most = amountOf(said, c);
      return most === null ? null : `${length(value)} <= ${most}`;
    },
  },
  {
    said: /\bexactly (\d+) (characters|chars|digits)\b/i,
    make: (value, [, count = '', unit = '']) =>
      /digits/i.test(unit) ? matches(`^[0-9]{${count}}$`, value) : `${count} === ${length(value)}`,
  },
  {
    said: new RegExp(
      String.raw`\b(?:(?:only|just|nothing but)\b[^.;:\n]{0,24}?|consists? (?:only )?of|made (?:up )?of|may (?:only )?contain|can (?:only )?contain)\s+((?:(?:${thing})(?:\s*,\s*(?:and |or )?|\s+(?:and|or)\s+)?)+)(?:\s*(?:are |is )?(?:allowed|permitted|valid))?`,
      'i',
    ),
    make: (value, [whole, list = '']) => {
      if (/\b\d+\b|exactly|followed|then/i.test(whole)) return null;
      const set = characterClass(
        list
          .replace(/\bcapital letters?\b/gi, 'uppercase letters')
          .replace(/dashes/g, 'dash')
          .replace(/(?:\s*,)?\s*$/, ''),
      );
      return set === '' ? null : matches(`^[${set}]+$`, value);
    },
  },
  {
    said: new RegExp(
      String.raw`(?<!\b(?:not|never|cannot|can't|or)\b[^.;,\n]{0,16})\b(?:starts?|begins?|starting|beginning) with\s+(?:an? |the )?${counted}(?:(?:,? (?:and|then|followed by) )${counted})?(?! and (?:ends?|has|contains?))`,
      'i',
    ),
    make: (value, match) => {
      const pattern = sequence(match[0].replace(/^.*?\bwith\s+/i, ''));
      return pattern === null ? null : matches(`^${pattern}`, value);
    },
  },
  {
    said: new RegExp(
      String.raw`(?<!\b(?:not|never|cannot|can't|or)\b[^.;,\n]{0,16})\b(?:ends?|ending) (?:with|in)\s+(?:an? |the )?(${thing})`,
      'i',
    ),
    make: (value, [, name = '']) => {
      const one = classOf(name);
      return one === null ? null : matches(`${one}$`, value);
    },
  },
  {
    said: new RegExp(
      String.raw`\b(?:must not|may not|cannot|can't|does not|do not|never|no) (?:start|end|start or end|begin|begin or end) with (?:an? )?(${thing})`,
      'i',
    ),
    make: (value, [whole, name = '']) => {
      const one = classOf(name);
      if (one === null) return null;
      const start = /start|begin/i.test(whole) ? `0 === preg_match( ${phpString(`/^${one}/`)}, ${value} )` : '';
      const end = /end/i.test(whole) ? `0 === preg_match( ${phpString(`/${one}$/`)}, ${value} )` : '';
      return [start, end].filter((part) => part !== '').join(' && ');
    },
  },
  {
    said: /\b(?:no|without(?: any)?|must not contain(?: any)?|may not contain(?: any)?|not contain(?: any)?) (spaces?|whitespaces?|digits|numbers|letters|special characters|symbols)\b(?! (?:around|at))/i,
    make: (value, [, name = '']) => {
      const one = /space/i.test(name) ? '\\s' : classOf(name);
      return one === null ? null : `0 === preg_match( ${phpString(`/${one}/`)}, ${value} )`;
    },
  },
];

/** What the words after "at least" or "contains" name: each has to be there as often as is said. */
function contained(c: Composer, value: string): string[] {
  const found: string[] = [];
  for (const part of c.text.matchAll(
    new RegExp(
      String.raw`\b(?:contains?|has|have|includes?|including|with|requires?|needs?|and|,|at least|:|-)\s+(?:at least |minimum |both )?(one|two|three|\d+|an?) (?:or more )?(${thing})(?!\s*(?:long|and then|then|followed))`,
      'gi',
    ),
  )) {
    const [whole, count = '1', name = ''] = part;
    const isNeeded = /\bat least|contain|has\b|have\b|includ|requir|need|with\b/i.test(
      c.text.slice(Math.max(0, part.index - 80), part.index) + whole,
    );
    const one = classOf(name);
    if (
      one === null ||
      !isNeeded ||
      /\bexactly|starts?|ends?|begins?\b/i.test(c.text.slice(Math.max(0, part.index - 24), part.index))
    )
      continue;
    c.asked.readsWithin(whole);
    const number = numbers[count.toLowerCase()] ?? count;
    found.push(
      number === '1' ? matches(one, value) : `preg_match_all( ${phpString(`/${one}/`)}, ${value} ) >= ${number}`,
    );
  }
  return found;
}

/** A function that tells whether a text is as it should be, by every condition that the prompt names. */
export const textCheck: Draft = {
  id: 'draft-text-check',
  name: 'is_valid_text',
  needs: /\b(?:valid|checks?|validat\w*|whether|true|bool|is_\w+|matches|format)/,
  never: isSitesBusiness,
  readsAll: true,
  compose(c) {
    const [first] = c.fn?.parameters ?? [];
    if (first === undefined || !/^(?:\??string|)$/.test(first.type)) return null;
    if (c.returnType !== 'bool' && !(c.returnType === '' && c.says(/\b(?:true|bool|boolean|whether)\b/))) return null;
    c.take([first.name]);
    const value = `$${first.name}`;
    const lead: string[] = [];
    const ignored = c.asked.states(
      /\b(?:ignor\w*|remov\w*|strip\w*|skip\w*)\s+(?:all |any |the )?((?:(?:white)?spaces?|dashes|hyphens|dots)(?:(?:\s*,\s*|\s+(?:and|or)\s+)(?:(?:white)?spaces?|dashes|hyphens|dots))*)|\b((?:(?:white)?spaces?|dashes|hyphens)(?:\s+(?:and|or)\s+(?:spaces?|dashes|hyphens|dots))*) (?:are|is) (?:ignored|allowed|stripped|removed)/i,
    );
    const set =
      ignored === null
        ? ''
        : characterClass(
            (ignored[1] ?? ignored[2] ?? '')
              .replace(/\bor\b/g, 'and')
              .replace(/whitespaces?/g, 'whitespace')
              .replace(/dashes/g, 'dash'),
          );
    if (set !== '') lead.push(`${value} = preg_replace( ${phpString(`/[${set}]+/`)}, '', ${value} );`);
    if (
      c.asked.states(
        /\bcase[- ]?insensitive\w*|\b(?:ignor\w*|regardless of) (?:the )?(?:upper|case)|\bin (?:any|either) case\b/i,
      ) !== null
    )
      lead.push(`${value} = strtoupper( ${value} );`);
    if (c.asked.states(/\btrim\w*\b|\bsurrounding spaces\b/i) !== null) lead.unshift(`${value} = trim( ${value} );`);
    const tests = checks.flatMap(({ said, make }) => {
      const match = c.asked.states(said);
      const made = match === null ? null : make(value, match, c);
      return made === null ? [] : [made];
    });
    tests.push(...contained(c, value).filter((test) => !tests.includes(test)));
    const form = c.asked.states(
      new RegExp(
        String.raw`\b(?:form(?:at)?|pattern|consists? of|made (?:up )?of|looks like|has the form|must be|exactly)\b\s*(?:is |of |:\s*|are )*((?:exactly )?(?:\d+|one|two|three|four|five|six|seven|eight|an?) ${thing}(?:(?:\s*,\s*(?:then |and |followed by )*|\s+(?:and then|followed by|then|and|plus)\s+)(?:an? |exactly )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|an?)(?: (?:to|or) (?:\d+|\w+))? )?${thing})+)`,
        'i',
      ),
    );
    const pattern = form === null ? null : sequence((form[1] ?? '').replace(/exactly /gi, ''));
    const whole = pattern === null ? [] : [matches(`^${pattern}$`, value)];
    const isLuhn = c.asked.states(/\bluhn\b/i) !== null;
    const isMod97 = c.asked.states(/\bmod(?:ulo)?[- ]?97\b/i) !== null;
    const all = [...(whole.length > 0 ? tests.filter((test) => !/\^|\{/.test(test)) : tests), ...whole];
    if (isLuhn)
      all.push(...(all.some((test) => test.includes('[0-9]')) ? [] : [matches('^[0-9]+$', value)]), luhn(value));
    const plain = [...new Set(all)];
    const found = plain.length + whole.length + (isMod97 ? 1 : 0);
    if (found === 0 || found + lead.length < 2) return null;
    if (c.unbound().length > 0) return null;
    c.asked.states(/\b(?:valid|true|whether|checks?)\b/i);
    const test = plain.join(' && ');
    const body = isMod97
      ? php`
        if ( ! ( ${raw(plain.length === 0 ? matches('^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$', value) : `${test} && ${matches('^[A-Z0-9]+$', value)}`)} ) ) {
          return false;
        }

        $rest = 0;
        foreach ( str_split( ${raw(`substr( ${value}, 4 ) . substr( ${value}, 0, 4 )`)} ) as $character ) {
          $number = ctype_digit( $character ) ? $character : (string) ( ord( $character ) - 55 );
          $rest   = (int) ( $rest . $number ) % 97;
        }

        return 1 === $rest;
      `
      : raw(`return ${plain.length > 2 ? plain.join('\n\t&& ') : test};`);
    return {
      summary: 'Tells whether a text is valid.',
      returns: 'bool',
      body: joinPhp([...lead.map(raw), body]),
    };
  },
};
