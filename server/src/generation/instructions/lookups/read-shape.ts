import { type PhpCode, php } from '../../writers/php.ts';
import type { Composer } from '../composer.ts';
import { raw } from '../composer.ts';
import type { Entity, Field } from './entity.ts';

/** What a function is to make of the entries that it finds. */
export type ResultShape =
  | { readonly kind: 'count' | 'exists' | 'objects' }
  | { readonly kind: 'first'; readonly field: Field | null; readonly none: string }
  | { readonly kind: 'list'; readonly field: Field }
  | { readonly kind: 'map'; readonly key: Field; readonly value: Field | null }
  | { readonly kind: 'rows'; readonly columns: readonly (readonly [name: string, code: string])[] }
  | { readonly kind: 'joined'; readonly field: Field; readonly separator: string | PhpCode }
  | { readonly kind: 'html'; readonly field: Field };

const clean = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(/^(?:the|their|its|an?|post|user|term|comment)\s+(?=\w)/, '')
    .replace(/["'`$()[\]{}]/g, '')
    .replace(/[ -]/g, '_')
    .replace(/_(?:of|in|from|on|as|for|that|who|which|whose|sorted|ordered)_.*$/, '');

/** The field that a word stands for, in the singular or the plural. */
export function fieldOf({ fields }: Entity, word: string): Field | null {
  const name = clean(word);
  const singular = name.replace(/ies$/, 'y').replace(/(?<=ss|sh|x)es$|(?<!s|u)s$/, '');
  return fields.find(({ words }) => words.test(name)) ?? fields.find(({ words }) => words.test(singular)) ?? null;
}

const rowSayings: readonly RegExp[] = [
  /\b(?:with|has|having|containing|contains|of) (?:the )?keys\s*:?\s*((?:[^.;\n(]|\([^)]*\))*)/i,
  /\bkeys?\s*:\s*((?:[^.;\n(]|\([^)]*\))*)/i,
  /\b(?:each|every)\b[^.;\n]{0,40}?\b(?:array|item|entry|element|row|one)?\s*(?:as|is|being|with|has|having|holds|contains?|containing|consists of|:)\s+(?:an? )?(?:associative )?(?:arrays?)?\s*(?:with|of|has|having|containing|:)?\s*((?:[^.;\n(]|\([^)]*\))*)/i,
  /\b(?:associative )?arrays?\s+(?:with|of the form|like|containing|\()\s*:?\s*((?:[^.;\n(]|\([^)]*\))*)/i,
  /[[{]\s*((?:["'`]?\w+["'`]?(?:\s*(?:=>|:)\s*[^,\]}]*)?\s*,\s*)+["'`]?\w+["'`]?[^\]}]*)[\]}]/i,
];

/** The columns that are named for each entry, with how many words of a text are wanted. */
function rowsOf(c: Composer, entity: Entity): ResultShape | null {
  for (const saying of rowSayings) {
    const said = c.asked.states(saying)?.[1];
    if (said === undefined) continue;
    const parts = said.match(/(?:[^,(]|\([^)]*\))+/g)?.flatMap((part) => part.split(/\s(?:and|&)\s(?![^(]*\))/)) ?? [];
    const columns = parts.flatMap((part): (readonly [string, string])[] => {
      const [, label = '', note = ''] = /^([^(]*)(\([^)]*\))?/.exec(part.trim()) ?? [];
      const name = label.replace(/\s*(?:=>|:).*$/, '').trim();
      const source = /(?:=>|:)\s*(.+)$/.exec(label)?.[1] ?? name;
      const field = fieldOf(entity, name) ?? fieldOf(entity, source) ?? fieldOf(entity, note);
      if (field === null || name === '' || /\s\w+\s\w+\s/.test(name)) return [];
      const words = /(\d+) words/.exec(note)?.[1];
      return [[clean(name), words === undefined ? field.code : `wp_trim_words( ${field.code}, ${words}, '' )`]];
    });
    if (columns.length >= 2 && columns.length >= parts.length - 1) return { kind: 'rows', columns };
  }
  return null;
}

const word = String.raw`["'${'`'}]?((?:[a-z]+[ -])?[a-z_]+)["'${'`'}]?`;

function mapOf(c: Composer, entity: Entity): ResultShape | null {
  const arrow = c.asked.states(new RegExp(String.raw`${word}\s*(?:=>|→|->)\s*${word}`, 'i'));
  if (arrow !== null) {
    const [key, value] = [
      fieldOf(entity, arrow[1]?.split(' ').at(-1) ?? ''),
      fieldOf(entity, arrow[2] ?? '') ?? fieldOf(entity, (arrow[2] ?? '').split(' ')[0] ?? ''),
    ];
    if (key !== null && value !== null) return { kind: 'map', key, value };
  }
  const keyed = c.asked.states(
    /\b(?:keyed|indexed) (?:by|with) (?:the |their |its )?([\w-]+(?: id| slug| name| login)?)|\b(?:with|using) (?:the |their )?([\w-]+(?: id| slug| name| login)?) as (?:the )?(?:array )?(?:keys?|index)/i,
  );
  const key =
    keyed === null
      ? null
      : (fieldOf(entity, keyed[1] ?? keyed[2] ?? '') ??
        fieldOf(entity, (keyed[1] ?? keyed[2] ?? '').split(' ').at(-1) ?? ''));
  return key === null ? null : { kind: 'map', key, value: projected(c, entity) };
}

/** The field that is named before the entries or as what is returned: `the names of all tags`, `user logins`. */
export function projected(c: Composer, entity: Entity): Field | null {
  const nouns = entity.nouns.source;
  if (
    new RegExp(String.raw`\b(?:objects?\b|${entity.className}\b)`, 'i').test(
      c.text.replace(/\([^)]*\$[^)]*\)\s*:\s*\S+/, ''),
    )
  )
    return null;
  // Each with the place of the word that is nearest to the entries.
  const sayings: readonly (readonly [string, number])[] = [
    [
      String.raw`((?:[\w-]+ )?[\w-]+)(?: \([^)]*\))? (?:of|for|from) (?:all |the |every |any |each |those |\$?\w+ ){0,5}(?:${nouns})\b`,
      -1,
    ],
    [String.raw`\b(?:${nouns})(?:'s?)? ((?:[\w-]+ )?[\w-]+)`, 0],
    [String.raw`\breturn(?:s|ing)?\b (?:an? )?(?:array|list)? ?(?:of )?(?:the |their |only )?((?:[\w-]+ )?[\w-]+)`, 0],
    [String.raw`\b([\w-]+) only\b`, 0],
    [String.raw`\bonly (?:the |their )?([\w-]+)\b`, 0],
  ];
  for (const [saying, nearest] of sayings)
    for (const [, said = ''] of c.text.matchAll(new RegExp(saying, 'gi'))) {
      const field = fieldOf(entity, said) ?? fieldOf(entity, said.split(' ').at(nearest) ?? '');
      if (field !== null) return field;
    }
  return null;
}

function separatorOf(c: Composer): string | PhpCode | null {
  const own = c.fn?.parameters?.find(({ name }) => /^(?:separator|sep|glue|delimiter)$/.test(name));
  if (own !== undefined) {
    c.take([own.name]);
    c.asked.states(/\bseparat\w+|\bglue|\bdelimit\w+/i);
    return raw(`$${own.name}`);
  }
  const said = c.asked.states(
    /\b(comma|semicolon|pipe|space|newline|line break)s?[- ](?:separated|delimited)|\b(?:separated|joined|glued|delimited|divided) (?:by|with) (?:an? |the )?(comma|semicolon|pipe|space|newline|line break|["'`][^"'`]+["'`])/i,
  );
  if (said === null) return null;
  const name = (said[1] ?? said[2] ?? '').toLowerCase();
  return (
    { comma: ', ', semicolon: '; ', pipe: ' | ', space: ' ', newline: '\n', 'line break': '\n' }[name] ??
    name.slice(1, -1)
  );
}

/** The shape of a result by the declared type and the words for it; null where they contradict each other. */
export function readShape(c: Composer, entity: Entity): ResultShape | null {
  const type = c.returnType;
  const isOpen = type === '' || type === 'mixed';
  const id = entity.fields[0];
  if (id === undefined) return null;
  const field = projected(c, entity);
  if (type === 'bool' || (isOpen && /\b(?:true|whether)\b/i.test(c.text) && !/\blist\b|\barray\b/i.test(c.text)))
    return { kind: 'exists' };
  if (
    type === 'int' ||
    (isOpen &&
      /\b(?:how many|(?:returns?|get|gives?)(?: back)? the (?:total )?(?:number|count) of|counts? (?:the |all |how))\b/i.test(
        c.text,
      ))
  ) {
    const counts = /\b(?:how many|number of|counts?|total)\b/i.test(c.text);
    return counts || field === null || type !== 'int'
      ? { kind: 'count' }
      : { kind: 'first', field: id, none: /^\?/.test(c.fn?.returns ?? '') ? 'null' : '0' };
  }
  const single = new RegExp(`^(?:${entity.className}|object)(?:\\|(?:null|false))?$`).test(type);
  if (single) return { kind: 'first', field: null, none: /false/.test(type) ? 'false' : 'null' };
  const separator = separatorOf(c);
  const name = field ?? entity.fields.find(({ words }) => words.test('name')) ?? id;
  if (type === 'string' || (isOpen && separator !== null)) {
    if (separator !== null) return { kind: 'joined', field: name, separator };
    if (/<ul|<ol|<li|\bunordered list|\bordered list|\bhtml\b|\bmarkup\b/i.test(c.text))
      return { kind: 'html', field: name };
    return field === null || /\b(?:all|list)\b/i.test(c.text) ? null : { kind: 'first', field, none: "''" };
  }
  if (!isOpen && !/^(?:array|iterable)$/.test(type)) return null;
  return rowsOf(c, entity) ?? mapOf(c, entity) ?? (field === null ? { kind: 'objects' } : { kind: 'list', field });
}

/** What a closure takes along of the variables around it. */
export function outerOf(code: string): PhpCode {
  const outer = [...new Set(code.match(/\$(?!item\b)\w+/g) ?? [])];
  return raw(outer.length === 0 ? '' : ` use ( ${outer.join(', ')} )`);
}

/** The statements that make a result of a list of entries. */
export function writeShape(shape: ResultShape, list: PhpCode, c: Composer): PhpCode {
  const map = (field: Field) =>
    php`
      array_map(
        static function ( $item )${outerOf(field.code)} {
          return ${raw(field.code)};
        },
        ${list}
      )
    `;
  switch (shape.kind) {
    case 'count':
      return php`return count( ${list} );`;
    case 'exists':
      return php`return array() !== ${list};`;
    case 'objects':
      return php`return array_values( ${list} );`;
    case 'first':
      return php`
        $items = ${list};
        $item  = reset( $items );

        return $item ? ${raw(shape.field?.code ?? '$item')} : ${raw(shape.none)};
      `;
    case 'list':
      return php`return array_values( ${map(shape.field)} );`;
    case 'joined':
      return php`return implode( ${shape.separator}, ${map(shape.field)} );`;
    case 'map':
      return php`
        $result = array();
        foreach ( ${list} as $item ) {
          $result[ ${raw(shape.key.code)} ] = ${raw(shape.value?.code ?? '$item')};
        }

        return $result;
      `;
    case 'rows':
      return php`
        $result = array();
        foreach ( ${list} as $item ) {
          $result[] = ${Object.fromEntries(shape.columns.map(([column, code]) => [column, raw(code)]))};
        }

        return $result;
      `;
    case 'html': {
      const css = c.asked.states(/\bclass\s*[:=]?\s*["'`]([\w -]+)["'`]/i)?.[1];
      const tag = /<ol|(?<!un)ordered list/i.test(c.text) ? 'ol' : 'ul';
      return php`
        $items = '';
        foreach ( ${list} as $item ) {
          $items .= '<li>' . esc_html( ${raw(shape.field.code)} ) . '</li>';
        }

        return '' === $items ? '' : ${`<${tag}${css === undefined ? '' : ` class="${css}"`}>`} . $items . ${`</${tag}>`};
      `;
    }
  }
}
