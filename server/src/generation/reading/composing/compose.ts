import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import type { PlannedProject } from '../../planned-project.ts';
import { type MarkedSentence, readMarks, type Span, textOf } from '../learned/read-marks.ts';
import { accountFor } from './accounting.ts';
import { composeOutright } from './composers/outright.ts';
import { isOwnName } from './composers/records.ts';
import { composers } from './composers/table.ts';
import { type Deed, deedsOf, looseOf, withLeadingClause } from './deeds.ts';
import { faultOf } from './fault-of.ts';
import { foreignReason, isOfForeign } from './foreign-records.ts';
import { readIdioms, readLastIdioms, silentDeed } from './idioms/read-idioms.ts';
import { singularOf } from './names.ts';
import { isPeople } from './people.ts';
import { noRecords } from './records-told.ts';
import { withPeopleMeant } from './references.ts';
import { repaired, siteTools, sure, surerOfTools } from './repair.ts';
import { withSetPhrases } from './set-phrases.ts';
import { settle } from './settle.ts';
import { Story } from './story.ts';
import { antecedentOf, topicOf } from './topic.ts';
import { withdrawUnsure } from './withdraw.ts';

/** Deeds that speak of a shop. */
const shopIntents = new Set(
  'discount fee shipping payment shop_limit shop_hide deposit product_option shop_related order_status order_number order_cancel reorder delivery_slot waiting_list'.split(
    ' ',
  ),
);
/** Those that are asked for without a shop too. */
const everywhere = new Set(['product_option', 'order_cancel', 'waiting_list', 'deposit']);
/** Words without which a description is about no shop. */
const shopWords =
  /\b(?:shops?|stores?|products?|carts?|baskets?|orders?|check-?outs?|sell|sells|buy|bought|buyers?|customers?|shipping|delivery|deliver|discounts?|coupons?|price|prices|cost|costs)\b/i;
/** "So no shop", "nothing to sell": a description that says that there is none. */
const noShop = /\bno (?:online |web ?)?(?:shop|store)\b|\b(?:nothing to sell|not a shop|don['’]t sell|no selling)\b/i;
/** Deeds after which what they name is a kind of records of the plan's own, even where the site has such too. */
const declaring = new Set(['declare', 'submit', 'classify', 'overlap']);

/** A description as a plan: its deeds, one after another, each made a part of the plan or refused with the reason. */
export function composePlan(description: string): PlannedProject<PluginPlan> {
  return composeFrom(description, readMarks(description));
}

/** The same of sentences that are marked already. */
export function composeFrom(description: string, marked: readonly MarkedSentence[]): PlannedProject<PluginPlan> {
  const sentences = marked.map(repaired).map(withSetPhrases);
  const deeds: Deed[] = [];
  for (const sentence of sentences) {
    const own = withLeadingClause(deedsOf(description, sentence)).map(withSharedDenial);
    if (own.length > 0) {
      deeds.push(...own);
      continue;
    }
    const loose = looseOf(description, sentence);
    if (loose === null) {
      deeds.push(silentDeed(description, sentence));
      continue;
    }
    // "Composer, arranger, number of copies.": properties of what was spoken of
    const hasFields = loose.slots.some(({ label }) => label === 'field');
    const last = deeds.findLast(({ intent }) => intent !== 'silent');
    if (!hasFields && last === undefined) {
      deeds.push(silentDeed(description, sentence));
      continue;
    }
    // "A volunteer has built an app and needs data": who does something is no kind of records
    if (
      hasFields &&
      loose.slots.some(
        ({ label, text }) => label === 'thing' && isPeople(text) && !ownNamesOf(deeds).has(singularOf(text)),
      )
    ) {
      deeds.push(silentDeed(description, sentence));
      continue;
    }
    const intent = hasFields ? 'fields' : (last?.intent ?? 'fields');
    deeds.push({
      intent,
      act: { from: 0, to: 0, intent, share: 1, others: [], isDenied: false },
      isDenied: last?.isDenied === true && !hasFields,
      sentence,
      ...loose,
      actText: '',
    });
  }
  const isShop =
    (shopWords.test(description) &&
      !noShop.test(description) &&
      deeds.some(({ intent, isDenied }) => shopIntents.has(intent) && !everywhere.has(intent) && !isDenied)) ||
    /\b(?:woocommerce|web ?shop|online shop|checkout|add to cart)\b/i.test(description);
  const ownNames = ownNamesOf(deeds.filter(({ intent }) => !(isShop && shopIntents.has(intent))));
  const story = new Story(description, ownNames, isShop);
  const named = (deed: Deed): string | undefined =>
    deed.slots.find(
      ({ label, text }) =>
        label === 'thing' &&
        !/^(?:it|they|them|those|these|one|ones|this|that)$/i.test(text) &&
        !noRecords.test(singularOf(text)),
    )?.text;
  story.main =
    deeds
      .filter(({ intent }) => declaring.has(intent))
      .map(named)
      .find((one) => one !== undefined) ??
    deeds.map(named).find((one) => one !== undefined) ??
    null;
  story.topic = story.main === null ? (namedInChunks(deeds) ?? topicOf(sentences) ?? antecedentOf(sentences)) : null;
  for (const sentence of bySentence(withPeopleMeant(deeds))) {
    const rest = readIdioms(sentence, story);
    for (const deed of rest.deeds) compose(deed, story);
    readLastIdioms(rest, story);
  }
  return finish(story);
}

/** Deeds with the others of their sentence. */
function bySentence(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  const all = new Map<MarkedSentence, Deed[]>();
  for (const deed of deeds) all.set(deed.sentence, [...(all.get(deed.sentence) ?? []), deed]);
  return [...all.values()];
}

/** Deeds that give something to see. */
const giving = new Set(['endpoint', 'list', 'export', 'show', 'submit']);

/** "*Nobody* should see the names through the archive *or* the REST API": what stands behind "or" is denied as well. */
function withSharedDenial(deed: Deed): Deed {
  if (!giving.has(deed.intent)) return deed;
  const before = deed.sentence.tokens.slice(0, deed.act.from).map(({ lower }) => lower);
  const isShared =
    /^(?:\W+ )?(?:nobody|no one|no-one|never|nothing|none|neither|no \w+)\b(?:(?! [,;] (?:and|but) ).)* n?or(?: \S+){0,2}$/.test(
      before.join(' '),
    );
  return isShared ? { ...deed, isDenied: true } : deed;
}

/** What conditions and times speak of, where no deed names anything: "when a *booking* is cancelled". */
const namedInChunks = (deeds: readonly Deed[]): string | undefined =>
  deeds
    .flatMap(({ chunks }) => chunks)
    .flatMap(({ slots }) => slots)
    .find(({ label, text }) => label === 'thing' && !noRecords.test(singularOf(text)) && !isPeople(text))?.text;

/** What deeds declare to be records of the plan's own. */
const ownNamesOf = (deeds: readonly Deed[]): ReadonlySet<string> =>
  new Set(
    deeds.flatMap((deed) =>
      declaring.has(deed.intent)
        ? deed.slots
            .filter(({ label, text }) => label === 'thing' && isOwnName(text))
            .map(({ text }) => singularOf(text))
        : [],
    ),
  );

/** Deeds that put something on a page. */
const showing = new Set(['show', 'seo_title', 'social', 'structured', 'canonical', 'figure', 'list']);
/** Deeds whose composers say what their denial means. */
const withOpposite = new Set(
  'list internal approve role restrict noindex sitemap order_cancel reorder discount fee shipping payment'.split(' '),
);

function compose(deed: Deed, story: Story) {
  if (isOfForeign(deed, story)) return story.refuse(deed, foreignReason);
  if (composeOutright(deed, story)) return;
  const composer = composers[deed.intent];
  if (deed.intent === 'other' || composer === undefined) return story.refuse(deed, 'No part of a plan does this yet.');
  if (deed.act.share < (siteTools.has(deed.intent) ? surerOfTools : sure))
    return story.refuse(deed, 'It is not clear what is to be done here.');
  // What is declined is not made; some deeds have an opposite of their own.
  if (
    deed.isDenied &&
    deed.intent === 'endpoint' &&
    composers.restrict !== undefined &&
    isAfterRestriction(deed, story)
  )
    return composers.restrict(deed, story);
  if (deed.isDenied && !withOpposite.has(deed.intent)) return story.tell(deed, 'nothing');
  const before = deed.sentence.tokens.slice(Math.max(0, deed.act.from - 4), deed.act.to);
  if (
    showing.has(deed.intent) &&
    before.some(
      ({ lemma, pos }, at) =>
        pos === 'VERB' &&
        !/^(?:DET|ADJ)$/.test(before[at - 1]?.pos ?? '') &&
        /^(?:remove|delete|hide|drop|strip)$/.test(lemma),
    )
  )
    return story.refuse(deed, 'Nothing takes away what other parts of the site show.');
  if (deed.intent === 'restrict' && closesSite.test(textOfSentence(deed))) return composers.private_site?.(deed, story);
  composer(deed, story);
}

/** "The whole site is only for logged-in users": no records are meant. */
const closesSite =
  /\b(?:whole|entire|complete) (?:web)?site\b.*\b(?:only|just)\b.*\b(?:logged[- ]in|log in|sign(?:ed)? in|members|users)\b/;

/** Whether the same sentence has kept somebody from something just now. */
const isAfterRestriction = ({ sentence }: Deed, { told, refused }: Story): boolean =>
  [...told, ...refused].some(({ deed }) => deed.sentence === sentence && deed.intent === 'restrict');

const textOfSentence = ({ sentence: { tokens } }: Deed): string => tokens.map(({ lower }) => lower).join(' ');

/** Behaviours that a plan has once at most. */
const onceKinds = new Set(siteToolBehaviours.map(({ properties }): string => properties.kind.const));

/** The plan with what is valid in it, and where each deed ended. */
function finish(story: Story): PlannedProject<PluginPlan> {
  settle(story);
  const plan = story.plan();
  const valid: PlanBehaviour[] = [];
  const dropped = new Map<PlanBehaviour, string>();
  for (const behaviour of plan.behaviours ?? []) {
    const isThere = onceKinds.has(behaviour.kind) && valid.some(({ kind }) => kind === behaviour.kind);
    const fault = isThere ? 'it has one already' : faultOf(behaviour, plan);
    if (fault === null) valid.push(behaviour);
    else dropped.set(behaviour, fault);
  }
  withdrawUnsure(story, { ...plan, behaviours: valid }, valid, dropped);
  const whole: PluginPlan = { ...plan, behaviours: valid };
  const understood: { text: string; as: string }[] = [];
  const notUnderstood: { text: string; reason: string }[] = [];
  const isRefused = new Set(story.refused.map(({ deed }) => deed));
  for (const told of story.told) {
    const { deed, behaviour, part } = told;
    const at = behaviour === null ? -1 : valid.indexOf(behaviour);
    if (behaviour !== null && at === -1) {
      notUnderstood.push({
        text: deed.text,
        reason: `The plan cannot hold it so: ${dropped.get(behaviour) ?? 'it contradicts another part'}.`,
      });
      continue;
    }
    const as = behaviour === null ? pathOf(part ?? '', whole) : `behaviours[${at}]`;
    const { kept, left } = accountFor(told, whole);
    const typed = (span: Span): string => textOf(story.description, deed.sentence.tokens, span);
    const isTold = ({ from, to }: Span): boolean => isTelling(deed.sentence.tokens.slice(from, to));
    // Small words go with what they stand beside.
    for (const span of [...kept, ...left.filter((one) => !isTold(one))]) understood.push({ text: typed(span), as });
    if (!isRefused.has(deed))
      for (const span of left.filter(isTold))
        notUnderstood.push({ text: typed(span), reason: 'The plan does not say this part.' });
  }
  for (const { deed, reason } of story.refused) notUnderstood.push({ text: deed.text, reason });
  return { plan: whole, understood, notUnderstood };
}

/** Words that limit what is asked for, however small they are. */
const limiting = /^(?:not|n't|no|never|only|except|unless|without|nobody|none|just|until)$/;

/** Whether words left out tell a reader anything: one or two without a noun, a verb, a number or a limit do not ("up to", "by an"). */
const isTelling = (tokens: MarkedSentence['tokens']): boolean =>
  tokens.length > 2 ||
  tokens.some(
    ({ pos, lower, quote, value }) =>
      quote !== null || value !== null || /^(?:NOUN|PROPN|VERB|NUM)$/.test(pos) || limiting.test(lower),
  );

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
