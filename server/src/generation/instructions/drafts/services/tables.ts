import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedFunction } from '../../instruction.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';
import { segmentOf } from '../segment.ts';
import { parametersOf } from '../stores/stored.ts';

interface Table {
  /** Without the prefix of the site. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that are unique together. */
  readonly unique: readonly string[];
  /** When a row came or was changed, or null. */
  readonly stamp: string | null;
}

const typeOf = (column: string): string => {
  if (/_id$/.test(column)) return 'bigint(20) unsigned NOT NULL';
  if (/(?:_at|date|time)$|^created|^updated/.test(column)) return 'datetime NOT NULL';
  if (/^(?:vote|rating|score|stars)$/.test(column)) return 'smallint(6) NOT NULL';
  if (/(?:count|number|amount|quantity|clicks|hits|views|points)$/.test(column)) return 'bigint(20) NOT NULL DEFAULT 0';
  if (/(?:message|content|text|note|body|data|description)$/.test(column)) return 'longtext NOT NULL';
  if (/(?:price|total)$/.test(column)) return 'decimal(12,2) NOT NULL';
  return 'varchar(190) NOT NULL';
};

function readTable(c: Composer): Table | null {
  const match = c.asked.states(
    /\btable\s+[`"']?(?:\{?\$?(?:wpdb->)?prefix\}?|wp_)?_?\.?\s*[`"']?([a-z]\w+)[`"']?\s*(?:\(([^)]+)\)|with (?:the )?columns?:?\s+([^.;\n]+))/i,
  );
  if (match === null) return null;
  const columns = (match[2] ?? match[3] ?? '')
    .split(/,|\band\b/)
    .map((one) => /[a-z]\w*/i.exec(one.trim().toLowerCase())?.[0] ?? '')
    .filter((one) => one !== '' && one !== 'id');
  if (columns.length === 0) return null;
  const per = c.asked.states(
    /\b(?:a |each |every |one )?(\w+) (?:can|may) (?:have )?only (?:have )?(?:one|a single)[^.;]*\b(?:per|for each|for every)\s+(\w+)/i,
  );
  const column = (word: string | undefined) => columns.find((one) => one === word || one === `${word}_id`);
  const unique = per === null ? [] : [column(per[2]), column(per[1])].filter((one) => one !== undefined);
  const single = c.asked.states(/\b(\w+) (?:is|must be) unique/i)?.[1];
  return {
    name: match[1] ?? '',
    columns,
    unique: unique.length > 0 ? unique : single !== undefined && columns.includes(single) ? [single] : [],
    stamp: columns.find((one) => /(?:_at|date|time)$|^created|^updated/.test(one)) ?? null,
  };
}

function install({ name, columns, unique }: Table): PhpCode {
  const lines = [
    '\t\tid bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
    ...columns.map((column) => `\t\t${column} ${typeOf(column)},`),
    `\t\tPRIMARY KEY  (id)${unique.length > 0 ? ',' : ''}`,
    ...(unique.length > 0
      ? [`\t\tUNIQUE KEY ${unique.map((one) => one.replace(/_id$/, '')).join('_')} (${unique.join(',')})`]
      : []),
  ];
  return php`
    global $wpdb;
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    $charset_collate = $wpdb->get_charset_collate();
    dbDelta( ${raw(`"CREATE TABLE {$wpdb->prefix}${name} (\n${lines.join('\n')}\n\t) $charset_collate;"`)} );
  `;
}

const format = (column: string): string =>
  /^%d/.test(column) || /int|NOT NULL DEFAULT 0/.test(typeOf(column)) ? '%d' : '%s';

/** What one function does with the table; null where it is none of what is known. */
function workOf(
  c: Composer,
  fn: NamedFunction,
  table: Table,
): { readonly body: PhpCode; readonly returns: string } | null {
  const text = segmentOf(c.instruction, fn).slice(fn.name.length).toLowerCase();
  const params = fn.parameters ?? [];
  if (/install|create_table|setup|activate/.test(fn.name)) return { body: install(table), returns: 'void' };
  const own = params.filter(({ name }) => table.columns.includes(name) || name === 'id');
  if (own.length !== params.length) return null;
  const where = own.map(({ name, type }) => `${name} = ${type === 'int' ? '%d' : '%s'}`).join(' AND ');
  const values = own.map(({ name }) => `$${name}`).join(', ');
  const from = `FROM {$wpdb->prefix}${table.name}${where === '' ? '' : ` WHERE ${where}`}`;
  const prepared = (select: string) =>
    raw(where === '' ? `"${select} ${from}"` : `$wpdb->prepare( "${select} ${from}", ${values} )`);
  if (/\bsum\b|\btotal\b|\baverage\b/.test(text)) {
    const free = table.columns.filter((one) => !own.some(({ name }) => name === one));
    const column =
      free.find((one) => new RegExp(String.raw`\b${one}s?\b`).test(text)) ??
      free.find((one) => /vote|rating|points|amount|score/.test(one));
    if (column === undefined) return null;
    const average = /\baverage\b/.test(text);
    return {
      body: php`
        global $wpdb;

        return ${raw(average || fn.returns === 'float' ? '(float)' : '(int)')} $wpdb->get_var( ${prepared(`SELECT ${average ? 'AVG' : 'SUM'}(${column})`)} );
      `,
      returns: average ? 'float' : 'int',
    };
  }
  if (/\bhow many|\bcounts?\b|\bnumber of/.test(text))
    return {
      body: php`
      global $wpdb;

      return (int) $wpdb->get_var( ${prepared('SELECT COUNT(*)')} );
    `,
      returns: 'int',
    };
  if (/\bdeletes?\b|\bremoves?\b/.test(text)) {
    const map = own.map(({ name }) => `'${name}' => $${name}`).join(', ');
    return {
      body: php`
      global $wpdb;

      return false !== $wpdb->delete( $wpdb->prefix . ${table.name}, ${raw(`array( ${map} )`)} );
    `,
      returns: 'bool',
    };
  }
  if (/\bstores?\b|\bsaves?\b|\binserts?\b|\badds?\b|\blogs?\b|\brecords?\b/.test(text)) {
    const allowed = /\bstores?\s+(-?\d+) or (-?\d+)/.exec(text) ?? /\bonly (-?\d+) (?:or|and) (-?\d+)/.exec(text);
    const range = /\b(?:from|between) (-?\d+) (?:to|and) (-?\d+)/.exec(text);
    const limited = own.find(({ name }) => /vote|rating|score|stars|points/.test(name));
    const check =
      limited === undefined || (allowed === null && range === null)
        ? raw('')
        : php`
        if ( ${raw(allowed === null ? `$${limited.name} < ${range?.[1]} || $${limited.name} > ${range?.[2]}` : `! in_array( $${limited.name}, array( ${allowed[1]}, ${allowed[2]} ), true )`)} ) {
          return false;
        }
      `;
    const stamp =
      table.stamp !== null && !own.some(({ name }) => name === table.stamp)
        ? `, '${table.stamp}' => current_time( 'mysql', true )`
        : '';
    const map = `array( ${own.map(({ name }) => `'${name}' => $${name}`).join(', ')}${stamp} )`;
    const formats = `array( ${[...own.map(({ name }) => format(name)), ...(stamp === '' ? [] : ['%s'])].map((one) => `'${one}'`).join(', ')} )`;
    const replaces = table.unique.length > 0;
    const returns = fn.returns === 'int' ? raw('return (int) $wpdb->insert_id;') : raw('return false !== $stored;');
    return {
      body: php`
      global $wpdb;
      ${check}
      $stored = $wpdb->${raw(replaces ? 'replace' : 'insert')}( $wpdb->prefix . ${table.name}, ${raw(map)}, ${raw(formats)} );

      ${fn.returns === 'void' ? raw('') : returns}
    `,
      returns: fn.returns,
    };
  }
  if (/\breturns?\b|\bgets?\b|\bfinds?\b|\blists?\b/.test(text)) {
    const one = !/array|^$/.test(fn.returns);
    return {
      body: php`
      global $wpdb;

      return $wpdb->${raw(one ? 'get_row' : 'get_results')}( ${prepared('SELECT *')}${raw(fn.returns === 'array' || one ? ', ARRAY_A' : '')} );
    `,
      returns: fn.returns,
    };
  }
  return null;
}

/** A table of its own with the functions that read and write it. */
export const tableDraft: Draft = {
  id: 'draft-table',
  name: 'install_table',
  needs: /\btable\b/,
  never: /list table|wp_list_table|html table|<table|shortcode|rest\b/,
  compose(c) {
    const table = readTable(c);
    const { functions } = c.instruction;
    if (table === null || functions.length === 0) return null;
    const parts: (Composed & { readonly name: string })[] = [];
    for (const fn of functions) {
      const work = workOf(c, fn, table);
      if (work === null) return null;
      parts.push({
        name: fn.name,
        summary: `${fn.name.replace(/_/g, ' ').replace(/^./, (char) => char.toUpperCase())}.`,
        params: parametersOf(fn.parameters),
        returns: fn.returns || work.returns,
        body: work.body,
      });
    }
    c.asked.takeAll();
    const [first, ...beside] = parts;
    return first === undefined ? null : { ...first, beside };
  },
};
