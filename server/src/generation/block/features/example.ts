import type { JsonValue } from '../../writers/json.ts';
import type { BlockFeatureModule } from '../feature.ts';
import { type PlaceholderKind, placeholderPicture } from '../pictures/placeholder.ts';
import type { AttributeField, BlockAttribute, BlockPlan } from '../plan.ts';

/** Width that previews are drawn at where a block is made to be wide. */
const wideArchetypes: ReadonlySet<string> = new Set([
  'hero',
  'cta',
  'call_to_action',
  'gallery',
  'pricing',
  'stats',
  'features',
]);

/** A preview in the inserter, filled with values that are true to life. */
export const exampleFeature: BlockFeatureModule = {
  name: 'example',
  contribute(plan) {
    const attributes = Object.fromEntries(
      plan.attributes
        .map((attribute): [string, JsonValue] => [attribute.name, exampleOf(attribute, plan)])
        .filter(([, value]) => !isEmpty(value)),
    );
    const innerBlocks = plan.features.has('inner_blocks')
      ? [{ name: 'core/paragraph', attributes: { content: 'Add any other content here.' } }]
      : undefined;
    return {
      metadata: {
        example: { viewportWidth: wideArchetypes.has(plan.archetype) ? 1200 : 700, attributes, innerBlocks },
      },
    };
  },
};

/** What an attribute shows in previews. */
export function exampleOf(attribute: BlockAttribute, plan: Pick<BlockPlan, 'seed'>): JsonValue {
  const { sample, fields, item } = attribute;
  const one = (field: AttributeField, value: JsonValue, index: number): JsonValue =>
    isPicture(field) ? pictureOf(attribute.role, plan.seed + index) : value;
  if (!Array.isArray(sample)) {
    if (isPicture(attribute)) return pictureOf(attribute.role, plan.seed);
    return isRecord(sample) ? recordOf(fields, sample, (field, value) => one(field, value, 0)) : sample;
  }
  return sample.map((value: JsonValue, index) => {
    if (item !== undefined) return one(item, value, index);
    return isRecord(value) ? recordOf(fields, value, (field, inner) => one(field, inner, index)) : value;
  });
}

type JsonRecord = { readonly [key: string]: JsonValue };

function recordOf(
  fields: readonly AttributeField[],
  values: JsonRecord,
  change: (field: AttributeField, value: JsonValue) => JsonValue,
): JsonRecord {
  return Object.fromEntries(fields.map((field) => [field.name, change(field, values[field.name])]));
}

const isPicture = ({ kind }: Pick<AttributeField, 'kind'>): boolean => kind === 'image' || kind === 'media';

const isRecord = (value: JsonValue): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: JsonValue): boolean => value === undefined || value === null || value === '';

const kindOfRole: Readonly<Record<string, PlaceholderKind>> = { avatar: 'portrait', logo: 'mark' };

function pictureOf(role: string, seed: number): JsonValue {
  return { url: placeholderPicture(kindOfRole[role] ?? 'landscape', seed), alt: 'An example image' };
}
