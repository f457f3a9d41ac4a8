import { Code } from '../../writers/code.ts';
import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

/** The table's name without the site's prefix. */
function tableOf(c: Composer): string | null {
  const prefixed = /(?:\{?\$?(?:wpdb->)?prefix\}?|\bwp_)_?([a-z]\w*)/.exec(c.text.replace(/`/g, ''))?.[1];
  return prefixed ?? c.named('(?:custom |database )?tables?(?: named| called)?')?.replace(/^wp_/, '') ?? null;
}

const types: readonly (readonly [RegExp, string])[] = [
  [/big ?int|_id$/, 'bigint(20) unsigned NOT NULL DEFAULT 0'],
  [/\bint(?:eger)?\b|number|count/, 'int(11) NOT NULL DEFAULT 0'],
  [/long ?text/, 'longtext NOT NULL'],
  [/varchar\s*\(?(\d+)?/, "varchar(255) NOT NULL DEFAULT ''"],
  [/\btext\b/, 'text NOT NULL'],
  [/date ?time|timestamp|_at$/, "datetime NOT NULL DEFAULT '0000-00-00 00:00:00'"],
  [/\bdate\b/, "date NOT NULL DEFAULT '0000-00-00'"],
  [/decimal|price|amount|float/, 'decimal(10,2) NOT NULL DEFAULT 0'],
  [/bool|tinyint|flag/, 'tinyint(1) NOT NULL DEFAULT 0'],
];

/** Columns as they are listed after "with" or "columns". */
function columnsOf(c: Composer): { name: string; sql: string }[] {
  const [, list = ''] =
    /\b(?:columns?|fields?|with)\b\s*:?\s*((?:[^.]|\.\d)*)/is.exec(
      c.text.slice(Math.max(0, c.text.search(/table/i))),
    ) ?? [];
  const columns: { name: string; sql: string }[] = [];
  for (const part of list.split(/,(?![^(]*\))|\band\b|\n|;/)) {
    const [, name = '', rest = ''] =
      /^\W*(?:with\s+)?(?:an?\s+|the\s+)?(?:columns?\s+|fields?\s+)?[`"']?([a-z]\w*)[`"']?\s*(.*)$/is.exec(part) ?? [];
    if (
      name === '' ||
      name === 'id' ||
      /^(?:using|use|with|the|a|an|function|version|option|include|hook|prefix|it|on|primary|store|call|charset|columns|fields|respond|return|no|should|must)$/i.test(
        name,
      ) ||
      columns.some((one) => one.name === name)
    )
      continue;
    const typed = types.find(([said]) => said.test(rest.toLowerCase())) ?? types.find(([said]) => said.test(name));
    const size = /varchar\s*\(\s*(\d+)/i.exec(rest)?.[1];
    columns.push({
      name,
      sql:
        size === undefined
          ? (typed?.[1] ?? "varchar(255) NOT NULL DEFAULT ''")
          : `varchar(${size}) NOT NULL DEFAULT ''`,
    });
  }
  return columns.slice(0, 20);
}

const createTable: Recipe = {
  id: 'create-table',
  asks: [
    'create database table with dbDelta',
    'create custom table on activation',
    'install table columns primary key auto increment',
  ],
  name: 'create_table',
  needs: /table/,
  never: /insert(?:s|ing)? |drop|of contents|list table|select|<table|admin table|returns? (?:all )?rows/,
  compose(c) {
    const table = tableOf(c);
    if (table === null) return null;
    const columns = columnsOf(c);
    const lines = [
      'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
      ...columns.map(({ name, sql }) => `${name} ${sql}`),
      'PRIMARY KEY  (id)',
    ];
    const sql = `CREATE TABLE {$table} (\n\t\t${lines.join(',\n\t\t')}\n\t) {$wpdb->get_charset_collate()};`;
    const onActivation = c.says(/activat/);
    return {
      summary: `Creates the table ${table}, or changes it to what is written here.`,
      returns: 'void',
      body: php`
        global $wpdb;

        require_once ABSPATH . 'wp-admin/includes/upgrade.php';

        $table = $wpdb->prefix . ${table};
        dbDelta( ${new Code('php', `"${sql}"`)} );
      `,
      ...(onActivation && c.fn !== null ? { after: php`register_activation_hook( __FILE__, ${c.fn.name} );` } : {}),
    };
  },
};

const placeholderOf = (type: string) => (type === 'int' || type === 'bool' ? '%d' : type === 'float' ? '%f' : '%s');

const insertRow: Recipe = {
  id: 'insert-row',
  asks: ['insert row into custom table', 'add record to database table with wpdb insert', 'log message into table'],
  name: 'insert_row',
  needs: /table|wpdb/,
  never: /create .{0,20}table|dbdelta|returns? (?:all )?rows|posts table/,
  compose(c) {
    const table = tableOf(c);
    const parameters = c.fn?.parameters ?? [];
    if (table === null || parameters.length === 0 || !c.says(/insert|add|log|store|save/)) return null;
    const isArray = parameters.length === 1 && parameters[0]?.type === 'array';
    const values = isArray
      ? raw(`$${parameters[0]?.name}`)
      : php`${Object.fromEntries([...parameters.map(({ name }) => [name, raw(`$${name}`)] as const), ...(/created_at/.test(c.text) && !parameters.some(({ name }) => name === 'created_at') ? [['created_at', raw("current_time( 'mysql' )")] as const] : [])])}`;
    const formats = isArray
      ? raw('')
      : php`, ${[...parameters.map(({ type }) => placeholderOf(type.replace('?', ''))), ...(/created_at/.test(c.text) && !parameters.some(({ name }) => name === 'created_at') ? ['%s'] : [])]}`;
    c.take(parameters.map(({ name }) => name));
    const back =
      c.returnType === 'bool'
        ? 'false !== $inserted'
        : '$inserted ? (int) $wpdb->insert_id : ' +
          (/null|\?/.test(c.fn?.returns ?? '') ? 'null' : c.fn?.returns.includes('false') ? 'false' : '0');
    return {
      summary: 'Inserts a row.',
      returns: c.returnType === 'bool' ? 'bool' : 'int',
      body: php`
        global $wpdb;

        $inserted = $wpdb->insert( $wpdb->prefix . ${table}, ${values}${formats} );

        ${c.returnType === 'void' ? raw('') : php`return ${raw(back)};`}
      `,
    };
  },
};

const selectRows: Recipe = {
  id: 'select-rows',
  asks: [
    'get rows from custom table',
    'select rows of table by column with wpdb prepare',
    'count rows in table',
    'return row by id from table',
  ],
  name: 'get_rows',
  needs: /table|wpdb/,
  never: /create .{0,20}table|dbdelta|insert|slug|list table/,
  compose(c) {
    const core =
      /\b(posts|users|postmeta|usermeta|comments|options|terms)\b(?= table)|\$wpdb->(posts|users|postmeta|comments|options)/.exec(
        c.text,
      );
    const table = core === null ? tableOf(c) : null;
    if (core === null && table === null) return null;
    const from = core === null ? `{$wpdb->prefix}${table}` : `{$wpdb->${core[1] ?? core[2]}}`;
    const parameters = c.fn?.parameters ?? [];
    const limit = parameters.find(({ name }) => /limit|count|number/.test(name));
    const where = parameters.filter((one) => one !== limit);
    c.take(parameters.map(({ name }) => name));
    const clause =
      where.length === 0
        ? ''
        : ` WHERE ${where.map(({ name, type }) => `${name} = ${placeholderOf(type)}`).join(' AND ')}`;
    const isCount = c.returnType === 'int' || c.says(/count|how many|number of/);
    const isRow = /object|\?array|stdClass/.test(c.fn?.returns ?? '') || c.says(/single row|the row with|one row/);
    const order = c.says(/newest|latest|recent|descending/)
      ? ` ORDER BY ${/created_at|date/.exec(c.text)?.[0] ?? 'id'} DESC`
      : '';
    const sql = `SELECT ${isCount ? 'COUNT(*)' : '*'} FROM ${from}${clause}${order}${limit === undefined ? '' : ' LIMIT %d'}`;
    const values = [...where, ...(limit === undefined ? [] : [limit])].map(({ name }) => `, $${name}`).join('');
    const query = values === '' ? `"${sql}"` : `$wpdb->prepare( "${sql}"${values} )`;
    const method = isCount ? 'get_var' : isRow ? 'get_row' : 'get_results';
    return {
      summary: 'Reads from the table.',
      returns: isCount ? 'int' : isRow ? '' : 'array',
      body: php`
        global $wpdb;

        return ${raw(isCount ? '(int) ' : '')}$wpdb->${raw(method)}( ${raw(query)}${raw(isCount ? '' : ', ARRAY_A')} );
      `,
    };
  },
};

const tableExists: Recipe = {
  id: 'table-exists',
  asks: ['check whether table exists in database'],
  name: 'table_exists',
  needs: /table/,
  never: /create|insert/,
  compose(c) {
    const table =
      c.find('name') ?? c.find('key') ?? c.find('text') ?? (tableOf(c) === null ? null : php`${tableOf(c)}`);
    if (table === null) return null;
    return {
      summary: 'Tells whether a table exists.',
      returns: 'bool',
      body: php`
      global $wpdb;

      $table = ${c.says(/prefix/) ? php`$wpdb->prefix . ${table}` : table};

      return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
    `,
    };
  },
};

export const database: readonly Recipe[] = [createTable, insertRow, selectRows, tableExists];
