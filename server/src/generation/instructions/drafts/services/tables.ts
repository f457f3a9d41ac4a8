// Longer than 300 lines: every function of a table is written from the same reading of its columns.

import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
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
  /** Types that the prompt gives, by column. */
  readonly types: Readonly<Record<string, string>>;
  /** Columns that rows are found by. */
  readonly indexed: readonly string[];
}

const typeOf = (column: string): string => {
  if (/_id$/.test(column)) return 'bigint(20) unsigned NOT NULL';
  if (/(?:_at|date|time|_click|_seen|_visit)$|^created|^updated/.test(column)) return 'datetime NOT NULL';
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
  const list =
    (/\(((?:[^()]|\([^()]*\))*)\)/.exec(c.text.slice(c.text.indexOf(match[0])))?.[1] ?? match[2] ?? '').length >
      (match[3] ?? '').length && match[3] === undefined
      ? (/\(((?:[^()]|\([^()]*\))*)\)/.exec(c.text.slice(c.text.indexOf(match[0])))?.[1] ?? match[2] ?? '')
      : (match[3] ?? match[2] ?? '');
  const entries = (list.replace(/\b(?:index|key|unique)\b.*$/i, '').match(/(?:[^,()]|\([^()]*\))+/g) ?? []).flatMap(
    (one) => one.split(/\band\b/),
  );
  const types: Record<string, string> = {};
  for (const entry of entries) {
    const [, name = '', type = ''] =
      /([a-z]\w*)[`"']?\s+((?:bigint|int|tinyint|smallint|varchar|char|text|longtext|mediumtext|datetime|date|timestamp|decimal|float|double)\b(?:\s*\([^)]*\))?)/i.exec(
        entry,
      ) ?? [];
    if (name !== '') types[name.toLowerCase()] = `${type.toLowerCase()} NOT NULL`;
  }
  const columns = entries
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
    stamp: columns.find((one) => /(?:_at|date|time|_click|_seen|_visit)$|^created|^updated/.test(one)) ?? null,
    types,
    indexed: [...c.text.matchAll(/\b(?:index|key)(?:ed)? on (?:the column )?[`"']?(\w+)/gi)]
      .map(([, one = '']) => one.toLowerCase())
      .filter((one) => columns.includes(one)),
  };
}

function install({ name, columns, unique, types, indexed }: Table): PhpCode {
  const lines = [
    '\t\tid bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
    ...columns.map((column) => `\t\t${column} ${types[column] ?? typeOf(column)},`),
    `\t\tPRIMARY KEY  (id)${unique.length + indexed.length > 0 ? ',' : ''}`,
    ...indexed.map(
      (column, at) => `\t\tKEY ${column} (${column})${unique.length > 0 || at < indexed.length - 1 ? ',' : ''}`,
    ),
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
  const where = own.map(({ name, type }) => `${name} = ${type === 'int' ? '%d' : '%s'}`).join(' AND ');
  const values = own.map(({ name }) => `$${name}`).join(', ');
  const from = `FROM {$wpdb->prefix}${table.name}${where === '' ? '' : ` WHERE ${where}`}`;
  const prepared = (select: string) =>
    raw(where === '' ? `"${select} ${from}"` : `$wpdb->prepare( "${select} ${from}", ${values} )`);
  const counter = table.columns.find((one) => /(?:count|clicks|hits|views|number|total|uses|points)$/.test(one));
  const free = params.filter((one) => !own.includes(one));
  const key = own[0];
  if (
    /\b(?:adds? (?:one|1)|increas|increment|counts? up)/.test(text) &&
    counter !== undefined &&
    key !== undefined &&
    free.length === 0
  ) {
    const stamped = table.stamp === null ? '' : `, '${table.stamp}' => current_time( 'mysql', true )`;
    return {
      body: php`
        global $wpdb;
        $table = $wpdb->prefix . ${table.name};
$row   = $wpdb->get_row( $wpdb->prepare( ${raw(`"SELECT id, ${counter} FROM {$wpdb->prefix}${table.name} WHERE ${where}"`)}, ${raw(values)} ) );
        $count = null === $row ? 1 : (int) $row->${raw(counter)} + 1;
        if ( null === $row ) {
          $wpdb->insert( $table, ${raw(`array( ${own.map(({ name }) => `'${name}' => $${name}`).join(', ')}, '${counter}' => $count${stamped} )`)} );
        } else {
          $wpdb->update( $table, ${raw(`array( '${counter}' => $count${stamped} )`)}, array( 'id' => $row->id ) );
        }

        ${fn.returns === 'void' ? raw('') : raw(fn.returns === 'bool' ? 'return true;' : 'return $count;')}
      `,
      returns: fn.returns === '' ? 'int' : fn.returns,
    };
  }
  const limit = free.find(({ name }) => /limit|count|number|max|top|n/.test(name));
  if (
    /array|^$/.test(fn.returns) &&
    free.length === (limit === undefined ? 0 : 1) &&
    /\breturns?\b|\bgets?\b|\blists?\b|\bfinds?\b|=>/.test(text) &&
    (limit !== undefined || /=>|\bmost\b|\bnewest\b|\blatest\b|\boldest\b/.test(text))
  ) {
    const pair = /(\w+) => (\w+)/.exec(text);
    const isPair = pair !== null && table.columns.includes(pair[1] ?? '') && table.columns.includes(pair[2] ?? '');
    const order =
      /\b(?:most|highest|top|best)\b/.test(text) && counter !== undefined
        ? `${counter} DESC`
        : /\boldest\b/.test(text)
          ? `${table.stamp ?? 'id'} ASC`
          : `${table.stamp ?? 'id'} DESC, id DESC`;
    const max = limit === undefined ? null : `$${limit.name}`;
    const sql = `SELECT ${isPair ? `${pair[1]}, ${pair[2]}` : '*'} ${from} ORDER BY ${order}${max === null ? '' : ' LIMIT %d'}`;
    const given = [values, max ?? ''].filter((one) => one !== '').join(', ');
    const query = given === '' ? raw(`"${sql}"`) : raw(`$wpdb->prepare( "${sql}", ${given} )`);
    return {
      body: php`
        global $wpdb;
        $rows = $wpdb->get_results( ${query}, ARRAY_A );

        return ${isPair ? raw(`wp_list_pluck( $rows, '${pair[2]}', '${pair[1]}' )`) : raw('$rows')};
      `,
      returns: 'array',
    };
  }
  if (own.length !== params.length) return null;
  if (/\bsum\b|\btotal\b|\baverage\b/.test(text)) {
    const others = table.columns.filter((one) => !own.some(({ name }) => name === one));
    const column =
      others.find((one) => new RegExp(String.raw`\b${one}s?\b`).test(text)) ??
      others.find((one) => /vote|rating|points|amount|score/.test(one));
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

/** The table alone: created on activation, changed again where its version differs. */
function installed(c: Composer, table: Table): Composed {
  const option = c.asked.states(/\boption\s+[`"']?(\w+)/i)?.[1];
  const version = c.asked.states(/\bversion\b[^\d\n]{0,12}(\d+(?:\.\d+)*)/i)?.[1];
  const keeps = option !== undefined && version !== undefined;
  const creating = c.fn?.name ?? c.prefixed('install_table');
  c.asked.states(/\bactivat/i);
  c.asked.states(/dbdelta/i);
  c.asked.states(/\bcolumns?\b/i);
  const upgrades = keeps && c.asked.states(/\b(?:upgrades?|differs?|changed|older|updates?)\b/i) !== null;
  return {
    name: creating,
    summary: `Creates the table ${table.name}.`,
    returns: 'void',
    body: joinPhp([install(table), keeps ? php`update_option( ${option}, ${version} );` : noPhp]),
    ...(upgrades
      ? {
          beside: [
            {
              name: c.prefixed('upgrade_table'),
              summary: 'Changes the table where its version differs.',
              hooks: [
                {
                  kind: 'action' as const,
                  hook: c.instruction.hooks.find((hook) => /loaded|init/.test(hook)) ?? 'plugins_loaded',
                },
              ],
              body: php`
                if ( ${version} !== get_option( ${option} ) ) {
                  ${raw(`${creating}();`)}
                }
              `,
            },
          ],
        }
      : {}),
    ...(c.says(/activat/) ? { after: php`register_activation_hook( __FILE__, ${creating} );` } : {}),
  };
}

/** A table of its own with the functions that read and write it. */
export const tableDraft: Draft = {
  id: 'draft-table',
  name: 'install_table',
  isWhole: true,
  needs: /\btable\b/,
  never: /list table|wp_list_table|html table|<table|shortcode|rest\b/,
  compose(c) {
    const table = readTable(c);
    const { functions } = c.instruction;
    if (table === null) return null;
    if (functions.length === 0 || (functions.length === 1 && functions[0]?.parameters === null))
      return installed(c, table);
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
