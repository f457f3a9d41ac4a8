import { GenerationError } from '../../generation-error.ts';
import type { JsonValue } from '../../writers/json.ts';
import type { AttributeField } from '../plan.ts';

type Kind = Pick<AttributeField, 'kind' | 'options' | 'minimum' | 'maximum'> & {
  readonly fields?: readonly AttributeField[];
  readonly item?: AttributeField;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value.replace(' ', 'T')));

const colorForm =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]+\)|var\(--wp--preset--color--[a-z0-9-]+\)|[a-z]{3,20})$/i;

const urlForm = /^(?:https?:\/\/|mailto:|tel:|[/#?.])\S*$/i;

/**
 * Checks a default that the request gives against the attribute's type.
 * @param at of the default in the request, such as `attributes.size.default`
 */
export function checkedDefault(value: unknown, kind: Kind, at: string): JsonValue {
  switch (kind.kind) {
    case 'string':
    case 'textarea':
    case 'rich_text':
      return typeof value === 'string' ? value : fail(at, 'a text', value);
    case 'number':
    case 'integer':
      return checkedNumber(value, kind, at);
    case 'boolean':
      return typeof value === 'boolean' ? value : fail(at, 'true or false', value);
    case 'enum': {
      const values = kind.options.map((option) => option.value);
      return typeof value === 'string' && values.includes(value)
        ? value
        : fail(at, `one of ${values.join(', ')}`, value);
    }
    case 'url':
      if (value === '') return value;
      return typeof value === 'string' && urlForm.test(value.trim())
        ? value.trim()
        : fail(at, 'a URL starting with https://, http://, mailto:, tel:, / or #', value);
    case 'color':
      return typeof value === 'string' && colorForm.test(value.trim())
        ? value.trim()
        : fail(at, 'a color such as #1a2b3c', value);
    case 'date':
      return isDate(value) ? value : fail(at, 'a date such as 2030-01-31 or 2030-01-31T18:30', value);
    case 'image':
    case 'media':
      return checkedMedia(value, kind.kind, at);
    case 'object':
      return isRecord(value) ? checkedRecord(value, kind.fields ?? [], at) : fail(at, 'an object', value);
    case 'array':
      return checkedList(value, at, (item, place) =>
        checkedDefault(item, kind.item ?? { kind: 'string', options: [] }, place),
      );
    case 'query':
      return checkedList(value, at, (row, place) =>
        isRecord(row) ? checkedRecord(row, kind.fields ?? [], place) : fail(place, 'an object', row),
      );
    case 'null':
      return value === null ? null : fail(at, 'null', value);
  }
}

function checkedNumber(value: unknown, { kind, minimum, maximum }: Kind, at: string): number {
  const isFit = kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value !== 'number' || !isFit) return fail(at, kind === 'integer' ? 'a whole number' : 'a number', value);
  if (minimum !== undefined && value < minimum) return fail(at, `at least ${minimum}`, value);
  if (maximum !== undefined && value > maximum) return fail(at, `at most ${maximum}`, value);
  return value;
}

/** An address, or an object with one. */
function checkedMedia(value: unknown, kind: string, at: string): JsonValue {
  const { url, alt } = isRecord(value) ? value : { url: value, alt: '' };
  if (typeof url !== 'string' || (url !== '' && !/^(?:https?:\/\/|\/)\S+$/i.test(url))) {
    return fail(at, `the URL of ${kind === 'image' ? 'an image' : 'a file'}, or an object with url and alt`, value);
  }
  return { url, alt: typeof alt === 'string' ? alt : '' };
}

function checkedRecord(record: Record<string, unknown>, fields: readonly AttributeField[], at: string): JsonValue {
  const known = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(record).map(([name, value]): [string, JsonValue] => {
    const field = known.get(name);
    if (field === undefined) return fail(`${at}.${name}`, `one of ${[...known.keys()].join(', ')}`, name);
    return [name, checkedDefault(value, field, `${at}.${name}`)];
  });
  return Object.fromEntries(entries);
}

function checkedList(value: unknown, at: string, check: (item: unknown, place: string) => JsonValue): JsonValue {
  if (!Array.isArray(value)) return fail(at, 'a list', value);
  if (value.length > 100) return fail(at, 'at most 100 items', `${value.length} items`);
  return value.map((item, index) => check(item, `${at}[${index}]`));
}

function fail(at: string, expected: string, got: unknown): never {
  throw new GenerationError(at, `${at}: expected ${expected}, got ${JSON.stringify(got)?.slice(0, 80) ?? typeof got}.`);
}
