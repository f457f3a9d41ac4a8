import { type AttributeType, attributeTypes } from '@presswright/shared/schemas/block-parts';
import type { AttributeRole } from '@presswright/shared/schemas/plans/block-vocabulary';

/** What a type name was understood as. */
export interface NamedType {
  readonly kind: AttributeType;
  /** What the name says besides, such as `email`. */
  readonly role?: AttributeRole;
  /** Of `array`, where the name says it: the type name of its items. */
  readonly items?: string;
  /** Of `enum`, where the name lists them. */
  readonly options?: readonly string[];
}

/** Other names of types, without spaces, dashes and underscores. */
const aliases: Readonly<Record<string, NamedType>> = {
  text: { kind: 'string' },
  str: { kind: 'string' },
  plaintext: { kind: 'string' },
  email: { kind: 'string', role: 'email' },
  phone: { kind: 'string', role: 'phone' },
  tel: { kind: 'string', role: 'phone' },
  int: { kind: 'integer' },
  float: { kind: 'number' },
  double: { kind: 'number' },
  decimal: { kind: 'number' },
  numeric: { kind: 'number' },
  range: { kind: 'number' },
  price: { kind: 'number', role: 'price' },
  rating: { kind: 'integer', role: 'rating' },
  bool: { kind: 'boolean' },
  toggle: { kind: 'boolean' },
  checkbox: { kind: 'boolean' },
  switch: { kind: 'boolean' },
  list: { kind: 'array' },
  gallery: { kind: 'array', items: 'image' },
  map: { kind: 'object' },
  record: { kind: 'object' },
  json: { kind: 'object' },
  group: { kind: 'object' },
  nil: { kind: 'null' },
  select: { kind: 'enum' },
  dropdown: { kind: 'enum' },
  choice: { kind: 'enum' },
  radio: { kind: 'enum' },
  html: { kind: 'rich_text' },
  wysiwyg: { kind: 'rich_text' },
  formattedtext: { kind: 'rich_text' },
  longtext: { kind: 'textarea' },
  multiline: { kind: 'textarea' },
  multilinetext: { kind: 'textarea' },
  paragraph: { kind: 'textarea' },
  img: { kind: 'image' },
  photo: { kind: 'image' },
  picture: { kind: 'image' },
  file: { kind: 'media' },
  video: { kind: 'media' },
  audio: { kind: 'media' },
  attachment: { kind: 'media' },
  uri: { kind: 'url' },
  link: { kind: 'url' },
  href: { kind: 'url' },
  colour: { kind: 'color' },
  colorpicker: { kind: 'color' },
  datetime: { kind: 'date' },
  day: { kind: 'date' },
  repeater: { kind: 'query' },
  rows: { kind: 'query' },
  table: { kind: 'query' },
};

const named = new Map<string, NamedType>([
  ...Object.entries(aliases),
  ...attributeTypes.map((kind): [string, NamedType] => [bare(kind), { kind }]),
]);

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}

/**
 * Understands a type name, whatever its case: a type of the API, another word for one, a list of values
 * (`enum: small, large`), or a list type (`string[]`, `array<string>`). Nothing for a name that is none.
 */
export function typeNamed(text: string): NamedType | undefined {
  const clean = text.trim();
  const simple = named.get(bare(clean));
  if (simple !== undefined) return simple;
  const [, listed] = /^(?:enum|select|choice|radio)\s*[:([]\s*([^()[\]]+?)\s*[)\]]?$/i.exec(clean) ?? [];
  if (listed !== undefined) {
    const options = listed.split(/\s*[,|]\s*/).filter((option) => option !== '');
    return { kind: 'enum', options };
  }
  const [, items, inner] = /^(?:(.+)\[\]|(?:array|list)\s*(?:<|of\s)\s*([^<>]+?)>?)$/i.exec(clean) ?? [];
  const item = items ?? inner;
  return item === undefined || typeNamed(item) === undefined ? undefined : { kind: 'array', items: item };
}
