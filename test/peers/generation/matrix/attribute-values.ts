import { hostileText } from './hostile.ts';

/** What block.json says of an attribute, as far as values depend on it. */
export interface AttributeSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly source?: string;
  /** Of the source `attribute`: which one of HTML. */
  readonly attribute?: string;
  readonly query?: Readonly<Record<string, AttributeSchema>>;
  readonly default?: unknown;
  readonly items?: AttributeSchema;
  readonly properties?: Readonly<Record<string, AttributeSchema>>;
}

export type AttributeSchemas = Readonly<Record<string, AttributeSchema>>;

/** A set of values, one for each kind of attribute. */
export interface Values {
  readonly text: string;
  /** HTML, as the editor holds what was typed into a text with formats. */
  readonly richText: string;
  readonly address: string;
  readonly date: string;
  readonly number: number;
  readonly truth: boolean;
  /** Which of the allowed values. */
  readonly choice: 'first' | 'last';
}

/** Values that break what does not escape them. The address loads nothing when it is a picture's. */
export const hostileValues: Values = {
  text: hostileText,
  richText: `<strong>' " ?&gt;</strong> &lt;script&gt;window.pwned=1&lt;/script&gt; %s \\ --&gt; \${x} {{x}} 🎉 עברית`,
  address: `#' " ?> <script>window.pwned=1</script> %s --> \${x} 🎉`,
  date: '2026-05-06',
  number: 7,
  truth: true,
  choice: 'last',
};

/** Values such as people set. */
export const plainValues: Values = {
  text: 'Fresh bread & butter',
  richText: 'Fresh <em>bread</em> &amp; butter',
  address: '/wp-includes/images/blank.gif?a=1&b=2',
  date: '2027-01-31',
  number: 2,
  truth: false,
  choice: 'first',
};

/** The same text, or list, for everything, whatever its type. */
export const everywhere = (value: unknown) => (schemas: AttributeSchemas) =>
  Object.fromEntries(Object.keys(schemas).map((name) => [name, value]));

/**
 * A value for each attribute. Which texts are addresses or dates is known by their names; those of `rich` hold HTML,
 * which block.json does not tell.
 */
export const valuesBy =
  (values: Values, rich: ReadonlySet<string> = new Set()) =>
  (schemas: AttributeSchemas) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        rich.has(name) ? values.richText : oneValue(name, schema, values, rich),
      ]),
    );

const typeOf = ({ type }: AttributeSchema): string => (typeof type === 'string' ? type : (type?.[0] ?? 'string'));

function oneValue(name: string, schema: AttributeSchema, values: Values, rich: ReadonlySet<string>): unknown {
  const { enum: choices, source, attribute = '', query, items, properties } = schema;
  if (choices !== undefined) return values.choice === 'last' ? choices.at(-1) : choices[0];
  switch (typeOf(schema)) {
    case 'rich-text':
      return values.richText;
    case 'string':
      if (source === 'html' || source === 'rich-text') return values.richText;
      if (/url|href|src|link$/i.test(name) || ['href', 'src'].includes(attribute)) return values.address;
      return /date|startsOn|datetime/i.test(`${name} ${attribute}`) ? values.date : values.text;
    case 'number':
    case 'integer':
      // The editor would ask the server for an attachment of another number, which there is not.
      return /id$/i.test(name) ? 0 : values.number;
    case 'boolean':
      return values.truth;
    case 'array':
      if (query !== undefined) return [valuesBy(values, rich)(query), valuesBy(values, rich)(query)];
      return [oneValue(name, items ?? { type: 'string' }, values, rich)];
    case 'object':
      return properties === undefined ? { key: values.text } : valuesBy(values, rich)(properties);
    default:
      return null;
  }
}
