// Longer than 300 lines: what is done with rows is written from the same reading of their table.

import { joinPhp, type PhpCode, php, phpString } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedParameter } from '../../instruction.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';

/** A table as the prompt tells of it. */
interface Rows {
  /** Its name as an expression. */
  readonly table: string;
  /** The same within a query in double quotes. */
  readonly inQuery: string;
  readonly columns: readonly string[];
}

/** Words of lists of columns that are none. */
const noColumn =
  /^(?:columns?|fields?|with|and|the|an?|id|exists|already|has|primary|key|int|auto|increment|of|is|are|varchar|datetime|text|longtext|bigint|unsigned|not|null|default)$/i;

function rowsOf(c: Composer): Rows | null {
  const match =
    /(?:\{\$?(?:wpdb->)?(?:table_)?prefix\}|\$wpdb->prefix\s*\.?\s*|<prefix>|\bwp_)[`"']?_?([a-z]\w*)[`"']?([^\n]*)/i.exec(
      c.text,
    ) ?? /\btable\s+[`"']?([a-z]\w*_\w+)[`"']?([^\n]*)/i.exec(c.text);
  if (match === null) return null;
  const name = match[1] ?? '';
  const rest = match[2] ?? '';
  const list =
    /^[^.(\n]{0,30}\(([^)]*(?:\([^)]*\)[^)]*)*)\)/.exec(rest)?.[1] ??
    /\b(?:columns?|fields?)\b\s*(?:are|:|named)?\s*([^.;\n]*,[^.;\n]+)/i.exec(c.instruction.whole ?? c.text)?.[1] ??
    '';
  const columns = list
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^[^:,]*:/, '')
    .split(/,|\band\b|\//)
    .map((one) => /[a-z]\w*/i.exec(one.replace(/[`"']/g, ''))?.[0]?.toLowerCase() ?? '')
    .filter((one) => one !== '' && !noColumn.test(one));
  return {
    table: `$wpdb->prefix . ${phpString(name)}`,
    inQuery: `{$wpdb->prefix}${name}`,
    columns: [...new Set(columns)],
  };
}

const isId = ({ name }: NamedParameter) => /^(?:id|\w+_id|row)$/.test(name);
const holder = ({ type, name }: NamedParameter): string =>
  /int/.test(type) || (type === '' && /(?:^|_)id$/.test(name)) ? '%d' : /float/.test(type) ? '%f' : '%s';
const isStamp = (column: string) => /(?:_at|_on)$|^created|^updated|^time(?:stamp)?$|^logged/.test(column);

/** The time of now as a column holds it. */
const nowOf = (c: Composer): string => `current_time( 'mysql'${/\b(?:utc|gmt)\b/i.test(c.text) ? ', true' : ''} )`;

/** The column that a parameter is the value of. */
function columnFor({ name }: NamedParameter, { columns }: Rows): string | null {
  const plain = name.replace(/^(?:new|the)_/, '');
  return (
    columns.find((one) => one === plain) ??
    columns.find((one) => one === `${plain}_id` || one.replace(/_/g, '') === plain.replace(/_/g, '')) ??
    (isId({ name, type: '', defaultValue: '', prefix: '' }) &&
    (plain === 'id' || columns.length === 0 || !columns.includes(plain))
      ? 'id'
      : null)
  );
}

/** `status defaults to "open"`, as an entry of an array. */
function defaultsOf(c: Composer, { columns }: Rows): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, column = '', text, number] of c.text.matchAll(
    /[`"']?([a-z]\w*)[`"']?\s*\(?(?:defaults? to|default(?:s|ing)?(?: is| to| value)?:?|is by default|=)\s*(?:[`"']([^`"'\n]*)[`"']|(\d+))/gi,
  ))
    if (columns.includes(column.toLowerCase())) found.set(column.toLowerCase(), number ?? phpString(text ?? ''));
  return found;
}

/** The only values that a column takes: "only open, confirmed, cancelled are allowed". */
function allowedOf(c: Composer): string[] {
  const said =
    /\b(?:only|must be(?: one of)?|one of|allowed(?: values)?(?: are)?:?|either)\s*\(?((?:[`"']?[a-z][\w-]*[`"']?(?:\s*,\s*(?:and |or )?|\s*\/\s*|\s+(?:and|or)\s+)?){2,})/i.exec(
      c.text.replace(/prepared statements? only/gi, ''),
    )?.[1] ?? '';
  const values = [...said.matchAll(/[`"']?([a-z][\w-]*)[`"']?(?=\s*(?:,|\/|$|\s(?:and|or|are|is)\b))/gi)].map(
    ([, one = '']) => one,
  );
  return values.filter((one) => !/^(?:and|or|are|is|allowed|the|known|columns?)$/.test(one));
}

const returned = (c: Composer, kind: string): string => (c.returnType === '' ? kind : c.returnType);

function insert(c: Composer, rows: Rows, parameters: readonly NamedParameter[]): Composed | null {
  const isOptional = (value: string) =>
    /false/.test(c.fn?.returns ?? '') ? 'false' : /bool/.test(c.returnType) ? 'false' : value;
  const answer =
    c.returnType === 'bool'
      ? raw('return false !== $inserted;')
      : c.returnType === 'void'
        ? raw('')
        : php`return $inserted ? (int) $wpdb->insert_id : ${raw(isOptional('0'))};`;
  const defaults = defaultsOf(c, rows);
  const [data] = parameters;
  if (
    parameters.length === 1 &&
    data !== undefined &&
    /array/.test(data.type || 'array') &&
    /data|row|values|args|fields|item|entry|booking|record/.test(data.name)
  ) {
    const stamp = rows.columns.find(isStamp);
    const initial = [
      ...[...defaults].map(([column, value]) => `${phpString(column)} => ${value}`),
      ...(stamp === undefined || defaults.has(stamp) ? [] : [`${phpString(stamp)} => ${nowOf(c)}`]),
    ];
    const given = `$${data.name}`;
    const known =
      rows.columns.length === 0
        ? given
        : `array_intersect_key( ${given}, array_flip( array( ${rows.columns.map((one) => phpString(one)).join(', ')} ) ) )`;
    return {
      summary: 'Inserts a row.',
      returns: returned(c, 'int'),
      body: joinPhp([
        php`
          global $wpdb;

          $row = ${raw(known)};
          if ( array() === $row ) {
            return${raw(c.returnType === 'void' ? '' : ` ${isOptional('0')}`)};
          }
        `,
        ...(initial.length === 0 ? [] : [raw(`$row += array( ${initial.join(', ')} );`)]),
        php`$inserted = $wpdb->insert( ${raw(rows.table)}, $row );`,
        raw(''),
        answer,
      ]),
    };
  }
  const values = new Map<string, string>();
  for (const parameter of parameters) {
    const column = columnFor(parameter, rows);
    if (column === null) return null;
    c.take([parameter.name]);
    values.set(column, parameter.type === 'array' ? `wp_json_encode( $${parameter.name} )` : `$${parameter.name}`);
  }
  for (const [column, value] of defaults) if (!values.has(column)) values.set(column, value);
  for (const column of rows.columns)
    if (!values.has(column)) {
      if (isStamp(column)) values.set(column, nowOf(c));
      else if (column === 'user_id') values.set(column, 'get_current_user_id()');
      else if (column === 'ip')
        values.set(column, "sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) )");
    }
  const width = Math.max(...[...values.keys()].map((one) => one.length));
  return {
    summary: 'Inserts a row.',
    returns: returned(c, 'int'),
    body: joinPhp([
      raw('global $wpdb;'),
      raw(''),
      raw(
        `$inserted = $wpdb->insert( ${rows.table}, array(\n${[...values].map(([column, value]) => `\t${phpString(column)}${' '.repeat(width - column.length)} => ${value},`).join('\n')}\n) );`,
      ),
      raw(''),
      answer,
    ]),
  };
}

function update(c: Composer, rows: Rows, parameters: readonly NamedParameter[]): Composed | null {
  const [id, ...rest] = parameters;
  if (id === undefined || rest.length === 0) return null;
  const by = columnFor(id, rows) ?? 'id';
  const guards: PhpCode[] = [];
  const refused =
    c.returnType === 'void' ? raw('return;') : php`return ${raw(c.returnType === 'int' ? '0' : 'false')};`;
  const pairs: string[] = [];
  let row: string | null = null;
  const allowed = allowedOf(c);
  for (const parameter of rest) {
    if (parameter.type === 'array') {
      const known =
        rows.columns.length === 0
          ? `$${parameter.name}`
          : `array_intersect_key( $${parameter.name}, array_flip( array( ${rows.columns.map((one) => phpString(one)).join(', ')} ) ) )`;
      row = '$row';
      guards.push(php`
        $row = ${raw(known)};
        if ( array() === $row ) {
          ${refused}
        }
      `);
      continue;
    }
    const column = columnFor(parameter, rows);
    if (column === null) return null;
    if (allowed.length > 1 && rest.length === 1)
      guards.push(php`
        if ( ! in_array( ${raw(`$${parameter.name}`)}, ${allowed}, true ) ) {
          ${refused}
        }
      `);
    pairs.push(`${phpString(column)} => $${parameter.name}`);
  }
  c.take(parameters.map(({ name }) => name));
  const call = `$wpdb->update( ${rows.table}, ${row ?? `array( ${pairs.join(', ')} )`}, array( ${phpString(by)} => $${id.name} ) )`;
  return {
    summary: 'Changes a row.',
    returns: returned(c, 'bool'),
    body: joinPhp([
      raw('global $wpdb;'),
      raw(''),
      ...guards,
      raw(
        c.returnType === 'void'
          ? `${call};`
          : c.returnType === 'int'
            ? `return (int) ${call};`
            : `return false !== ${call};`,
      ),
    ]),
  };
}

function remove(c: Composer, rows: Rows, parameters: readonly NamedParameter[]): Composed | null {
  const pairs = parameters.map((one) => [columnFor(one, rows), one.name] as const);
  if (pairs.length === 0 || pairs.some(([column]) => column === null)) return null;
  c.take(parameters.map(({ name }) => name));
  const call = `$wpdb->delete( ${rows.table}, array( ${pairs.map(([column, name]) => `${phpString(column ?? '')} => $${name}`).join(', ')} ) )`;
  return {
    summary: 'Deletes rows.',
    returns: returned(c, 'bool'),
    body: joinPhp([
      raw('global $wpdb;'),
      raw(''),
      raw(
        c.returnType === 'void'
          ? `${call};`
          : c.returnType === 'int'
            ? `return (int) ${call};`
            : `return 0 < (int) ${call};`,
      ),
    ]),
  };
}

/** How rows are sorted, as SQL. */
function orderOf({ text, fn }: Composer, { columns }: Rows): string {
  const own = text.slice(Math.max(0, text.indexOf(fn?.name ?? '')));
  const said =
    /\b(?:by|order(?:ed)? by|sorted by)\s+(?:the )?[`"']?([a-z]\w*)[`"']?(?: column)?,?\s*\(?(asc\w*|desc\w*|newest|latest|highest|oldest|lowest)?/i.exec(
      own,
    );
  const direction = (word: string) => (/desc|newest|latest|highest|recent/i.test(word) ? 'DESC' : 'ASC');
  const column = said?.[1]?.toLowerCase();
  if (column !== undefined && (columns.includes(column) || column === 'id'))
    return ` ORDER BY ${column} ${direction(said?.[2] ?? own)}`;
  const word = /\b(newest|latest|most recent|oldest|last)\b(?: \w+)? ?(?:first|on top|rows|entries)?/i.exec(own)?.[1];
  if (word === undefined) return '';
  const by = columns.find((one) => isStamp(one) || /date|time/.test(one)) ?? 'id';
  return ` ORDER BY ${by} ${/oldest/i.test(word) ? 'ASC' : 'DESC'}${by === 'id' ? '' : `, id ${/oldest/i.test(word) ? 'ASC' : 'DESC'}`}`;
}

function read(c: Composer, rows: Rows, parameters: readonly NamedParameter[]): Composed | null {
  const conditions: string[] = [];
  const values: string[] = [];
  const limits: { limit?: string; offset?: string; page?: string } = {};
  for (const parameter of parameters) {
    const source = `$${parameter.name}`;
    if (/^(?:limit|count|number|per_page|max|n|amount|page_size)$/.test(parameter.name)) limits.limit = source;
    else if (/^(?:offset|skip)$/.test(parameter.name)) limits.offset = source;
    else if (/^(?:page|paged)$/.test(parameter.name)) limits.page = source;
    else {
      const column = columnFor(parameter, rows);
      if (column === null) return null;
      conditions.push(`${column} = ${holder(parameter)}`);
      values.push(source);
    }
  }
  c.take(parameters.map(({ name }) => name));
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  const fnName = c.fn?.name ?? '';
  const prepared = (sql: string, more: readonly string[]) =>
    more.length === 0 ? `"${sql}"` : `$wpdb->prepare( "${sql}", ${more.join(', ')} )`;
  const made = (summary: string, type: string, statement: string): Composed => ({
    summary,
    returns: type,
    body: joinPhp([raw('global $wpdb;'), raw(''), raw(statement)]),
  });
  if (c.returnType === 'bool' || /^(?:exists|has)/.test(fnName))
    return made(
      'Tells whether there is such a row.',
      'bool',
      `return null !== $wpdb->get_var( ${prepared(`SELECT id FROM ${rows.inQuery}${where} LIMIT 1`, values)} );`,
    );
  if (c.returnType === 'int')
    return made(
      'Counts rows.',
      'int',
      `return (int) $wpdb->get_var( ${prepared(`SELECT COUNT(*) FROM ${rows.inQuery}${where}`, values)} );`,
    );
  const returns = c.fn?.returns ?? '';
  const isObject = /object|stdClass/i.test(returns) || (returns === '' && /\bobjects?\b/.test(c.text));
  if (
    /^\?|\|null$|null\|/.test(returns) ||
    /stdClass|^object$/.test(returns) ||
    (conditions.length === 1 && conditions[0] === 'id = %d' && returns !== 'array')
  )
    return made(
      'Reads a row.',
      isObject ? '?object' : '?array',
      `return $wpdb->get_row( ${prepared(`SELECT * FROM ${rows.inQuery}${where}${orderOf(c, rows)} LIMIT 1`, values)}${isObject ? '' : ', ARRAY_A'} );`,
    );
  const limit = limits.limit ?? (limits.page === undefined ? null : '20');
  const fixed = /\b(?:at most|up to|the (?:last|latest|newest)|limit(?:ed to)?)\s+(\d+)\b/i.exec(
    c.text.slice(Math.max(0, c.text.indexOf(fnName))),
  )?.[1];
  const offset =
    limits.offset ?? (limits.page === undefined ? null : `( max( 1, ${limits.page} ) - 1 ) * ${limit ?? '20'}`);
  const tail =
    limit === null
      ? fixed === undefined
        ? ''
        : ` LIMIT ${fixed}`
      : offset === null
        ? ' LIMIT %d'
        : ' LIMIT %d OFFSET %d';
  const all = [...values, ...(limit === null ? [] : [limit]), ...(limit === null || offset === null ? [] : [offset])];
  return made(
    'Reads rows.',
    'array',
    `return (array) $wpdb->get_results( ${prepared(`SELECT * FROM ${rows.inQuery}${where}${orderOf(c, rows)}${tail}`, all)}${isObject ? '' : ', ARRAY_A'} );`,
  );
}

/** A function or method that does one thing with the rows of a table, named for it: `insert`, `find`, `set_status`, `delete`. */
export const tableMethod: Draft = {
  id: 'draft-table-method',
  name: 'rows',
  needs: /\btable\b|\bwpdb\b|\{\$?prefix\}/,
  never:
    /\bcreat\w*\b[^.\n]{0,30}\btable\b|dbdelta|list table|<table|\bcron|\brest\b|\bajax\b|shortcode|postmeta|usermeta|\bdrop\b|\bjoin|\bcsv\b|wp-cli|older than|\bpurge|\bsearch|\bbetween\b|\bsum\b|\baverage\b|\bgroup/,
  compose(c) {
    const parameters = c.fn?.parameters ?? null;
    const rows = parameters === null ? null : rowsOf(c);
    if (c.fn === null || parameters === null || rows === null || c.instruction.functions.length > 1) return null;
    const name = c.fn.name
      .split('_')
      .filter((word) => word !== c.prefix)
      .join('_');
    const composed = /^(?:insert|add|create|save|store|log|record|track)(?:_|$)/.test(name)
      ? insert(c, rows, parameters)
      : /^(?:update|set|change|mark|edit)(?:_|$)/.test(name)
        ? update(c, rows, parameters)
        : /^(?:delete|remove)(?:_|$)/.test(name)
          ? remove(c, rows, parameters)
          : /^(?:find|get|by|all|list|fetch|count|exists|has|latest|recent)(?:_|$)/.test(name)
            ? read(c, rows, parameters)
            : null;
    if (composed !== null) c.asked.takeAll();
    return composed;
  },
};
