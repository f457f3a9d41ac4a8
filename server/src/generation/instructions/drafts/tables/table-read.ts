import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { conditionFor, fixedConditions, namedColumns, type RowCondition } from './table-conditions.ts';

/** The name of the table without the site's prefix. */
function tableOf(c: Composer): string | null {
  const said =
    /(?:\{?\$?(?:wpdb->)?prefix\}?|\bwp_)_?([a-z]\w*)/.exec(c.text.replace(/`/g, ''))?.[1] ??
    /\btable\s+(?:named |called )?["'`]?([a-z]\w*_\w+)/i.exec(c.text)?.[1] ??
    /["'`]([a-z]\w*_\w+)["'`]\s+table\b/i.exec(c.text)?.[1] ??
    null;
  return said?.replace(/^wp_/, '') ?? null;
}

function orderOf(c: Composer, columns: readonly string[]): string {
  const said = c.asked.states(
    /\b(?:order(?:ed)?|sort(?:ed)?)\b(?: them)?(?: by)? (?:the )?(?:column )?["'`]?([a-z]\w*)["'`]?(?: column)?\s*\(?(desc\w*|asc\w*|newest|latest|highest|oldest|lowest)?/i,
  );
  const column = said?.[1]?.toLowerCase();
  const rest = said?.[2] ?? '';
  const ranked = c.asked.states(
    /\b(highest|most|largest|lowest|fewest|smallest|newest|latest|oldest) ([a-z]\w*) (?:first|on top)\b/i,
  );
  const rankedBy = columns.find(
    (one) => one === ranked?.[2]?.toLowerCase() || `${one}s` === ranked?.[2]?.toLowerCase(),
  );
  if (ranked !== null && rankedBy !== undefined)
    return ` ORDER BY ${rankedBy} ${/low|few|small|old/i.test(ranked[1] ?? '') ? 'ASC' : 'DESC'}`;
  const newest = c.asked.states(
    /\b(newest|latest|most recent|oldest|highest|lowest)\b(?: \w+)? (?:first|on top)\b/i,
  )?.[1];
  const date = columns.find((one) => /_at$|date|time|created/.test(one));
  const by =
    column !== undefined && columns.includes(column)
      ? column
      : newest !== undefined
        ? (date ?? 'id')
        : column !== undefined && column.includes('_')
          ? column
          : null;
  if (by === null) return '';
  return ` ORDER BY ${by} ${/desc|newest|latest|recent|highest/i.test(`${rest} ${newest ?? ''}`) ? 'DESC' : 'ASC'}`;
}

interface Limit {
  readonly sql: string;
  readonly values: readonly string[];
}

function limitOf(c: Composer): Limit {
  const page = c.find('page');
  const count = c.find('count') ?? null;
  const said = c.asked.states(
    /\b(?:at most|up to|limit(?:ed)?(?: to)?|the (?:last|latest|newest|first)|max(?:imum)?(?: of)?)\s+(\d+)\b/i,
  )?.[1];
  if (page !== null) {
    c.asked.states(/\bpaginat\w*|\bper page\b|\bpage\b/i);
    const size = count?.text ?? String(c.amount(/per page|page/, 20));
    return { sql: ' LIMIT %d OFFSET %d', values: [size, `( max( 1, ${page.text} ) - 1 ) * ${size}`] };
  }
  if (count !== null) return { sql: ' LIMIT %d', values: [count.text] };
  return said === undefined ? { sql: '', values: [] } : { sql: ` LIMIT ${said}`, values: [] };
}

/** A query with its values prepared; as it stands where it has none. */
function query(sql: string, values: readonly string[]): PhpCode {
  const all = values.filter((value) => value !== '');
  const text = raw(`"${sql}"`);
  return all.length === 0 ? text : php`$wpdb->prepare( ${text}, ${raw(all.join(', '))} )`;
}

const verbs = /\b(?:delet|remov|purg|clean)\w*\b/i;

/** A function that reads rows of a table of the site's own, counts or sums them, or deletes them, by what it is handed over. */
export const tableRead: Draft = {
  id: 'draft-table-read',
  name: 'find_rows',
  isWhole: true,
  needs: /\btable\b|\$?wpdb\b|\{prefix\}/,
  never:
    /\bcreat\w*\b[^.]{0,30}\btable\b|dbdelta|\binsert|\bupdates?\b|\bsaves?\b|\bstores?\b|\badds? a\b|list table|\bhtml table|<table|\bcron|\bhook|\brest\b|\bajax\b|shortcode|\bclass\b|postmeta|\busermeta|\bposts table|comments table|\$wpdb->(?:posts|users|comments|terms|options)|\btransient|\bcach|\bactivation|\bdrop\b|\bjoin|\binner\b|\bcsv\b|wp-cli|per `?\w+`?\b[^.]*=>|\borphan/,
  compose(c) {
    const table = tableOf(c);
    const parameters = c.fn?.parameters ?? null;
    if (table === null || parameters === null) return null;
    const columns = namedColumns(c);
    const deletes = verbs.test(c.text);
    const counts = c.returnType === 'int' && !deletes && /\b(?:count\w*|how many|number of)\b/i.test(c.text);
    const sum = c.asked.states(
      /\b(sum|total|average|avg|max(?:imum)?|highest|min(?:imum)?|lowest)\b(?: value)? of (?:the )?(?:column )?["'`]?([a-z]\w*)/i,
    );
    const limit = deletes || counts || sum !== null ? { sql: '', values: [] } : limitOf(c);
    const conditions: RowCondition[] = [];
    for (const parameter of c.unbound()) {
      // One that another condition has taken along.
      if (!c.unbound().includes(parameter)) continue;
      const found = conditionFor(c, parameter, columns);
      if (found === null) return null;
      conditions.push(found);
    }
    conditions.push(
      ...fixedConditions(c).filter(({ sql }) => !conditions.some((one) => one.sql.split(' ')[0] === sql.split(' ')[0])),
    );
    if (deletes && conditions.length === 0) return null;
    const where = conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
    const values = [...conditions.map(({ value }) => value ?? ''), ...limit.values];
    const from = `FROM {$wpdb->prefix}${table}${where}`;
    c.asked.readsLines(/\btable\b|\bwpdb\b|\bcolumns?\b|\bprepared?\b|\brows?\b|\bassociative\b/i);
    const made = (returns: string, ...lines: readonly PhpCode[]) => ({
      summary: deletes ? 'Deletes rows of the table.' : 'Reads from the table.',
      returns,
      body: joinPhp([raw('global $wpdb;'), raw(''), ...lines], '\n'),
    });
    if (deletes) return made('int', php`return (int) $wpdb->query( ${query(`DELETE ${from}`, values)} );`);
    if (counts) return made('int', php`return (int) $wpdb->get_var( ${query(`SELECT COUNT(*) ${from}`, values)} );`);
    if (sum !== null && /^(?:int|float|)$/.test(c.returnType)) {
      const name = /sum|total/i.test(sum[1] ?? '')
        ? 'SUM'
        : /av/i.test(sum[1] ?? '')
          ? 'AVG'
          : /max|high/i.test(sum[1] ?? '')
            ? 'MAX'
            : 'MIN';
      const type = c.returnType === 'int' ? 'int' : 'float';
      return made(
        type,
        php`return (${raw(type)}) $wpdb->get_var( ${query(`SELECT ${name}(${sum[2] ?? 'id'}) ${from}`, values)} );`,
      );
    }
    const order = orderOf(c, columns);
    const isRow =
      /^\??(?:object|stdClass)/.test(c.fn?.returns ?? '') ||
      c.fn?.returns === '?array' ||
      c.asked.states(/\b(?:the|a) (?:single )?row\b(?!s)|\bone row\b/i) !== null;
    const format =
      /^\??(?:object|stdClass)/.test(c.fn?.returns ?? '') || /\bobjects?\b/i.test(c.text) ? '' : ', ARRAY_A';
    if (isRow)
      return made(
        format === '' ? '?object' : '?array',
        php`return $wpdb->get_row( ${query(`SELECT * ${from}${order} LIMIT 1`, values)}${raw(format)} );`,
      );
    if (!/^(?:array|)$/.test(c.returnType)) return null;
    const only = c.asked.states(
      /\b(?:returns?|list of|only|array of) (?:the |all )?(?:distinct |unique |different )?(?:values of )?(?:the )?(?:column )?["'`]?([a-z]\w*?)s?["'`]?(?: column)? (?:values|only|of (?:all |the )?rows)\b/i,
    )?.[1];
    if (only !== undefined && columns.includes(only))
      return made(
        'array',
        php`return $wpdb->get_col( ${query(`SELECT ${/distinct|unique|different/i.test(c.text) ? 'DISTINCT ' : ''}${only} ${from}${order}${limit.sql}`, values)} );`,
      );
    return made(
      'array',
      php`return (array) $wpdb->get_results( ${query(`SELECT * ${from}${order}${limit.sql}`, values)}${raw(format)} );`,
    );
  },
};
