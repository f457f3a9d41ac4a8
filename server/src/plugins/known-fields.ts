/** What of a JSON Schema says which fields there are. */
interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/**
 * A value without the fields that its schema does not name: they are ignored, however deep and large they are. The value
 * itself when it is an object that has none.
 * @param value fits the schema
 */
export function knownFields(schema: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const shape = schema.anyOf?.find(({ type }) => type === (isList ? 'array' : 'object')) ?? schema;
  if (isList) return shape.items === undefined ? value : value.map((item) => knownFields(shape.items ?? {}, item));
  const { properties, patternProperties } = shape;
  if (properties === undefined && patternProperties === undefined) return value;
  if (patternProperties === undefined && isFlat(properties, value)) return value;
  const [ofMap] = Object.values(patternProperties ?? {});
  const kept: [string, unknown][] = [];
  let isSame = true;
  for (const [name, item] of Object.entries(value)) {
    const known = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : ofMap;
    const part = known === undefined ? undefined : knownFields(known, item);
    if (known !== undefined) kept.push([name, part]);
    if (known === undefined || part !== item) isSame = false;
  }
  return isSame ? value : Object.fromEntries(kept);
}

/** Whether an object has known fields only and none of them holds others: most bodies are such, and need no copy. */
function isFlat(properties: Shape['properties'] = {}, value: object): boolean {
  for (const name in value) {
    if (!Object.hasOwn(properties, name)) return false;
    const item: unknown = value[name as keyof typeof value];
    if (typeof item === 'object' && item !== null) return false;
  }
  return true;
}
