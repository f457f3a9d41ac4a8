import { hostileText } from './hostile.ts';

/** What block.json says of an attribute, as far as values depend on it. */
export interface AttributeSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly source?: string;
  readonly query?: Readonly<Record<string, AttributeSchema>>;
  readonly default?: unknown;
  readonly items?: AttributeSchema;
  readonly properties?: Readonly<Record<string, AttributeSchema>>;
}

/** Rich text that a person could have typed: the editor holds it as HTML. */
const typedRichText = `<strong>' " ?&gt;</strong> &lt;script&gt;window.pwned=1&lt;/script&gt; %s \\ --&gt; \${x} {{x}} 🎉 עברית`;

const typeOf = ({ type }: AttributeSchema): string => (typeof type === 'string' ? type : (type?.[0] ?? 'string'));

/** A value of an attribute that breaks what does not escape it. */
export const hostileValue = (schema: AttributeSchema): unknown => value(schema, hostileText, 7);

/** Another value, such as people set. */
export const plainValue = (schema: AttributeSchema): unknown => value(schema, 'Fresh bread & butter', 2);

function value(schema: AttributeSchema, text: string, number: number): unknown {
  const { enum: choices, source, query, items, properties } = schema;
  if (choices !== undefined) return text === hostileText ? choices.at(-1) : choices[0];
  const below = (schemas: Readonly<Record<string, AttributeSchema>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, value(one, text, number)]));
  switch (typeOf(schema)) {
    case 'rich-text':
      return text === hostileText ? typedRichText : text.replace('&', '&amp;');
    case 'string':
      if (source === 'html' || source === 'rich-text')
        return text === hostileText ? typedRichText : text.replace('&', '&amp;');
      // A text between tags loses no line breaks, an attribute of an element neither; both lose a trailing one.
      return text;
    case 'number':
    case 'integer':
      return number;
    case 'boolean':
      return number !== 2;
    case 'array':
      if (query !== undefined) return [below(query), below(query)];
      return [value(items ?? { type: 'string' }, text, number)];
    case 'object':
      return properties === undefined ? { key: text } : below(properties);
    default:
      return null;
  }
}
