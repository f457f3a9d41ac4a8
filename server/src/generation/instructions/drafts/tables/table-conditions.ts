import type { Composer } from '../../composer.ts';
import type { NamedParameter } from '../../instruction.ts';

/** A condition on the rows of a table: SQL with a placeholder, and the source of its value; `value` null: none is needed. */
export interface RowCondition {
  readonly sql: string;
  readonly value: string | null;
}

const quote = '["\'`]?';

/** The columns that a prompt names, in its order. */
export function namedColumns(c: Composer): string[] {
  const lists = [
    /\b(?:columns?|fields?)\b\s*(?:are|is|:|named|called)?\s*\(?\s*((?:["'`]?[a-z]\w*["'`]?(?:\s*\([^)]*\))?(?:\s*,\s*(?:and )?|\s+and\s+)?)+)/gi,
    /\btable\b[^.;\n(]{0,50}\(\s*((?:["'`]?[a-z]\w*["'`]?(?:\s[\w() ]+)?(?:\s*,\s*)?)+)\)/gi,
    /\b(?:columns?|field)\s+["'`]?([a-z]\w*)/gi,
    /["'`]([a-z]\w*)["'`]\s+columns?\b/gi,
  ];
  const names = lists.flatMap((list) =>
    [...c.text.matchAll(list)].flatMap(([, said = '']) =>
      said
        .replace(/\([^)]*\)/g, '')
        .split(/,|\band\b/)
        .map((one) => /^\s*["'`]?([a-z]\w*)/i.exec(one)?.[1]?.toLowerCase() ?? ''),
    ),
  );
  const noColumn =
    /^(?:and|the|an?|of|or|in|is|are|with|by|to|for|as|which|that|not|returns?|named|value|between|search|order|both)$/;
  return [...new Set(names)].filter((name) => name !== '' && !noColumn.test(name));
}

const comparisons: readonly (readonly [words: string, sign: string])[] = [
  ['(?:is |are |was )?(?:at least|not less than|no less than|>=|from|since|on or after)', '>='],
  ['(?:is |are |was )?(?:at most|not more than|no more than|<=|up to|until|on or before)', '<='],
  [
    '(?:is |are |was )?(?:greater than|more than|higher than|larger than|above|over|>|after|later than|newer than)',
    '>',
  ],
  [
    '(?:is |are |was )?(?:less than|fewer than|lower than|smaller than|below|under|<|before|earlier than|older than)',
    '<',
  ],
  ['(?:is not|are not|differs from|!=|<>|other than)', '!='],
  ['(?:is|are|equals?|equal to|=|matches|matching|of|being|set to|has the value)', '='],
];

const placeholder = ({ type, name }: NamedParameter): string =>
  /^\??int$/.test(type) || (type === '' && /(?:^|_)id$|count|number|year/.test(name))
    ? '%d'
    : /^\??float$/.test(type)
      ? '%f'
      : '%s';

/** The condition that a parameter makes on the rows, by what the prompt says of it; null where it says none. */
export function conditionFor(c: Composer, parameter: NamedParameter, columns: readonly string[]): RowCondition | null {
  const { name } = parameter;
  const column = String.raw`${quote}([a-z]\w*)${quote}(?: column| field)?`;
  const given = String.raw`(?:the (?:given |value of )?|a given )?${quote}\$${name}\b`;
  if (/^(?:days|max_days|older_than|age|number_of_days)$/.test(name)) {
    const date =
      columns.find((one) => /_at$|date|time|created|logged/.test(one)) ??
      /\b([a-z]+_(?:at|date|time))\b/.exec(c.text)?.[1];
    const isOlder = c.asked.states(/\b(?:older than|more than|before)\b/i) !== null;
    if (date === undefined) return null;
    c.take([name]);
    return {
      sql: `${date} ${isOlder ? '<' : '>='} %s`,
      value: `gmdate( 'Y-m-d H:i:s', time() - $${name} * DAY_IN_SECONDS )`,
    };
  }
  const range = c.asked.states(
    new RegExp(
      String.raw`\b${column}\b[^.;$\n]{0,24}\bbetween ${given}[^.;\n]{0,6} and ${quote}\$(\w+)|\bbetween ${given}[^.;\n]{0,6} and ${quote}\$(\w+)`,
      'i',
    ),
  );
  const dated = columns.find((one) => /_at$|date|time|created/.test(one));
  const ranged = range?.[1] ?? dated;
  const upper = c.fn?.parameters?.find((one) => one.name === (range?.[2] ?? range?.[3]));
  if (range !== null && ranged !== undefined && upper !== undefined) {
    c.take([name, upper.name]);
    return {
      sql: `${ranged.toLowerCase()} BETWEEN ${placeholder(parameter)} AND ${placeholder(upper)}`,
      value: `$${name}, $${upper.name}`,
    };
  }
  for (const [words, sign] of comparisons) {
    const said = c.asked.states(new RegExp(String.raw`\b${column} ${words} ${given}`, 'i'));
    const found = said?.[1]?.toLowerCase();
    if (
      found !== undefined &&
      (columns.includes(found) || (columns.length === 0 && !/^(?:where|whose|with|that|rows|value)$/.test(found)))
    ) {
      c.take([name]);
      return { sql: `${found} ${sign} ${placeholder(parameter)}`, value: `$${name}` };
    }
  }
  if (/^(?:search(?:_?term)?|term|q|s|query|keyword|needle|text|like|phrase)$/.test(name) && !columns.includes(name)) {
    const sought = c.asked.states(
      new RegExp(
        String.raw`\b(?:search\w*|look\w*|find\w*|filter\w*|match\w*)\b (?:for (?:it|${given}) )?(?:in |by |the |through |rows (?:by|in) |whose )*(?:columns? )?((?:${quote}[a-z]\w*${quote}(?:\s*,\s*(?:and |or )?|\s+(?:and|or)\s+)?)+)(?: columns?| fields?)?|\b${column}\b[^.;\n]{0,16}\b(?:contains?|like|includes?)\b`,
        'i',
      ),
    );
    const named = (sought?.[1] ?? sought?.[2] ?? '').toLowerCase().match(/[a-z]\w*/g) ?? [];
    const within = named.filter((one) => columns.includes(one));
    const all =
      within.length > 0
        ? within
        : columns.filter((one) => /name|title|message|text|content|description|subject|email/.test(one)).slice(0, 1);
    if (all.length === 0) return null;
    c.take([name]);
    const like = `'%' . $wpdb->esc_like( $${name} ) . '%'`;
    const sql = all.map((one) => `${one} LIKE %s`).join(' OR ');
    return { sql: all.length > 1 ? `( ${sql} )` : sql, value: all.map(() => like).join(', ') };
  }
  const same =
    columns.find((one) => one === name) ??
    (columns.length === 0 && /_id$|^status$|^type$|^email$/.test(name) ? name : undefined);
  if (same === undefined) return null;
  c.take([name]);
  c.asked.states(new RegExp(String.raw`\b${name.replace(/_/g, '[ _]')}\b`, 'i'));
  return { sql: `${same} = ${placeholder(parameter)}`, value: `$${name}` };
}

/** Conditions with values of the prompt's own: `status is "open"`. */
export function fixedConditions(c: Composer): RowCondition[] {
  const said = c.text.matchAll(
    /\b(?:where|whose|with|and|rows with) (?:the )?(?:column )?["'`]?([a-z]\w*)["'`]?\s*(?:is|=|equals|of)\s*(?:["'`]([^"'`\n$]+)["'`]|(\d+)\b)/gi,
  );
  return [...said].map(([whole, column = '', text, number]): RowCondition => {
    c.asked.readsWithin(whole);
    return number === undefined
      ? { sql: `${column.toLowerCase()} = %s`, value: `'${(text ?? '').replace(/'/g, "\\'")}'` }
      : { sql: `${column.toLowerCase()} = %d`, value: number };
  });
}
