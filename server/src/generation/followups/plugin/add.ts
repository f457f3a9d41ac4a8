import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { toPlan } from '../../plugin/plans/to-plan.ts';
import { siteTools } from '../../plugin/site-tools/table.ts';
import { matchAll } from '../../reading/asked-statements.ts';
import { readFieldList } from '../../reading/extra-fields.ts';
import { readStatements } from '../../reading/language/read-statements.ts';
import { understand } from '../../understanding/understand.ts';
import { bare, type Outcome, type Wish } from '../instruction.ts';
import { entityMeant, mainEntity, withEntity } from './parts-named.ts';
import { featureNamed } from './remove.ts';

/** Ways to ask for fields: what of the words lists them, and what says whose they are. */
const forms: readonly (readonly [RegExp, list: number, holder: number])[] = [
  [
    /^(?:we |i )?(?:need|want|would like|have|add|include|put|insert|give|store|record|collect|keep|save|ask for|ask people for|ask visitors for)\s+(.+?)\s+(?:to|for|on|in|of|from|with)\s+((?:the |each |every |all |an? )?[\w -]+?(?: form)?)$/i,
    1,
    2,
  ],
  [
    /^(.+?)\s+(?:also\s+)?(?:needs?|should have|should also have|have|has|must have|get|gets|want|could have|require)\s+(?:also\s+)?(.+)$/i,
    2,
    1,
  ],
  [/^give\s+((?:the |each |every )?\w+)\s+(.+)$/i, 2, 1],
  [/^ask\s+(?:people |visitors |them |guests |users )?(?:also\s+)?for\s+(.+?)(?:\s+when\s+.+)?$/i, 1, 0],
  [/^(?:we |i )?(?:also\s+)?(?:need|want|add|include|store|record|collect|keep|save|note)\s+(?:also\s+)?(.+)$/i, 1, 0],
  [/^([\p{L} -]{2,40}:\s+.+)$/iu, 1, 0],
];

/** Words of which no field is made: what is done, and parts of a plugin. */
const noFields =
  /\b(?:when|whenever|if|every|after|before|e-?mail\s+(?:the|to|for|me)|reminders?|notifications?|shortcodes?|widgets?|export|import|api|rest|wp-?cli|form|page|pages|search|filters?|dashboard|settings|limit|calendar|map|popup|bar|notice|banner|button|that|who|which|may|can|role|csv|log|cache|approval|categor(?:y|ies)|tags|several|multiple)\b/i;

/** Adds to a plan: a feature, fields, whatever else a description of it would ask for. */
export function add(plan: PluginPlan, wish: Wish, title: string): Outcome<PluginPlan> {
  const feature = /^(?:add|with|include|make|provide|we need|i need|offer)\s+(.+)$/i.exec(wish.said)?.[1];
  const named = feature === undefined ? null : featureNamed(feature);
  if (named !== null) {
    const features = plan.features ?? [];
    return { plan: features.includes(named) ? plan : { ...plan, features: [...features, named] } };
  }
  return addFields(plan, wish.said) ?? addBehaviour(plan, wish) ?? addDescribed(plan, wish, title);
}

function addFields(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  for (const [form, list, holder] of forms) {
    const found = form.exec(said);
    if (found === null) continue;
    const listed = (found[list] ?? '').replace(/^(?:also|a field for|fields for|a field called|a field named)\s+/i, '');
    if (noFields.test(listed)) continue;
    const entity = holder === 0 ? holderOf(plan, said) : entityMeant(plan, found[holder] ?? '');
    if (entity === null) continue;
    const fields = fieldsOf(listed);
    if (fields.length === 0) continue;
    const known = new Set([...(entity.fields ?? []), ...(entity.taxonomies ?? [])].map(({ key }) => key));
    const fresh = fields.filter(({ key }) => !known.has(key));
    return { plan: withEntity(plan, { ...entity, fields: [...(entity.fields ?? []), ...fresh] }) };
  }
  return null;
}

/** Whose fields they are where it is not said: of what the form makes that is spoken of, else of the one main kind. */
function holderOf(plan: PluginPlan, said: string) {
  const forms = (plan.behaviours ?? []).flatMap((one) => (one.kind === 'public_form' ? [one.entity] : []));
  const isAsked = /\bask\b|\bwhen\s+(?:people|visitors|they|somebody|someone)\b|\bform\b/i.test(said);
  if (isAsked && forms.length === 1) return plan.entities?.find(({ key }) => key === forms[0]) ?? null;
  return mainEntity(plan);
}

function fieldsOf(listed: string): PlanField[] {
  const text = listed.replace(/\b(?:fields?|columns?|propert(?:y|ies))\b(?=\s*(?:$|,|and\b))/gi, '').trim();
  const fields = readFieldList(text, (label) => noFields.test(label));
  const count = bare(text)
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+and\s+/)
    .filter((part) => part !== '').length;
  const isShort = text.split(/\s+/).length <= 4 * Math.max(count, 1) || text.includes(':') || text.includes('(');
  return isShort ? fields : [];
}

/** The behaviours that a wish asks for of what the plan has; one that does the same for the same takes its place. */
function addBehaviour(plan: PluginPlan, { said }: Wish): Outcome<PluginPlan> {
  const main = mainEntity(plan);
  const text = `${main === null ? said : said.replace(/\b(?:it|them|these|those)\b/gi, main.plural.toLowerCase())}.`;
  const statements = readStatements(text);
  const asked = matchAll(statements, plan, text);
  if (asked.length === 0) return null;
  const added = [...new Map(asked.map(({ match }) => [JSON.stringify(match.behaviour), match.behaviour])).values()];
  return { plan: { ...plan, behaviours: added.reduce(withOne, plan.behaviours ?? []) } };
}

function withOne(behaviours: readonly PlanBehaviour[], added: PlanBehaviour): PlanBehaviour[] {
  const same = behaviours.findIndex((one) => topic(one) === topic(added));
  if (same === -1) return [...behaviours, added];
  return behaviours.with(same, added);
}

/** By what one restriction takes the place of another; anything else stands beside what there is. */
const topic = (one: PlanBehaviour): string =>
  one.kind === 'restriction' ? JSON.stringify([one.kind, one.subject]) : JSON.stringify(one);

/** What a description of the plan says more with the wish than without it. */
function addDescribed(plan: PluginPlan, { said }: Wish, title: string): Outcome<PluginPlan> {
  const about = (plan.entities ?? [])
    .map(({ plural, fields = [] }) => {
      const own = fields
        .filter(({ relates_to: target }) => target === undefined)
        .map(({ label }) => label.toLowerCase());
      return `${plural}${own.length === 0 ? '' : ` with ${own.join(', ')}`}.`;
    })
    .join(' ');
  const wish = said.charAt(0).toUpperCase() + said.slice(1);
  const before = toPlan(understand(about, title, siteTools));
  const after = toPlan(understand(`${about} ${wish}.`, title, siteTools));
  const known = new Set([...(before.behaviours ?? []), ...(plan.behaviours ?? [])].map((one) => JSON.stringify(one)));
  const keys = new Set((plan.entities ?? []).map(({ key }) => key));
  const guessed = new Set((before.entities ?? []).map(({ key }) => key));
  const entities = (after.entities ?? []).filter(({ key }) => !keys.has(key) && !guessed.has(key));
  const behaviours = (after.behaviours ?? []).filter((one) => !known.has(JSON.stringify(one)));
  const roleKeys = new Set([...(before.roles ?? []), ...(plan.roles ?? [])].map(({ key }) => key));
  const roles = (after.roles ?? []).filter(({ key }) => !roleKeys.has(key));
  const grown = (plan.entities ?? []).map((entity) => {
    const [was, is] = [before, after].map((one) => one.entities?.find(({ key }) => key === entity.key));
    const had = new Set([...(was?.fields ?? []), ...(entity.fields ?? [])].map(({ key }) => key));
    const fields = (is?.fields ?? []).filter(({ key }) => !had.has(key));
    const grouped = new Set([...(was?.taxonomies ?? []), ...(entity.taxonomies ?? [])].map(({ key }) => key));
    const taxonomies = (is?.taxonomies ?? []).filter(({ key }) => !grouped.has(key));
    if (fields.length + taxonomies.length === 0) return entity;
    return {
      ...entity,
      ...(fields.length > 0 && { fields: [...(entity.fields ?? []), ...fields] }),
      ...(taxonomies.length > 0 && { taxonomies: [...(entity.taxonomies ?? []), ...taxonomies] }),
    };
  });
  const isMore =
    entities.length + behaviours.length + roles.length > 0 || grown.some((one, at) => one !== plan.entities?.[at]);
  if (!isMore) return null;
  return {
    plan: {
      ...plan,
      ...((plan.entities ?? grown).length + entities.length > 0 && { entities: [...grown, ...entities] }),
      ...(behaviours.length > 0 && { behaviours: [...(plan.behaviours ?? []), ...behaviours] }),
      ...(roles.length > 0 && { roles: [...(plan.roles ?? []), ...roles] }),
    },
  };
}
