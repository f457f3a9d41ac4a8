import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { checkAttribute, checkName, oneOfNames } from '../shown/check-parts.ts';
import { sitePlaceholders } from '../shown/placeholders.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { Seo } from './seo-plan.ts';

const isList = (entity: string): boolean => ['category', 'tag', 'user'].includes(entity);

/** Lists of a kind of records that have a page of their own. */
function archivesOf(entity: string, hasOwn: boolean): readonly string[] {
  if (entity === 'post') return ['date', 'format'];
  return hasOwn || entity === 'product' ? ['own'] : [];
}

/** The first thing that does not fit the plan. */
export function checkSeo(seo: Seo, context: PlanContext): Fault | null {
  const { entity, noindex, structured } = seo;
  const hidden = (context.plan.entities ?? []).filter((one) => one.public === false).map(({ key }) => key);
  const known = context.entities.filter((key) => key !== 'order' && key !== 'comment' && !hidden.includes(key));
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const other = (context.plan.behaviours ?? []).find((one) => one.kind === 'seo' && one.entity === entity);
  if (other !== undefined && other !== seo)
    return { at: 'entity', expected: 'records that no other seo is about', got: entity };
  if (isList(entity) && seo.has_fields)
    return { at: 'has_fields', expected: `false of ${entity}, which is no post`, got: true };
  if (seo.limits_fields === true && (!seo.has_fields || seo.description_length === undefined))
    return { at: 'limits_fields', expected: 'none but with has_fields and description_length', got: true };
  if (seo.attachment_pages !== undefined && entity !== 'media')
    return { at: 'attachment_pages', expected: 'none but of media', got: seo.attachment_pages };
  for (const member of ['alt_from', 'cleans_file_names'] as const)
    if (seo[member] !== undefined && entity !== 'media')
      return { at: member, expected: 'none but of media', got: seo[member] };
  const own = (context.plan.entities ?? []).find(({ key }) => key === entity);
  const lists = archivesOf(entity, own !== undefined && own.archive !== false);
  const strange = (seo.noindex_archives ?? []).findIndex((archive) => !lists.includes(archive));
  if (strange !== -1)
    return lists.length === 0
      ? { at: 'noindex_archives', expected: `none of ${entity}`, got: seo.noindex_archives }
      : {
          at: `noindex_archives[${strange}]`,
          expected: `${lists.join(' or ')} of ${entity}`,
          got: seo.noindex_archives?.[strange],
        };
  if (seo.sitemap_except !== undefined && (!seo.in_sitemap || noindex.when === 'always' || isList(entity)))
    return {
      at: 'sitemap_except',
      expected: isList(entity) ? `none of ${entity}, which is no post` : 'none where all of them are left out',
      got: seo.sitemap_except,
    };
  if (seo.sitemap_unless !== undefined && (!seo.in_sitemap || noindex.when === 'always' || isList(entity)))
    return {
      at: 'sitemap_unless',
      expected: isList(entity) ? `none of ${entity}, which is no post` : 'none where all of them are left out',
      got: seo.sitemap_unless,
    };
  const placeholders = [...sitePlaceholders, ...context.attributes(entity).map(({ key }) => key)];
  for (const key of ['title', 'description'] as const) {
    const [unknown] = unknownPlaceholders(seo[key], placeholders);
    if (unknown !== undefined) return { at: key, expected: oneOfNames(placeholders), got: unknown };
  }
  for (const [index, { property, attribute }] of (structured?.properties ?? []).entries()) {
    const at = `structured.properties[${index}]`;
    const fault = checkAttribute(attribute, `${at}.attribute`, entity, context);
    if (fault !== null) return fault;
    if (structured?.properties.findIndex((one) => one.property === property) !== index)
      return { at: `${at}.property`, expected: 'each once', got: property };
  }
  return (
    checkName(seo, context) ??
    checkConditions(entity, seo.sitemap_unless ?? [], 'sitemap_unless', context) ??
    (noindex.when === 'if' ? checkConditions(entity, noindex.conditions, 'noindex.conditions', context) : null) ??
    checkAttribute(seo.canonical, 'canonical', entity, context, ['text']) ??
    checkAttribute(seo.image, 'image', entity, context, ['image'])
  );
}
