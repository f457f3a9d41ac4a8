/** A value of JSON; properties that are undefined are left out. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** A whole JSON file, indented by tabs as WordPress' own. */
export function jsonFile(value: JsonValue): string {
  return `${JSON.stringify(value, (_key, item) => (typeof item === 'string' ? item.toWellFormed() : item), '\t')}\n`;
}
