import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import type { AttributeField, ControlKind } from '../plan.ts';

const byKind: Readonly<Record<AttributeType, ControlKind>> = {
  string: 'text',
  textarea: 'textarea',
  rich_text: 'rich-text',
  number: 'number',
  integer: 'number',
  boolean: 'toggle',
  enum: 'select',
  url: 'url',
  color: 'color',
  date: 'date',
  image: 'image',
  media: 'media',
  object: 'group',
  array: 'repeater',
  query: 'repeater',
  null: 'none',
};

/** What edits a value; numbers between two limits get a slider, two or three options stand side by side. */
export function controlFor(field: Pick<AttributeField, 'kind' | 'minimum' | 'maximum' | 'options'>): ControlKind {
  const { kind, minimum, maximum, options } = field;
  if ((kind === 'number' || kind === 'integer') && minimum !== undefined && maximum !== undefined) return 'range';
  if (kind === 'enum' && options.length <= 3) return 'radio';
  return byKind[kind];
}

/** Roles of texts and pictures that are edited where they stand; everything else is edited in the sidebar. */
export function placeOf(kind: AttributeType): 'canvas' | 'inspector' {
  return ['string', 'textarea', 'rich_text', 'image', 'array', 'query'].includes(kind) ? 'canvas' : 'inspector';
}
