export const blockFeatures = [
  'server_side_rendering',
  'custom_controls',
  'responsive_design',
  'inner_blocks',
  'interactivity',
  'block_bindings',
  'variations',
  'transforms',
  'deprecations',
  'example',
  'build_tooling',
] as const;
export type BlockFeature = (typeof blockFeatures)[number];

export const styleVariants = [
  'default',
  'card',
  'minimal',
  'outline',
  'filled',
  'accent',
  'inverted',
  'compact',
] as const;
export type StyleVariant = (typeof styleVariants)[number];

/** Names of attribute types: those of the block API, and those that stand for a type with its control. */
export const attributeTypes = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
  'enum',
  'rich_text',
  'textarea',
  'image',
  'media',
  'url',
  'color',
  'date',
  'query',
] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Attributes of one block at most. */
export const maxAttributes = 100;
/** Attributes of one block and properties of them at most, all together. */
export const maxFields = 300;
