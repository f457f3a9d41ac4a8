import type { Entity } from '../../understanding/understanding.ts';

/** What a plugin without records of its own is about, until it is known what the site has. */
export const standIn: Entity = {
  key: 'item',
  singular: 'Item',
  plural: 'Items',
  slug: 'items',
  icon: 'dashicons-admin-post',
  fields: [],
  coreFields: [],
  taxonomies: [],
  isPublic: true,
  hasArchive: true,
  supports: ['title', 'editor', 'thumbnail'],
};
