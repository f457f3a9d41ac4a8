import type { AttributeDefinition, BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { AttributeRole } from '@presswright/shared/schemas/plans/block-vocabulary';

import type { Archetype, Region } from '../archetypes/archetype.ts';
import { labelFor } from '../attributes/attribute-names.ts';
import { resolveAttributes } from '../attributes/resolve-attributes.ts';
import { asksForSeveral } from './asks-for-several.ts';
import { type DescribedPart, describedParts } from './described-parts.ts';

type Requested = NonNullable<BlockGenerateRequest['attributes']>;
type Definition = Requested[string];

/**
 * The attributes of a block for which none were sent: what its description lists, and what no block of its kind goes
 * without; where it lists nothing, what is usual for its kind.
 * @param told the block's name and its description
 */
export function partsFor(archetype: Archetype, description: string, told: string): Requested {
  const parts = describedParts(description);
  const { attributes } = archetype;
  const rows = Object.entries(attributes).find(([, definition]) => isRows(definition));
  if (rows !== undefined) return withColumns(attributes, rows[0], parts);
  if (archetype.plural !== undefined && asksForSeveral(archetype, told)) return several(archetype, parts);
  if (parts.length === 0) return attributes;
  const listed = Object.fromEntries(parts.map(({ key, definition }) => [key, attributes[key] ?? definition]));
  // One part alone is named besides the usual ones.
  const kept = parts.length === 1 ? Object.keys(attributes) : (archetype.essential ?? []);
  return together(lacking(pick(attributes, kept), listed), listed, Object.keys(attributes));
}

/** What is listed, with what is added where it usually stands: behind the one before it, or first. */
function together(added: Requested, listed: Requested, usual: readonly string[]): Requested {
  const keys = Object.keys(listed);
  const first: string[] = [];
  for (const key of Object.keys(added)) {
    const before = keys.indexOf(usual[usual.indexOf(key) - 1] ?? '');
    if (before === -1) first.push(key);
    else keys.splice(before + 1, 0, key);
  }
  const all = { ...added, ...listed };
  return Object.fromEntries([...first, ...keys].map((key) => [key, all[key] as Definition]));
}

const isRows = (definition: Definition): boolean => typeof definition === 'object' && definition.type === 'query';

const pick = (attributes: Requested, keys: readonly string[]): Requested =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => keys.includes(key)));

/** What of `usual` says nothing that `listed` has under another name. */
function lacking(usual: Requested, listed: Requested, keepsVague = true): Requested {
  const has = rolesIn(listed);
  return Object.fromEntries(
    Object.entries(usual).filter(([key, definition]) => {
      if (Object.hasOwn(listed, key)) return false;
      const [role] = rolesIn({ [key]: definition });
      return role === undefined || (vague.has(role) && (keepsVague || role !== 'list')) || !has.has(role);
    }),
  );
}

/** Roles of which a block can have several without saying anything twice. */
const vague: ReadonlySet<AttributeRole> = new Set(['text', 'detail', 'flag', 'list', 'meta']);

/** As what attributes are shown; a name is a title, or somebody's. */
function rolesIn(attributes: Requested): Set<AttributeRole> {
  const found = resolveAttributes(attributes);
  return new Set(
    found.flatMap(({ role, name }): AttributeRole[] => (/name$/i.test(name) ? ['title', 'author'] : pictureOf(role))),
  );
}

/** A portrait is a picture, too. */
const pictureOf = (role: AttributeRole): AttributeRole[] => (role === 'avatar' ? ['avatar', 'image'] : [role]);

/** Rows with the columns that are listed, too: “questions with an answer and a picture”. */
function withColumns(attributes: Requested, key: string, parts: readonly DescribedPart[]): Requested {
  const rows = attributes[key];
  if (typeof rows !== 'object') return attributes;
  const usual: Requested = rows.properties ?? {};
  const added = parts.filter((part) => part.key !== key && !Object.hasOwn(attributes, part.key));
  // Days have no text of their own: a note beside them is one for all.
  const hasTexts = Object.values(usual).some((type) => type === 'textarea' || type === 'rich_text' || type === 'image');
  const beside = hasTexts ? [] : added.filter(({ definition }) => definition.type === 'textarea');
  const listed = Object.fromEntries(
    added.filter((part) => !beside.includes(part)).map((part) => [part.key, columnType(part.definition)]),
  );
  const more = lacking(listed, { ...usual, ...pick(attributes, ['title', 'intro']) }, false);
  return {
    ...attributes,
    ...(Object.keys(more).length === 0
      ? {}
      : { [key]: { ...rows, properties: { ...rows.properties, ...columnsOf(more) } } }),
    ...Object.fromEntries(beside.map((part) => [part.key, part.definition])),
  };
}

/** A list of what would otherwise be the whole block. */
function several(archetype: Archetype, parts: readonly DescribedPart[]): Requested {
  const { attributes, essential = [], plural = 'items' } = archetype;
  const listed = Object.fromEntries(
    parts
      // "dishes, their descriptions and prices" names the items first.
      .filter(({ key, definition }) => definition.type !== 'string' || !archetype.words.test(key))
      .map(({ key, definition }) => [key, columnType(definition)]),
  );
  const kept = parts.length === 0 ? attributes : pick(attributes, essential);
  const properties = inOrder(columnsOf({ ...lacking(kept, listed), ...listed }), archetype);
  return { title: 'string', [plural]: { type: 'query', label: labelFor(plural), properties } };
}

/** Columns in the order in which one block of the kind alone shows such values. */
function inOrder(columns: Readonly<Record<string, string>>, { regions }: Archetype): Record<string, string> {
  const roles = rolesOfRegions(regions);
  const others = roles.indexOf('*') === -1 ? roles.length : roles.indexOf('*');
  const placeOf = (key: string, type: string): number => {
    const [role = 'none'] = resolveAttributes({ [key]: type }).map((attribute) => attribute.role);
    return roles.includes(role) ? roles.indexOf(role) : others;
  };
  return Object.fromEntries(Object.entries(columns).sort((one, other) => placeOf(...one) - placeOf(...other)));
}

const rolesOfRegions = (regions: readonly Region[]): string[] =>
  regions.flatMap(({ part, roles = [], regions: inner = [] }) => [
    ...(part === '*' ? ['*'] : []),
    ...roles,
    ...rolesOfRegions(inner),
  ]);

const columnsOf = (attributes: Requested): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, definition]) => [key, columnType(definition)]));

/** The name of the type of a column that holds what an attribute would. */
function columnType(definition: Definition): string {
  if (typeof definition === 'string') return definition;
  return isStars(definition) ? 'rating' : definition.type;
}

const isStars = ({ type, minimum, maximum }: AttributeDefinition): boolean =>
  type === 'integer' && minimum === 0 && maximum === 5;
