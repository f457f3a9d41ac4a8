/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
}

const plainTypes: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  integer: 'number',
  null: 'null',
  number: 'number',
  string: 'string',
};

/**
 * The TypeScript type of what a schema accepts, with its descriptions as comments.
 *
 * @param nameOf the name that a schema has, if it has one
 * @throws when the schema says something that no type was found for
 */
export function typeOfSchema(schema: JsonSchema, nameOf: (schema: JsonSchema) => string | undefined): string {
  const inner = (part: JsonSchema): string => nameOf(part) ?? typeOfSchema(part, nameOf);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(inner));
  if (schema.type === 'array') return schema.items ? `Array<${inner(schema.items)}>` : 'unknown[]';
  if (schema.type === 'object') return objectType(schema, inner);
  if (schema.type === undefined && Object.keys(schema).every((key) => /^(description|default|title)$/.test(key)))
    return 'unknown';
  const plain = plainTypes[schema.type ?? ''];
  if (plain === undefined) throw new Error(`no type is known for the schema ${JSON.stringify(schema)}`);
  return plain;
}

function objectType(schema: JsonSchema, inner: (part: JsonSchema) => string): string {
  const { properties = {}, required = [], patternProperties = {}, additionalProperties } = schema;
  const members = Object.entries(properties).map(([key, value]) => {
    const name = /^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key);
    return `${comment(value.description)}${name}${required.includes(key) ? '' : '?'}: ${inner(value)};`;
  });
  const others = [
    ...Object.values(patternProperties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  if (members.length > 0) return `{\n${indent(members.join('\n'))}\n}`;
  return `Record<string, ${others.length > 0 ? union(others.map(inner)) : additionalProperties === false ? 'never' : 'unknown'}>`;
}

const indent = (text: string): string => text.replaceAll(/^/gm, '  ');

function comment(text: string | undefined): string {
  return text === undefined ? '' : `/** ${text.replaceAll('*/', '* /').replaceAll(/\s*\n\s*/g, ' ')} */\n`;
}

function union(members: readonly string[]): string {
  return [...new Set(members)].join(' | ') || 'never';
}
