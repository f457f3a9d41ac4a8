import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';

/**
 * `verbose` keeps the value and the schema with an error, for its message. Formats and unknown keywords: none of ours. The
 * code is compiled as it is written: making it smaller takes time that grows with the square of a plan's schema, three
 * quarters of the whole.
 */
export const commonOptions = {
  verbose: true,
  allErrors: false,
  strict: true,
  strictTypes: false,
  discriminator: true,
  code: { optimize: false },
  inlineRefs: false,
} as const;

/** Bytes that a text may have in UTF-8. */
const maxBytes = {
  keyword: 'maxBytes',
  type: 'string',
  schemaType: 'number',
  errors: false,
  // A UTF-16 code unit is at most 3 bytes of UTF-8: short texts need no counting.
  validate: (limit: number, text: string) => text.length * 3 <= limit || Buffer.byteLength(text) <= limit,
} as const;

/** An Ajv that takes values as they are, and knows our keywords. */
export function bodyAjv(options: { readonly allErrors?: boolean } = {}): Ajv {
  return new Ajv({ ...commonOptions, ...options }).addKeyword(maxBytes);
}

const ofBody = bodyAjv();
const compiled = new WeakMap<TSchema, ValidateFunction>();
const partNames = new WeakMap<object, string>();
let namedParts = 0;

/**
 * Compiles the schema of a body, once in a process. The objects in it are compiled apart and referred to: planning and
 * generating take the same plan, which is nearly all that there is to compile.
 */
export function compileBody(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const { properties } = schema as { properties?: Readonly<Record<string, { readonly properties?: object }>> };
  const objects = Object.entries(properties ?? {}).filter(([, part]) => part.properties !== undefined);
  const references = Object.fromEntries(objects.map(([name, part]) => [name, { $ref: nameOfPart(part) }]));
  const validate = ofBody.compile({ ...schema, ...(properties && { properties: { ...properties, ...references } }) });
  compiled.set(schema, validate);
  return validate;
}

function nameOfPart(part: object): string {
  const known = partNames.get(part);
  if (known !== undefined) return known;
  namedParts += 1;
  const name = `part-${namedParts}`;
  ofBody.addSchema(part, name);
  partNames.set(part, name);
  return name;
}
