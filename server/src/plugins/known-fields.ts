/** What of a JSON Schema says which fields there are. */
interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/**
 * A value without the fields that its schema does not name: they are ignored, however deep and large they are.
 * @param value fits the schema
 */
export function knownFields(schema: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const shape = schema.anyOf?.find(({ type }) => type === (isList ? 'array' : 'object')) ?? schema;
  if (isList) return shape.items === undefined ? value : value.map((item) => knownFields(shape.items ?? {}, item));
  const { properties, patternProperties } = shape;
  if (properties === undefined && patternProperties === undefined) return value;
  const [ofMap] = Object.values(patternProperties ?? {});
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const known = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : ofMap;
      return known === undefined ? [] : [[name, knownFields(known, item)]];
    }),
  );
}
