import { identifier, type PhpCode } from '../../../writers/php.ts';
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

/** The key with dashes. */
export const singularSlugOf = (entity: PlanEntity): string => entity.key.replaceAll('_', '-');

/** Entities whose records have values of the plugin's own to be typed into a form. */
export const isOwn = (entity: PlanEntity): boolean => entity.storage !== 'posts';
