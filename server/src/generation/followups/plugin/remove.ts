import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { bare, type Outcome, quoteIn } from '../instruction.ts';
import { isCalled } from '../names.ts';
import { removedNames } from '../removal-forms.ts';
import { behavioursNamed, lists, withBehaviour } from './behaviours-named.ts';
import {
  ambiguous,
  entityMeant,
  entityNamed,
  type FieldPlace,
  fieldsNamed,
  mainEntity,
  withEntity,
  withField,
} from './parts-named.ts';

const featureNames: readonly (readonly [RegExp, PluginFeature])[] = [
  [/^(?:rest )?api$|^rest(?: endpoints?)?$/, 'rest_api'],
  [/^(?:wp-?cli|cli|command line|cli commands?|wp-?cli commands?)$/, 'cli'],
  [/^shortcodes?$/, 'shortcode'],
  [/^blocks?$/, 'widget_block'],
  [/^settings(?: page| screen)?$/, 'settings'],
  [/^dashboard(?: widget)?$/, 'dashboard_widget'],
  [/^(?:csv )?import(?:s| and export)?$|^import\/export$/, 'import_export'],
  [/^abilities(?: api)?$/, 'abilities'],
  [/^roles?$/, 'roles'],
  [/^(?:custom |own )?tables?$/, 'custom_table'],
  [/^(?:cron|scheduled tasks?)$/, 'cron'],
  [/^(?:admin|administration)(?: page| screen| interface)$/, 'admin_interface'],
];

/** The feature that words name; null for other words. */
export const featureNamed = (words: string): PluginFeature | null =>
  featureNames.find(([pattern]) => pattern.test(bare(words).toLowerCase()))?.[1] ?? null;

/** Takes a part out of a plan; what referred to it is left dangling. */
export function remove(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  for (const name of removedNames(said)) {
    const outcome = without(plan, name) ?? withoutAll(plan, name);
    if (outcome !== null) return outcome;
  }
  return passive(plan, said);
}

/** "Loans shouldn't be exported", "one may apply several times": behaviours by what they do. */
function passive(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  const found =
    /^(.+?)\s+(?:should(?:n'?t| not)|must(?:n'?t| not)|are not|is not|aren'?t|isn'?t|don'?t need to|need not)\s+be\s+(.+)$/i.exec(
      said,
    );
  if (found !== null) {
    const entity = entityMeant(plan, found[1] ?? '');
    const deed = (found[2] ?? '').toLowerCase();
    const kinds = deeds.find(([pattern]) => pattern.test(deed))?.[1] ?? [];
    const own = matching(
      plan,
      (one) => kinds.includes(one.kind) && (one as { entity?: string }).entity === entity?.key,
    );
    if (own.length > 0) return { plan: withoutPlaces(plan, own) };
  }
  if (/\b(?:may|can|could|let|allow)\b.*\b(?:several times|more than once|twice|again|as often as)\b/i.test(said)) {
    const own = matching(plan, ({ kind }) => kind === 'unique_entry');
    if (own.length === 1) return { plan: withoutPlaces(plan, own) };
  }
  return null;
}

const deeds: readonly (readonly [RegExp, readonly PlanBehaviour['kind'][]])[] = [
  [/^(?:export|download)/, ['csv_export', 'record_export']],
  [/^repeat/, ['recurrence']],
  [/^looked up/, ['record_lookup']],
  [/^import/, ['csv_import', 'file_import']],
  [/^(?:approved|moderated)/, ['approval']],
  [/^(?:deleted|cleaned|purged)/, ['scheduled_cleanup']],
  [/^(?:limited|capped)/, ['capacity_limit']],
  [/^(?:expired?|taken off)/, ['expire_after_date']],
  [/^(?:counted)/, ['count_views']],
  [/^(?:restricted|protected|hidden)/, ['restriction']],
];

const matching = (plan: PluginPlan, test: (one: PlanBehaviour) => boolean): readonly number[] =>
  [...(plan.behaviours ?? []).entries()].flatMap(([at, one]) => (test(one) ? [at] : []));

const withoutPlaces = (plan: PluginPlan, places: readonly number[]): PluginPlan => ({
  ...plan,
  behaviours: (plan.behaviours ?? []).filter((_, at) => !places.includes(at)),
});

/** "the price and the venue": each of them. */
function withoutAll(plan: PluginPlan, names: string): Outcome<PluginPlan> {
  const parts = names.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/);
  if (parts.length < 2) return null;
  let current = plan;
  for (const part of parts) {
    const outcome = without(current, part);
    if (outcome === null || 'reason' in outcome) return outcome;
    current = outcome.plan;
  }
  return { plan: current };
}

function without(plan: PluginPlan, words: string): Outcome<PluginPlan> {
  const name = bare(words).replace(/\s+(?:altogether|completely|entirely|again|for now)$/i, '');
  const choice = withoutChoice(plan, name);
  if (choice !== null) return choice;
  // "the e-mail" may be a field, "e-mails" are what is sent.
  const isMails = /^(?:e-?mails|mails|notifications)$/i.test(name);
  const fields = isMails ? [] : fieldsNamed(plan, name);
  if (fields.length > 1)
    return ambiguous(
      name,
      fields.map(({ entity, field }) => `“${field.label}” of ${plan.entities?.[entity]?.plural ?? ''}`),
    );
  const [field] = fields;
  if (field !== undefined) return { plan: withoutField(plan, field) };
  const part = withoutPart(plan, name);
  if (part !== null) return part;
  const behaviours = behavioursNamed(plan, name);
  if (behaviours.length > 0) {
    const isMap = /\bmaps?$/i.test(name) && behaviours.every(([, one]) => lists(one));
    const changed = isMap
      ? behaviours.reduce((all, [at, one]) => withBehaviour(all, at, { ...one, layout: 'list' }), plan)
      : withoutPlaces(
          plan,
          behaviours.map(([at]) => at),
        );
    return { plan: changed };
  }
  const feature = featureNamed(name);
  if (feature !== null && plan.features?.includes(feature) === true)
    return { plan: { ...plan, features: plan.features.filter((one) => one !== feature) } };
  const entity = entityNamed(plan, name);
  if (entity !== null)
    return { plan: { ...plan, entities: (plan.entities ?? []).filter(({ key }) => key !== entity.key) } };
  return null;
}

/** Takes out a taxonomy, a role, a setting, an archive, or what WordPress gives records. */
function withoutPart(plan: PluginPlan, name: string): Outcome<PluginPlan> {
  for (const one of plan.entities ?? []) {
    const taxonomies = (one.taxonomies ?? []).filter(
      ({ singular, plural, key }) => !isCalled(name, singular, plural, key.replaceAll('_', ' ')),
    );
    if (taxonomies.length !== (one.taxonomies ?? []).length) return { plan: withEntity(plan, { ...one, taxonomies }) };
  }
  const roles = (plan.roles ?? []).filter((one) => !isCalled(name.replace(/\s+role$/i, ''), one.name));
  if (roles.length !== (plan.roles ?? []).length) return { plan: { ...plan, roles } };
  const settings = (plan.settings ?? []).filter((one) => !isCalled(name.replace(/\s+setting$/i, ''), one.label));
  if (settings.length !== (plan.settings ?? []).length) return { plan: { ...plan, settings } };
  const entity = mainEntity(plan);
  if (entity === null) return null;
  if (/^archives?(?: pages?)?$/i.test(name)) return { plan: withEntity(plan, { ...entity, archive: false }) };
  const support = [
    ['comments', /^comments?$/i],
    ['thumbnail', /^(?:featured )?(?:image|picture|photo)s?$/i],
    ['excerpt', /^excerpts?$/i],
    ['editor', /^(?:editor|content|text)$/i],
  ] as const;
  const found = support.find(([, pattern]) => pattern.test(name))?.[0];
  const had = entity.supports;
  if (found === undefined || had?.includes(found) !== true) return null;
  return { plan: withEntity(plan, { ...entity, supports: had.filter((one) => one !== found) }) };
}

/** "hard from level", "the option hard". */
function withoutChoice(plan: PluginPlan, name: string): Outcome<PluginPlan> {
  const found = /^(?:(?:option|choice|value|answer|status)\s+)?(.+?)\s+(?:from|of|in)\s+(?:the\s+)?(.+)$/i.exec(name);
  const option = /^(?:option|choice|value|answer)\s+(.+)$/i.exec(name)?.[1] ?? found?.[1];
  if (option === undefined) return null;
  const wanted = quoteIn(option) ?? bare(option);
  const places = (found === null ? allFields(plan) : fieldsNamed(plan, found[2] ?? '')).filter(({ field }) =>
    field.choices?.some(({ label }) => isCalled(wanted, label)),
  );
  const [place] = places;
  if (place === undefined) return null;
  if (places.length > 1)
    return ambiguous(
      wanted,
      places.map(({ field }) => `an option of “${field.label}”`),
    );
  const choices = (place.field.choices ?? []).filter(({ label }) => !isCalled(wanted, label));
  if (choices.length === 0) return { reason: `“${place.field.label}” has no other option: remove the field instead.` };
  return { plan: withField(plan, place, { ...place.field, choices }) };
}

const allFields = (plan: PluginPlan): FieldPlace[] =>
  (plan.entities ?? []).flatMap(({ fields = [] }, entity) => fields.map((field, at) => ({ entity, at, field })));

/** A plan without a field, and without what it was for. */
function withoutField(plan: PluginPlan, { entity, at, field }: FieldPlace): PluginPlan {
  const owner = plan.entities?.[entity];
  if (owner === undefined) return plan;
  const fields = (owner.fields ?? []).filter((_, place) => place !== at);
  const hasMail = fields.some(({ type }) => type === 'email');
  const needsAccount = (plan.behaviours ?? []).some(
    (one) => one.kind === 'public_form' && one.entity === owner.key && one.requires_login,
  );
  const behaviours = (plan.behaviours ?? []).flatMap((one) => {
    const own = one as PlanBehaviour & { entity?: string; recipient?: { to: string }; order_by?: string | null };
    if (own.entity !== owner.key) return [one];
    // Nobody knows the address of who sent it.
    if (field.type === 'email' && !hasMail && !needsAccount && own.recipient?.to === 'submitter') return [];
    const unordered = 'only' in own && own.order_by === field.key ? { ...own, only: 'all' as const } : own;
    return [withoutPlaceholder(unordered, field.key) as PlanBehaviour];
  });
  return { ...withEntity(plan, { ...owner, fields }), behaviours };
}

/** Texts without what stood for a field. */
function withoutPlaceholder<Value>(value: Value, key: string): Value {
  if (typeof value === 'string') return value.replaceAll(`{${key}}`, '').replace(/ {2,}/g, ' ') as Value;
  if (Array.isArray(value)) return value.map((item) => withoutPlaceholder(item, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, withoutPlaceholder(one, key)]),
  ) as Value;
}
