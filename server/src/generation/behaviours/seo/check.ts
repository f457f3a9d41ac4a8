import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { checkAttribute, checkName, oneOfNames } from '../shown/check-parts.ts';
import { sitePlaceholders } from '../shown/placeholders.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { Seo } from './seo-plan.ts';

const lists: readonly string[] = ['category', 'tag', 'user'];

/** The first thing that does not fit the plan. */
export function checkSeo(seo: Seo, context: PlanContext): Fault | null {
  const { entity, noindex, structured } = seo;
  const hidden = (context.plan.entities ?? []).filter((one) => one.public === false).map(({ key }) => key);
  const known = context.entities.filter((key) => key !== 'order' && key !== 'comment' && !hidden.includes(key));
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const other = (context.plan.behaviours ?? []).find((one) => one.kind === 'seo' && one.entity === entity);
  if (other !== undefined && other !== seo)
    return { at: 'entity', expected: 'records that no other seo is about', got: entity };
  if (lists.includes(entity) && seo.has_fields)
    return { at: 'has_fields', expected: `false of ${entity}, which is no post`, got: true };
  if (seo.attachment_pages !== undefined && entity !== 'media')
    return { at: 'attachment_pages', expected: 'none but of media', got: seo.attachment_pages };
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
    (noindex.when === 'if' ? checkConditions(entity, noindex.conditions, 'noindex.conditions', context) : null) ??
    checkAttribute(seo.canonical, 'canonical', entity, context, ['text']) ??
    checkAttribute(seo.image, 'image', entity, context, ['image'])
  );
}
