import type { PlanEntity, PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { bare } from '../instruction.ts';
import { isCalled } from '../names.ts';

/** A field of a plan, and where it is. */
export interface FieldPlace {
  readonly entity: number;
  readonly at: number;
  readonly field: PlanField;
}

/** The entity that words name; null for other words. */
export function entityNamed(plan: PluginPlan, words: string): PlanEntity | null {
  const name = bare(words).replace(/\s+(?:form|list|page|entry|entries|post type|records?)$/i, '');
  return (
    (plan.entities ?? []).find((one) => isCalled(name, one.singular, one.plural, one.key.replaceAll('_', ' '))) ?? null
  );
}

/** What others belong to, where it is one: what "it" and "them" mean. Null where they could mean several. */
export function mainEntity({ entities = [] }: PluginPlan): PlanEntity | null {
  const roots = entities.filter(({ fields = [] }) => fields.every((field) => field.relates_to === undefined));
  const candidates = roots.length > 0 ? roots : entities;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

export const isPronoun = (words: string): boolean =>
  /^(?:it|them|they|these|those|this|everything)$/i.test(words.trim());

/** The entity that words mean, pronouns included; null for other words. */
export const entityMeant = (plan: PluginPlan, words: string): PlanEntity | null =>
  isPronoun(words) ? mainEntity(plan) : entityNamed(plan, words);

const ownWords = /\s+(?:field|column|property|input|box|question|attribute|value|dropdown|drop-down|list)s?$/i;

/** A name, and the entity that it is said to belong to: "the price of events", "the booking's phone", "event price". */
export function withHolder(plan: PluginPlan, words: string): { readonly name: string; readonly holder: string | null } {
  const said = bare(words);
  const behind = /^(.+?)\s+(?:of|from|in|for|on|to|with|when|at)\s+(.+)$/i.exec(said);
  const held = behind === null ? null : entityNamed(plan, behind[2] ?? '');
  if (behind !== null && held !== null) return { name: bare(behind[1] ?? '').replace(ownWords, ''), holder: held.key };
  const words_ = said.split(/\s+/);
  for (let count = words_.length - 1; count > 0; count -= 1) {
    const owner = entityNamed(plan, words_.slice(0, count).join(' ').replace(/'s?$/, ''));
    const rest = words_.slice(count).join(' ');
    if (owner !== null && (owner.fields ?? []).some((one) => isCalled(rest.replace(ownWords, ''), one.label, one.key)))
      return { name: rest.replace(ownWords, ''), holder: owner.key };
  }
  return { name: said.replace(ownWords, ''), holder: null };
}

/** The fields that words name, by the whole name before the last word of it; [] for other words. */
export function fieldsNamed(plan: PluginPlan, words: string): readonly FieldPlace[] {
  const { name, holder } = withHolder(plan, words);
  if (name === '') return [];
  const all = (plan.entities ?? []).flatMap(({ key, fields = [] }, entity) =>
    holder === null || holder === key ? fields.map((field, at) => ({ entity, at, field })) : [],
  );
  const names = ({ field }: FieldPlace) => [field.label, field.key.replaceAll('_', ' ')];
  const exact = all.filter((one) => isCalled(name, ...names(one)));
  if (exact.length > 0) return exact;
  // "Phone number" is the phone, "date" the closing date.
  return all.filter((one) =>
    names(one).some((own) => {
      const [said, known] = [name.toLowerCase(), own.toLowerCase()];
      return (
        (said.startsWith(`${known} `) && /\s(?:number|address|date|time|name|text)$/.test(said)) ||
        isCalled(name, known.split(' ').at(-1) ?? '') ||
        known.startsWith(`${said} `)
      );
    }),
  );
}

/** The plan with another field at a place. */
export const withField = (plan: PluginPlan, { entity, at }: FieldPlace, field: PlanField): PluginPlan => ({
  ...plan,
  entities: (plan.entities ?? []).map((one, place) =>
    place === entity ? { ...one, fields: (one.fields ?? []).with(at, field) } : one,
  ),
});

/** The plan with another entity in place of the one of its key. */
export const withEntity = (plan: PluginPlan, entity: PlanEntity): PluginPlan => ({
  ...plan,
  entities: (plan.entities ?? []).map((one) => (one.key === entity.key ? entity : one)),
});

/** Why a name is too little: the places that it could mean. */
export const ambiguous = (words: string, places: readonly string[]): { readonly reason: string } => ({
  reason: `“${words}” could mean ${places.join(' or ')}: say which.`,
});

/** The one field that words name; a reason where several have the name, null where none has. */
export function oneField(plan: PluginPlan, words: string): FieldPlace | { readonly reason: string } | null {
  const found = fieldsNamed(plan, words);
  const [first] = found;
  if (first === undefined) return null;
  if (found.length === 1) return first;
  return ambiguous(
    bare(words),
    found.map(({ entity, field }) => `“${field.label}” of ${plan.entities?.[entity]?.plural ?? ''}`),
  );
}
