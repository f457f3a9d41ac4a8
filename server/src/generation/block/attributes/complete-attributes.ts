import type { JsonValue } from '../../writers/json.ts';
import type { AttributeField } from '../plan.ts';
import { AttributeNames } from './attribute-names.ts';
import { controlFor, placeOf } from './controls.ts';
import { checkedDefault } from './default-of-kind.ts';
import { type DraftAttribute, isTextKind, limitsOf, type NamedAttribute, type NamedField } from './named-attribute.ts';
import { sampleNamed, sampleOf } from './samples.ts';

/**
 * Completes attributes with their controls, their defaults and what previews show.
 * @param at path of an attribute in the request, by its place
 * @param names hands out their identifiers
 * @throws GenerationError for a default that does not fit its type
 */
export function completeAttributes(
  named: readonly NamedAttribute[],
  at: (place: number) => string,
  names: AttributeNames,
): DraftAttribute[] {
  const drafts = named.map((attribute, place) => completeOne(attribute, at(place), names));
  return drafts.map((draft, place) => {
    const before = drafts.slice(0, place).filter(({ role, kind }) => role === draft.role && isTextKind(kind)).length;
    if (!isTextKind(draft.kind) || named[place]?.default !== undefined) return draft;
    if (sampleNamed(draft.name, draft.kind, 0) !== undefined) return draft;
    if (draft.kind === 'string' && draft.role === 'text') return { ...draft, sample: sampleTold(draft, before) };
    return before === 0 ? draft : { ...draft, sample: sampleOf(draft.kind, draft.role, before) };
  });
}

/** A short text that nothing is known of but its name. */
function sampleTold({ id, kind, role, label }: DraftAttribute, index: number): JsonValue {
  const [told] = /^(?:before|after|yes|no|from|to|left|right)(?=[A-Z]|$)/.exec(id) ?? [];
  if (told !== undefined) return told.replace(/^./, (first) => first.toUpperCase());
  return index > 2 ? label : sampleOf(kind, role, index);
}

function completeOne(
  { fields, item, default: given, ...attribute }: NamedAttribute,
  at: string,
  names: AttributeNames,
): DraftAttribute {
  const { role, kind } = attribute;
  const inner = new AttributeNames();
  const draft = {
    ...completeField(attribute, names),
    fields: fields.map((field) => completeField(field, inner, true)),
    ...(item === undefined ? {} : { item: completeField(item, inner, true) }),
  };
  const value = given === undefined ? usualDefault(draft, role) : checkedDefault(given, draft, `${at}.default`);
  return {
    ...draft,
    ...(value === undefined ? {} : { default: value }),
    // A preview shows the block as it is before anybody changes its looks.
    sample: role === 'look' ? (value ?? false) : sampleBeside(value, given !== undefined, draft, role),
    place: placeOf(kind),
    isOurs: false,
  };
}

/** What a preview shows: texts and items that the block begins with, and samples of what these leave open. */
function sampleBeside(
  value: JsonValue | undefined,
  isGiven: boolean,
  draft: Parameters<typeof sampleOfDraft>[0] & Pick<DraftAttribute, 'minimum' | 'maximum'>,
  role: string,
): JsonValue {
  const own = isGiven && Array.isArray(value) && value.length > 0 ? value : undefined;
  if (own === undefined) {
    const isText = isGiven && isTextKind(draft.kind) && value !== '';
    return isText ? (value ?? null) : within(sampleOfDraft(draft, role), draft.minimum, draft.maximum);
  }
  if (draft.kind !== 'query') return own;
  return own.map((row: JsonValue, index) => ({ ...sampleRow(draft.fields, index), ...(row as object) }));
}

function completeField(named: NamedField, names: AttributeNames, isInner = false): AttributeField {
  const { kind, role, options } = named;
  const { minimum, maximum } = limitsOf(named);
  const field = {
    ...named,
    id: names.identify(named.name),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  return {
    ...field,
    control: isInner && kind === 'array' ? 'tokens' : controlFor(field),
    sample:
      kind === 'enum'
        ? (options[0]?.value ?? '')
        : within(sampleNamed(named.name, kind, 0) ?? sampleOf(kind, role), minimum, maximum),
  };
}

/** What a new block has where nothing was asked: booleans and enumerations always have a value. */
function usualDefault(draft: AttributeField, role: string): JsonValue | undefined {
  if (draft.kind === 'boolean') return role === 'shows';
  if (draft.kind === 'enum') return draft.options[0]?.value ?? '';
  if (draft.kind === 'array' || draft.kind === 'query') return [];
  if (draft.kind === 'object') return {};
  return role === 'columns' || role === 'heading-level' ? 3 : undefined;
}

function sampleOfDraft(
  draft: Pick<DraftAttribute, 'name' | 'kind' | 'options' | 'fields' | 'item'>,
  role: string,
): JsonValue {
  const record = (index = 0): JsonValue => sampleRow(draft.fields, index);
  if (draft.kind === 'enum') return draft.options[0]?.value ?? '';
  if (draft.kind === 'object') return record();
  if (draft.kind === 'query') return [record(0), record(1), record(2)];
  if (draft.kind === 'array')
    return draft.item === undefined
      ? []
      : [0, 1, 2].map((index) => sampleAt(draft.item && { ...draft.item, name: draft.name }, index));
  return sampleNamed(draft.name, draft.kind, 0) ?? sampleOf(draft.kind, role);
}

/** A whole item of a list, or an object. */
const sampleRow = (fields: readonly AttributeField[], index: number): Record<string, JsonValue> =>
  Object.fromEntries(fields.map((field) => [field.name, sampleAt(speakingOf(field, fields), index)]));

/** A name beside what somebody is, or a portrait, is a person's. */
function speakingOf(field: AttributeField, fields: readonly AttributeField[]): AttributeField {
  const isPerson = fields.some(({ role }) => role === 'meta' || role === 'avatar');
  return isPerson && field.role === 'title' && /name$/i.test(field.id) ? { ...field, role: 'author' } : field;
}

/** The sample of a field in an item of a list. */
function sampleAt(field: AttributeField | undefined, index: number): JsonValue {
  if (field === undefined) return null;
  const named = sampleNamed(field.name, field.kind, index);
  if (named !== undefined) return within(named, field.minimum, field.maximum);
  const isFurther = isTextKind(field.kind) || (index > 0 && field.minimum === undefined && field.maximum === undefined);
  return isFurther && field.kind !== 'enum' ? sampleOf(field.kind, field.role, index) : field.sample;
}

/** A number as near as its limits let it; anything else as it is. */
function within(value: JsonValue, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY): JsonValue {
  return typeof value === 'number' ? Math.min(maximum, Math.max(minimum, value)) : value;
}
