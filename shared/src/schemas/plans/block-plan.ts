import { type Static, Type } from 'typebox';
import { attributeTypes, blockFeatures, maxAttributes, styleVariants } from '../block-parts.ts';
import { JsonValue, StringEnum } from '../common.ts';
import { attributeRoles, blockBehaviours, blockCategories, blockLayouts, blockPurposes } from './block-vocabulary.ts';
import { Label, strict } from './parts.ts';

const line = '^[^\\u0000-\\u001f\\u007f]*$';

const own = {
  role: Type.Optional(
    StringEnum(attributeRoles, {
      description: 'As what the block shows it, such as `title` or `price`; absent: what its key tells',
    }),
  ),
  options: Type.Optional(
    Type.Array(
      Type.Object(
        {
          value: Type.String({ minLength: 1, maxLength: 200 }),
          label: Type.Optional(
            Type.String({ minLength: 1, maxLength: 200, pattern: line, description: 'Absent: made of the value' }),
          ),
        },
        strict,
      ),
      { minItems: 1, maxItems: 100, description: 'Of an `enum`: the values it takes' },
    ),
  ),
  minimum: Type.Optional(Type.Number({ description: 'Of a number; with `maximum` it gets a slider' })),
  maximum: Type.Optional(Type.Number({ description: 'Of a number' })),
};

const named = {
  key: Type.String({ minLength: 1, maxLength: 100, description: 'Its name in block.json, unique in its list' }),
  label: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, pattern: line, description: 'As editors read it; absent: of its key' }),
  ),
  help: Type.Optional(Type.String({ maxLength: 500, pattern: line, description: 'Below its control' })),
};

/** The items of a list of single values. */
export const PlanItem = Type.Object({ type: StringEnum(attributeTypes), ...own }, strict);
export type PlanItem = Static<typeof PlanItem>;

/** A property of an `object`, or a column of a `query`. */
export const PlanProperty = Type.Object({ ...named, type: StringEnum(attributeTypes), ...own }, strict);
export type PlanProperty = Static<typeof PlanProperty>;

/** Something that a block stores, with what edits it and where it is shown. */
export const PlanAttribute = Type.Object(
  {
    ...PlanProperty.properties,
    default: Type.Optional(JsonValue(3)),
    items: Type.Optional(PlanItem),
    properties: Type.Optional(
      Type.Array(PlanProperty, {
        minItems: 1,
        maxItems: maxAttributes,
        description: 'Of an `object` its properties, of a `query` the columns of its rows',
      }),
    ),
  },
  strict,
);
export type PlanAttribute = Static<typeof PlanAttribute>;

/** Features that a plan names as such; what visitors do with the block is its `behaviour`. */
export const planBlockFeatures = blockFeatures.filter((feature) => feature !== 'interactivity');

/**
 * What a block is to be, before any file is written: complete, so that its files follow from it alone, and strict, so
 * that no wish in it is lost.
 */
export const BlockPlan = Type.Object(
  {
    version: Type.Literal(1),
    purpose: StringEnum(blockPurposes, {
      description: 'What it is for: markup, sample content and look follow from it',
    }),
    title: Type.Optional(Label('What the inserter calls it; absent: made of `block_type`')),
    summary: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1000, pattern: line, description: 'One sentence: what it shows' }),
    ),
    category: Type.Optional(
      StringEnum(blockCategories, { description: 'Of the inserter; absent: that of its purpose' }),
    ),
    icon: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9-]*$',
        maxLength: 60,
        description: 'A dashicon without `dashicons-`; absent: that of its purpose',
      }),
    ),
    keywords: Type.Optional(
      Type.Array(Label('A word that people search for'), { maxItems: 10, description: 'Absent: those of its purpose' }),
    ),
    layout: Type.Optional(StringEnum(blockLayouts, { description: 'How its parts are arranged' })),
    attributes: Type.Optional(
      Type.Array(PlanAttribute, {
        maxItems: maxAttributes,
        description:
          'What it stores and shows, in the order of its controls; absent or empty: the attributes that are usual for its ' +
          'purpose. What belongs to one, such as the text of a link, is added',
      }),
    ),
    features: Type.Optional(Type.Array(StringEnum(planBlockFeatures), { maxItems: planBlockFeatures.length })),
    behaviour: Type.Optional(
      StringEnum(blockBehaviours, { description: 'What visitors can do with it; absent: nothing but read' }),
    ),
    style_variants: Type.Optional(
      Type.Array(StringEnum(styleVariants), { maxItems: styleVariants.length, description: 'Looks to choose from' }),
    ),
    default_style: Type.Optional(
      StringEnum(styleVariants, { description: 'The look of new blocks: one of `style_variants`, or `default`' }),
    ),
    editor: Type.Optional(
      Type.Boolean({ default: true, description: 'false: no editor script; PHP alone registers the block' }),
    ),
  },
  { ...strict, description: 'A plan of a block' },
);
export type BlockPlan = Static<typeof BlockPlan>;
