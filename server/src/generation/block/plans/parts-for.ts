import type { AttributeDefinition, BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { AttributeRole } from '@presswright/shared/schemas/plans/block-vocabulary';

import { isPlural } from '../../naming/inflect.ts';
import type { Archetype, Region } from '../archetypes/archetype.ts';
import { labelFor } from '../attributes/attribute-names.ts';
import { resolveAttributes } from '../attributes/resolve-attributes.ts';
import { asksForSeveral, isAboutSeveral } from './asks-for-several.ts';
import { columnsAsked } from './columns-asked.ts';
import { type Described, describedParts } from './described/described-parts.ts';
import type { DescribedPart } from './described/part-of-phrase.ts';

type Requested = NonNullable<BlockGenerateRequest['attributes']>;
type Definition = Requested[string];

/**
 * The attributes of a block for which none were sent: what its description lists, and what no block of its kind goes
 * without; where it lists nothing, what is usual for its kind.
 * @param title the block's name
 */
export function partsFor(archetype: Archetype, description: string, title: string): Requested {
  const told = `${title} ${description}`;
  const described = describedParts(description);
  const { attributes } = archetype;
  const rows = Object.entries(attributes).find(([, definition]) => isRows(definition));
  const columns = columnsAsked(told);
  const isMany =
    archetype.plural !== undefined &&
    (asksForSeveral(archetype, told) || (isAboutSeveral(description) && !isOne(archetype, title)));
  const { parts: said, named } = rows !== undefined || isMany ? rowsOf(described) : { ...described, named: [] };
  const parts = asSpoken(said, archetype);
  if (rows !== undefined) return inColumns(withNames(withColumns(archetype, rows[0], parts), named), columns);
  if (isMany) return inColumns(withNames(several(archetype, parts), named), columns);
  if (parts.length === 0) return attributes;
  const listed = Object.fromEntries(
    parts.map(({ key, definition }) => {
      const says = definition.options !== undefined || definition.default !== undefined;
      return [key, says ? definition : (attributes[key] ?? definition)];
    }),
  );
  // One part alone is named besides the usual ones.
  const kept = parts.length === 1 ? Object.keys(attributes) : (archetype.essential ?? []);
  return together(lacking(pick(attributes, kept), listed, parts.length === 1), listed, Object.keys(attributes));
}

/** The text of what somebody said is the quote. */
function asSpoken(parts: readonly DescribedPart[], { essential = [] }: Archetype): readonly DescribedPart[] {
  if (!essential.includes('quote') || parts.some(({ key }) => key === 'quote')) return parts;
  return parts.map((part) =>
    /^(?:text|message|review|comment|words|statement)$/.test(part.key)
      ? { ...part, key: 'quote', definition: { type: 'rich_text' } }
      : part,
  );
}

/** Whether a block is named after one of its kind: “Testimonial card”. */
const isOne = ({ words }: Archetype, title: string): boolean => words.test(title.toLowerCase()) && !isPlural(title);

/** What rows have, and what they are called: what is listed without being anything that blocks have are their names. */
function rowsOf({ parts, rows, names }: Described): { parts: readonly DescribedPart[]; named: readonly string[] } {
  if (rows.length > 0 || names.size < 2) return { parts, named: rows };
  const [named = []] = names.values();
  return { parts: parts.filter(({ key }) => !names.has(key)), named };
}

/** Rows that stand so many beside each other. */
const inColumns = (attributes: Requested, columns: number | undefined): Requested =>
  columns === undefined ? attributes : { ...attributes, columns: { type: 'integer', default: columns } };

/** Rows that begin with what the description calls them: “soup, main course, dessert, each with a price”. */
function withNames(attributes: Requested, names: readonly string[]): Requested {
  const [key, rows] = Object.entries(attributes).find(([, definition]) => isRows(definition)) ?? [];
  if (key === undefined || typeof rows !== 'object' || names.length === 0) return attributes;
  const title = resolveAttributes(rows.properties ?? {}).find(({ role }) => role === 'title' || role === 'label');
  if (title === undefined) return attributes;
  const named = names.map((name) => ({ [title.name]: name.replace(/^./, (first) => first.toUpperCase()) }));
  return { ...attributes, [key]: { ...rows, default: named } };
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

/** As what something is shown: a recording is no picture. */
type Shown = AttributeRole | 'recording';

/** Roles of which a block can have several without saying anything twice. */
const vague: ReadonlySet<Shown> = new Set(['text', 'detail', 'flag', 'list', 'meta']);

/** As what attributes are shown; a name is a title, or somebody's. */
function rolesIn(attributes: Requested): Set<Shown> {
  const found = resolveAttributes(attributes);
  return new Set(
    found.flatMap(({ role, name, kind }): Shown[] =>
      /name$/i.test(name) ? ['title', 'author'] : kind === 'media' ? ['recording'] : pictureOf(role),
    ),
  );
}

/** A portrait is a picture, too. */
const pictureOf = (role: AttributeRole): AttributeRole[] => (role === 'avatar' ? ['avatar', 'image'] : [role]);

/** Rows with the columns that are listed, too: “questions with an answer and a picture”. */
function withColumns(archetype: Archetype, key: string, parts: readonly DescribedPart[]): Requested {
  const { attributes, essentialColumns } = archetype;
  const rows = attributes[key];
  if (typeof rows !== 'object') return attributes;
  const all: Requested = rows.properties ?? {};
  const added = parts.filter(
    (part) =>
      part.key !== key &&
      (part.isTold || !isItem(part, archetype)) &&
      (!Object.hasOwn(attributes, part.key) || Object.hasOwn(all, part.key)),
  );
  // Days have no text of their own: a note beside them is one for all.
  const hasTexts = Object.values(all).some((type) => type === 'textarea' || type === 'rich_text' || type === 'image');
  const beside = hasTexts
    ? []
    : added.filter(({ key }) => (archetype.key === 'hours' ? ofAllDays : ofAllRows).test(key));
  const listed = columnsOfParts(
    added.filter((part) => !beside.includes(part)),
    all,
  );
  // Who lists several columns means these, and no others.
  const isWhole = essentialColumns !== undefined && Object.keys(listed).length > 1;
  const usual = isWhole ? lacking(pick(all, essentialColumns), listed) : all;
  const more = lacking(listed, { ...usual, ...pick(attributes, isWhole ? [] : ['title', 'intro']) }, false);
  return {
    ...attributes,
    ...(Object.keys(more).length === 0
      ? {}
      : {
          [key]: {
            ...rows,
            properties: columnsOf(isWhole ? asUsual({ ...usual, ...listed }, all) : { ...usual, ...more }),
          },
        }),
    ...Object.fromEntries(beside.map((part) => [part.key, part.definition])),
  };
}

/** What is told beside rows of short values, and is one for all of them. */
const ofAllRows = /^(?:notes?|notice|remarks?|hint)$/;
const ofAllDays =
  /^(?:notes?|notice|remarks?|hint|text|intro\w*|heading|e?mail\w*|address)$|phone|link|button|website/i;

/** “dishes, their descriptions and prices” names the items first. */
const isItem = ({ key, definition }: DescribedPart, { key: purpose, words }: Archetype): boolean =>
  purpose !== 'generic' && ['string', 'array'].includes(definition.type) && words.test(key);

/** Columns that blocks of the kind have anyway stand first, in their usual order. */
const asUsual = (columns: Requested, usual: Requested): Requested =>
  Object.fromEntries([
    ...Object.keys(usual).flatMap((key) => (Object.hasOwn(columns, key) ? [[key, columns[key] as Definition]] : [])),
    ...Object.entries(columns).filter(([key]) => !Object.hasOwn(usual, key)),
  ]);

/** A list of what would otherwise be the whole block. */
function several(archetype: Archetype, parts: readonly DescribedPart[]): Requested {
  const { attributes, essential = [], plural = 'items' } = archetype;
  const listed = columnsOfParts(
    parts.filter((part) => !isItem(part, archetype)),
    attributes,
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

/** The columns that parts are where each of several things has them. */
const columnsOfParts = (parts: readonly DescribedPart[], usual: Requested): Requested =>
  Object.fromEntries(
    parts
      .map(({ each, ...part }) => each ?? part)
      .map(({ key, definition }) => [key, usual[key] ?? columnType(definition)]),
  );

const columnsOf = (attributes: Requested): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, definition]) => [key, columnType(definition)]));

/** The name of the type of a column that holds what an attribute would. */
function columnType(definition: Definition): string {
  if (typeof definition === 'string') return definition;
  if (definition.options !== undefined) return `enum: ${definition.options.join(', ')}`;
  return isStars(definition) ? 'rating' : definition.type;
}

const isStars = ({ type, minimum, maximum }: AttributeDefinition): boolean =>
  type === 'integer' && minimum === 0 && maximum === 5;
