import { type PhpCode, type PhpValue, php, phpString } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';

/** What an address asks of the main query: `?past=1`, `?level=beginner`. */
export interface AddressVariant {
  /** Statements before the query is changed. */
  readonly before: PhpCode;
  /** Statements after it. */
  readonly after: PhpCode;
  /** Settings that another value is for where the address asks for it. */
  change(key: string, value: PhpValue): PhpValue;
}

const quote = '["\'`]';
const turned: Readonly<Record<string, string>> = { '>=': '<', '>': '<=', '<=': '>', '<': '>=' };

/** The list or sentence that speaks of a variable of the address. */
function entryOf(c: Composer): RegExpExecArray | null {
  return c.asked.states(/^(.*?)[`"']?\?([a-z_]\w*)=([\w-]+|<\w+>|…|\.\.\.)[`"']?(.*)$/i);
}

/** Reads what one variable of the address changes; null where the prompt names none, or what it does is not known. */
export function addressVariant(c: Composer): AddressVariant | null {
  const entry = entryOf(c);
  if (entry === null) return null;
  const [, lead = '', name = '', value = '', rest = ''] = entry;
  const said = `${lead} ${rest}`;
  const read = raw(`sanitize_title( wp_unslash( $_GET[${phpString(name)}] ?? '' ) )`);
  const variable = raw(`$${name}`);
  const taxonomy = new RegExp(
    String.raw`\btaxonomy\s+${quote}?([a-z][\w-]*)|${quote}([a-z][\w-]*)${quote} taxonomy`,
    'i',
  ).exec(said);
  const kept = (_key: string, one: PhpValue): PhpValue => one;
  const isCategory = /\bcategory\b/i.test(said);
  const slug =
    taxonomy?.[1] ?? taxonomy?.[2] ?? (isCategory ? 'category' : /\btag\b/i.test(said) ? 'post_tag' : undefined);
  if (slug !== undefined)
    return {
      before: php`${variable} = ${read};`,
      after: narrowed(variable, 'tax_query', { taxonomy: slug, field: 'slug', terms: variable }),
      change: kept,
    };
  const meta = new RegExp(String.raw`\bmeta(?: key| field)?\s+${quote}?(_?[a-z]\w*)`, 'i').exec(said)?.[1];
  if (meta !== undefined && !/\binstead\b/i.test(said))
    return {
      before: php`${variable} = ${read};`,
      after: narrowed(variable, 'meta_query', { key: meta, value: variable }),
      change: kept,
    };
  if (!/\binstead\b|\bpast\b|\bolder\b|\breverse/i.test(said)) return null;
  const test = raw(`$is_${name}`);
  const isDown = /\b(?:newest|latest|most recent|desc\w*|reverse)\b/i.test(said);
  const isUp = /\b(?:oldest|earliest|soonest|asc\w*)\b/i.test(said);
  return {
    before: php`${test} = ${value} === ${read};`,
    after: raw(''),
    change(key, one) {
      if (key === 'order' && (isDown || isUp)) return php`${test} ? ${isDown ? 'DESC' : 'ASC'} : ${one}`;
      if (key !== 'meta_query' || !Array.isArray(one)) return one;
      return (one as readonly PhpValue[]).map((clause) => {
        const { compare, ...others } = clause as Record<string, PhpValue>;
        const other = typeof compare === 'string' ? turned[compare] : undefined;
        return other === undefined || typeof compare !== 'string'
          ? clause
          : { ...others, compare: php`${test} ? ${other} : ${compare}` };
      });
    },
  };
}

const narrowed = (variable: PhpCode, key: string, clause: PhpValue): PhpCode => php`
  if ( '' !== ${variable} ) {
    $clauses   = array_filter( (array) $query->get( ${key} ) );
    $clauses[] = ${clause};
    $query->set( ${key}, $clauses );
  }
`;
