import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { Check } from 'typebox/value';
import { GenerationError } from '../../generation-error.ts';
import type { PlannedProject } from '../../planned-project.ts';
import { checkPlan } from '../../plugin/plans/check-plan.ts';
import { type MarkedSentence, readMarks } from '../learned/read-marks.ts';
import { isOwnName } from './composers/records.ts';
import { composers } from './composers/table.ts';
import { type Deed, deedsOf, looseOf } from './deeds.ts';
import { singularOf } from './names.ts';
import { repaired, sure, surerOfTools } from './repair.ts';
import { settle } from './settle.ts';
import { Story } from './story.ts';

/** Deeds that speak of a shop. */
const shopIntents = new Set(
  'discount fee shipping payment shop_limit shop_hide deposit product_option shop_related order_status order_number order_cancel reorder delivery_slot waiting_list'.split(
    ' ',
  ),
);
/** Those that are asked for without a shop too. */
const everywhere = new Set(['product_option', 'order_cancel', 'waiting_list', 'deposit']);
/** Deeds after which what they name is a kind of records of the plan's own, even where the site has such too. */
const declaring = new Set(['declare', 'submit', 'classify', 'overlap']);

/** A description as a plan: its deeds, one after another, each made a part of the plan or refused with the reason. */
export function composePlan(description: string): PlannedProject<PluginPlan> {
  return composeFrom(description, readMarks(description));
}

/** The same of sentences that are marked already. */
export function composeFrom(description: string, marked: readonly MarkedSentence[]): PlannedProject<PluginPlan> {
  const sentences = marked.map(repaired);
  const deeds: Deed[] = [];
  for (const sentence of sentences) {
    const own = deedsOf(description, sentence);
    if (own.length > 0) {
      deeds.push(...own);
      continue;
    }
    const loose = looseOf(description, sentence);
    if (loose === null) continue;
    // "Composer, arranger, number of copies.": properties of what was spoken of
    const hasFields = loose.slots.some(({ label }) => label === 'field');
    const last = deeds.at(-1);
    if (!hasFields && last === undefined) continue;
    const intent = hasFields ? 'fields' : (last?.intent ?? 'fields');
    deeds.push({
      intent,
      act: { from: 0, to: 0, intent, share: 1, others: [], isDenied: false },
      isDenied: last?.isDenied === true && !hasFields,
      sentence,
      ...loose,
      actText: '',
      said: loose.text,
    });
  }
  const isShop =
    deeds.some(({ intent }) => shopIntents.has(intent) && !everywhere.has(intent)) ||
    /\b(?:woocommerce|web ?shop|online shop|checkout|add to cart)\b/i.test(description);
  const ownNames = new Set(
    deeds.flatMap((deed) =>
      declaring.has(deed.intent) && !(isShop && shopIntents.has(deed.intent))
        ? deed.slots
            .filter(({ label, text }) => label === 'thing' && isOwnName(text))
            .map(({ text }) => singularOf(text))
        : [],
    ),
  );
  const story = new Story(description, ownNames, isShop);
  const named = (deed: Deed): string | undefined =>
    deed.slots.find(
      ({ label, text }) => label === 'thing' && !/^(?:it|they|them|those|these|one|ones|this|that)$/i.test(text),
    )?.text;
  story.main =
    deeds
      .filter(({ intent }) => declaring.has(intent))
      .map(named)
      .find((one) => one !== undefined) ??
    deeds.map(named).find((one) => one !== undefined) ??
    null;
  for (const deed of deeds) compose(deed, story);
  return finish(story);
}

/** Deeds that ready-made tools of the site do. */
const siteTools = new Set(
  (
    'maintenance announcement cookies back_to_top snippets floating_button popup tracking countdown year duplicate reading_time toc ' +
    'related views share author_box last_updated progress_bar external_links cleanup search_scope excerpt auto_tags auto_links cache ' +
    'breadcrumbs login_page log redirect social private_site'
  ).split(' '),
);
/** Deeds that put something on a page. */
const showing = new Set(['show', 'seo_title', 'social', 'structured', 'canonical', 'figure', 'list']);
/** Deeds whose composers say what their denial means. */
const withOpposite = new Set(
  'list internal approve role restrict noindex sitemap order_cancel reorder discount fee shipping payment'.split(' '),
);

function compose(deed: Deed, story: Story) {
  const composer = composers[deed.intent];
  if (deed.intent === 'other' || composer === undefined) return story.refuse(deed, 'No part of a plan does this yet.');
  if (deed.act.share < (siteTools.has(deed.intent) ? surerOfTools : sure))
    return story.refuse(deed, 'It is not clear what is to be done here.');
  // What is declined is not made; some deeds have an opposite of their own.
  if (deed.isDenied && !withOpposite.has(deed.intent)) return story.tell(deed, 'nothing');
  const before = deed.sentence.tokens.slice(Math.max(0, deed.act.from - 4), deed.act.to).map(({ lemma }) => lemma);
  if (showing.has(deed.intent) && before.some((lemma) => /^(?:remove|delete|hide|drop|strip)$/.test(lemma)))
    return story.refuse(deed, 'Nothing takes away what other parts of the site show.');
  composer(deed, story);
}

/** The plan with what is valid in it, and where each deed ended. */
function finish(story: Story): PlannedProject<PluginPlan> {
  settle(story);
  const plan = story.plan();
  const valid: PlanBehaviour[] = [];
  const dropped = new Map<PlanBehaviour, string>();
  for (const behaviour of plan.behaviours ?? []) {
    const fault = faultOf(behaviour, plan);
    if (fault === null) valid.push(behaviour);
    else dropped.set(behaviour, fault);
  }
  const whole: PluginPlan = { ...plan, behaviours: valid };
  const understood: { text: string; as: string }[] = [];
  const notUnderstood: { text: string; reason: string }[] = [];
  for (const { deed, behaviour, part } of story.told) {
    if (behaviour !== null) {
      const at = valid.indexOf(behaviour);
      if (at !== -1) understood.push({ text: deed.said, as: `behaviours[${at}]` });
      else
        notUnderstood.push({
          text: deed.text,
          reason: `The plan cannot hold it so: ${dropped.get(behaviour) ?? 'it contradicts another part'}.`,
        });
    } else understood.push({ text: deed.said, as: pathOf(part ?? '', whole) });
  }
  for (const { deed, reason } of story.refused) notUnderstood.push({ text: deed.text, reason });
  return { plan: whole, understood, notUnderstood };
}

function pathOf(part: string, plan: PluginPlan): string {
  const [what = '', key = ''] = part.split('.');
  const at = (index: number, name: string): string => (index === -1 ? name : `${name}[${index}]`);
  if (what === 'entities')
    return at(
      (plan.entities ?? []).findIndex((one) => one.key === key),
      'entities',
    );
  if (what === 'roles')
    return at(
      (plan.roles ?? []).findIndex((one) => one.key === key),
      'roles',
    );
  if (what === 'extra_fields')
    return at(
      (plan.behaviours ?? []).findIndex((one) => one.kind === 'extra_fields' && one.entity === key),
      'behaviours',
    );
  return 'behaviours';
}

function faultOf(behaviour: PlanBehaviour, plan: PluginPlan): string | null {
  const schema = planBehaviours.find(({ properties }) => properties.kind.const === behaviour.kind);
  if (schema === undefined || !Check(schema, behaviour)) return 'it does not fit its form';
  try {
    const fields = (plan.behaviours ?? []).filter(({ kind }) => kind === 'extra_fields');
    checkPlan({ ...plan, behaviours: behaviour.kind === 'extra_fields' ? fields : [...fields, behaviour] });
    return null;
  } catch (error) {
    if (error instanceof GenerationError) return error.message;
    throw error;
  }
}
