/** JSON schema of an argument, as far as values depend on it. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ArgumentSchema;
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly readonly?: boolean;
  readonly required?: boolean;
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-05-06',
  time: '10:30:00',
  'date-time': '2026-05-06T10:30:00',
  uri: 'https://example.org/?a=1&b=2',
  email: 'somebody@example.org',
  'hex-color': '#aabbcc',
};

const firstType = ({ type }: ArgumentSchema): string => (typeof type === 'string' ? type : (type?.[0] ?? 'string'));

/** A value that the schema allows; texts without a format are `text`. */
export function allowedValue(schema: ArgumentSchema, text: string): unknown {
  if (schema.enum !== undefined) return schema.enum.at(-1);
  switch (firstType(schema)) {
    case 'integer':
    case 'number':
      return Math.min(Math.max(3, schema.minimum ?? 3), schema.maximum ?? 3);
    case 'boolean':
      return true;
    case 'array':
      return [allowedValue(schema.items ?? {}, text)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, one]) => one.readonly !== true)
          .map(([name, one]) => [name, allowedValue(one, text)]),
      );
    case 'null':
      return null;
    default:
      if (schema.pattern !== undefined) return timeLike(schema.pattern);
      return schema.format === undefined ? text : (formats[schema.format] ?? text);
  }
}

/** The few patterns that generated schemas have: dates and times of a day. */
function timeLike(pattern: string): string {
  const candidates = [
    '10:30',
    '10:30:00',
    '2026-05-06',
    '2026-05-06T10:30',
    '2026-05-06T10:30:00',
    '+49 30 1234567',
    '#aabbcc',
    'abc',
  ];
  return candidates.find((one) => new RegExp(pattern).test(one)) ?? '';
}

/** A value that the schema refuses, or undefined where it takes anything. */
export function refusedValue(schema: ArgumentSchema): unknown {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (schema.enum !== undefined) return 'not one of them';
  if (types.some((type) => ['integer', 'number', 'boolean'].includes(type))) return 'neither number nor yes nor no';
  if (types.includes('array')) return { not: 'a list' };
  if (types.includes('object')) return 'not an object';
  if (schema.format === 'hex-color' || schema.format === 'email' || schema.format === 'date-time')
    return 'not of the format';
  if (schema.pattern !== undefined) return 'not of the pattern';
  return types.includes('string') ? { not: 'a text' } : undefined;
}
