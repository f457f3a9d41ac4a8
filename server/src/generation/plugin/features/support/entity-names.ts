import { identifier, type PhpCode, variable } from '../../../writers/php.ts';
import type { PlanEntity } from '../../plan.ts';

/** Name of a class for one entity: `Event_Manager_Event_Shortcodes`. */
export const entityClassName = (entity: PlanEntity, part: string): string =>
  entity.classes.repository.replace(/Repository$/, part);

/** The same as code. */
export const entityClassOf = (entity: PlanEntity, part: string): PhpCode => identifier(entityClassName(entity, part));

/** Class of the repository, as code. */
export const repositoryOf = (entity: PlanEntity): PhpCode => identifier(entity.classes.repository);

/** Plural of an entity in snake_case, for names of hooks, shortcodes and files: `events`. */
export function pluralKeyOf(entity: PlanEntity): string {
  const plural = entity.slug.replaceAll('-', '_');
  return plural === entity.key ? `${entity.key}_list` : plural;
}

/** The same with dashes. */
export const pluralSlugOf = (entity: PlanEntity): string => pluralKeyOf(entity).replaceAll('_', '-');

/** Variables that views use beside repositories. */
const localNames = new Set(['args', 'data', 'items', 'item', 'fields', 'field', 'key', 'value']);

/** Variable of the entity's repository in a view: `$events`, or `$items_repository` where `$items` are records. */
export function repositoryVariable(entity: PlanEntity): PhpCode {
  const name = pluralKeyOf(entity);
  return variable(localNames.has(name) ? `${name}_repository` : name);
}

/** The key with dashes. */
export const singularSlugOf = (entity: PlanEntity): string => entity.key.replaceAll('_', '-');
