/** What of JSON Schema plans are written in. */
interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Patterns that have a name in what models are told. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\^\[a-z\]\[a-z0-9_\]\*\$$/, 'key'],
  [/\[0-9a-f\]\{6\}/, '"#rrggbb"'],
];

/**
 * A schema as a type that models read well: `{ key: key, label: string, required?: boolean }`, on one line.
 * @param told descriptions that stood before: each one stands once, behind its member, and is added; null: none is wanted
 */
export function schemaInWords(schema: unknown, told: Set<string> | null): string {
  return words(schema as Schema, told);
}

function words(schema: Schema, told: Set<string> | null): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join('|');
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return [...new Set(forms.map((form) => words(form, told)))].join(' | ');
  if (schema.properties) return members(schema, told);
  switch (schema.type) {
    case 'array':
      return listOf(schema, told);
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'string':
      return patterns.find(([pattern]) => pattern.test(schema.pattern ?? ''))?.[1] ?? 'string';
    default:
      return 'any JSON';
  }
}

function listOf({ items = {}, minItems = 0, maxItems }: Schema, told: Set<string> | null): string {
  const item = words(items, told);
  if (minItems > 1 && minItems === maxItems) return `exactly ${minItems} of ${item}`;
  const isChoice = items.enum !== undefined || items.oneOf !== undefined || items.anyOf !== undefined;
  return isChoice ? `(${item})[]` : `${item}[]`;
}

function members({ properties = {}, required = [] }: Schema, told: Set<string> | null): string {
  const list = Object.entries(properties).map(([name, member]) => {
    // A list of any JSON in any JSON says nothing that its name does not.
    const type = name === 'default' ? 'any JSON' : words(member, told);
    return `${name}${required.includes(name) ? '' : '?'}: ${type}${comment(member.description, told)}`;
  });
  return `{ ${list.join(', ')} }`;
}

function comment(description: string | undefined, told: Set<string> | null): string {
  if (description === undefined || told === null || told.has(description)) return '';
  told.add(description);
  // The type says already that a key is in snake case.
  return ` /* ${description.replace(/; snake_case$/, '')} */`;
}
