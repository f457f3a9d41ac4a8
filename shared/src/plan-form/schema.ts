/** What of JSON Schema plans use. */
export interface PlanSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
  readonly anyOf?: readonly PlanSchema[];
  readonly oneOf?: readonly PlanSchema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PlanSchema>>;
  readonly additionalProperties?: unknown;
  readonly items?: PlanSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** One of several shapes, with the constant of its telling member. */
export interface Shape {
  readonly value: string;
  readonly schema: PlanSchema;
}

/** Shapes that a member tells apart, such as behaviours by their `kind`. */
export interface Shapes {
  readonly member: string;
  readonly shapes: readonly Shape[];
}

const knownShapes = new WeakMap<PlanSchema, Shapes | null>();

/** The shapes of a schema; null where it is no choice of shapes. */
export function shapesOf(schema: PlanSchema): Shapes | null {
  const known = knownShapes.get(schema);
  if (known !== undefined) return known;
  const found = findShapes(schema);
  knownShapes.set(schema, found);
  return found;
}

function findShapes({ oneOf, anyOf, discriminator }: PlanSchema): Shapes | null {
  const choices = oneOf ?? anyOf;
  if (choices === undefined || choices.some(({ properties }) => properties === undefined)) return null;
  const first = Object.entries(choices[0]?.properties ?? {}).find(([, { const: value }]) => value !== undefined);
  const member = discriminator?.propertyName ?? first?.[0];
  if (member === undefined) return null;
  const shapes = choices.map((schema) => ({ value: String(schema.properties?.[member]?.const), schema }));
  return { member, shapes };
}

/** The schema beside null; null where null is no choice. */
export function besidesNull({ anyOf, description }: PlanSchema): PlanSchema | null {
  if (anyOf === undefined || !anyOf.some(({ type }) => type === 'null')) return null;
  const [rest, ...more] = anyOf.filter(({ type }) => type !== 'null');
  if (rest === undefined || more.length > 0) return null;
  return description === undefined ? rest : { ...rest, description };
}

/** A record of JSON, not a list. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of a member or item of a value. */
export function schemaWithin(schema: PlanSchema, value: unknown, step: string | number): PlanSchema | null {
  if (typeof step === 'number') return schema.items ?? null;
  const shapes = shapesOf(schema);
  if (shapes !== null) {
    const told = isObject(value) ? value[shapes.member] : undefined;
    return shapes.shapes.find((shape) => shape.value === told)?.schema.properties?.[step] ?? null;
  }
  const properties = schema.properties;
  return properties !== undefined && Object.hasOwn(properties, step) ? (properties[step] ?? null) : null;
}

/** The properties and the required ones of a value that is an object; null where its shape is unknown. */
export function objectSchemaOf(schema: PlanSchema, value: unknown): PlanSchema | null {
  const shapes = shapesOf(schema);
  if (shapes === null) return schema.properties === undefined ? null : schema;
  const told = isObject(value) ? value[shapes.member] : undefined;
  return shapes.shapes.find((shape) => shape.value === told)?.schema ?? null;
}
