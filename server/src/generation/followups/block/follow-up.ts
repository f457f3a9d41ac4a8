import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { BlockPlan, type PlanAttribute } from '@presswright/shared/schemas/plans/block-plan';
import { blockBehaviours, blockLayouts } from '@presswright/shared/schemas/plans/block-vocabulary';
import { Check } from 'typebox/value';
import { resolveAttributes } from '../../block/attributes/resolve-attributes.ts';
import { attributesToPlan } from '../../block/plans/attributes-of-plan.ts';
import { describedParts } from '../../block/plans/described/described-parts.ts';
import { planFor } from '../../block/plans/plan-for.ts';
import { behaviourWishes, featureWishes, styleWishes } from '../../block/plans/wishes.ts';
import { GenerationError } from '../../generation-error.ts';
import { type FollowedUp, followWishes } from '../follow-wishes.ts';
import { bare, type Outcome, quoteIn } from '../instruction.ts';
import { capital, isCalled } from '../names.ts';
import { removedNames } from '../removal-forms.ts';

/** What an instruction makes of the plan of a block: another plan, as sound as it was. Never throws. */
export function followUp(plan: BlockPlan, instruction: string, request: BlockGenerateRequest): FollowedUp<BlockPlan> {
  const isSound = (one: BlockPlan): boolean => {
    if (!Check(BlockPlan, one)) return false;
    try {
      planFor({ ...request, plan: one });
      return true;
    } catch (error) {
      if (error instanceof GenerationError) return false;
      throw error;
    }
  };
  return followWishes(
    plan,
    instruction,
    (current, { said }) => {
      for (const way of [remove, changeAttribute, rename, changeLook, add]) {
        const outcome = way(current, said);
        if (outcome === null || 'reason' in outcome) {
          if (outcome !== null) return outcome;
          continue;
        }
        if (isSound(outcome.plan)) return outcome;
      }
      return null;
    },
    offerOf,
  );
}

const field = / (?:field|attribute|control|option|setting)s?$/i;

const attributesNamed = ({ attributes = [] }: BlockPlan, words: string): readonly number[] => {
  const name = bare(words).replace(field, '');
  const exact = [...attributes.entries()].filter(([, { key, label = key }]) => isCalled(name, key, label));
  const near = [...attributes.entries()].filter(([, { key, label = key }]) =>
    isCalled(name, ...[key, label].map((own) => own.split(/[\s_]|(?=[A-Z])/).at(-1) ?? own)),
  );
  return (exact.length > 0 ? exact : near).map(([at]) => at);
};

const withAttribute = (plan: BlockPlan, at: number, attribute: PlanAttribute): BlockPlan => ({
  ...plan,
  attributes: (plan.attributes ?? []).with(at, attribute),
});

function remove(plan: BlockPlan, said: string): Outcome<BlockPlan> {
  for (const words of removedNames(said)) {
    const names = words.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/).map(bare);
    let current: BlockPlan = plan;
    const isAll = names.every((name) => {
      const next = without(current, name);
      if (next === null) return false;
      current = next;
      return true;
    });
    if (!isAll || names.length === 0) continue;
    if ((plan.attributes ?? []).length > 0 && (current.attributes ?? []).length === 0)
      return {
        reason: 'A block without attributes would get those that are usual for its purpose: add another first.',
      };
    return { plan: current };
  }
  return null;
}

function without(plan: BlockPlan, name: string): BlockPlan | null {
  const option = /^(?:option |choice )?(.+?) (?:from|of|in) (.+)$/i.exec(name);
  const [holder] = option === null ? [] : attributesNamed(plan, option[2] ?? '');
  const attribute = holder === undefined ? undefined : plan.attributes?.[holder];
  if (holder !== undefined && attribute?.options !== undefined) {
    const options = attribute.options.filter(({ value, label = value }) => !isCalled(option?.[1] ?? '', value, label));
    if (options.length > 0 && options.length < attribute.options.length)
      return withAttribute(plan, holder, { ...attribute, options });
  }
  const [at, ...others] = attributesNamed(plan, name);
  if (at !== undefined && others.length === 0)
    return { ...plan, attributes: (plan.attributes ?? []).filter((_, place) => place !== at) };
  if (
    plan.behaviour !== undefined &&
    behaviourWishes.some((one) => one.name === plan.behaviour && one.words.test(name))
  ) {
    const { behaviour: _, ...rest } = plan;
    return rest;
  }
  const style = (plan.style_variants ?? []).find((one) => isCalled(name.replace(/ (?:style|look|variant)$/i, ''), one));
  if (style !== undefined)
    return {
      ...plan,
      style_variants: (plan.style_variants ?? []).filter((one) => one !== style),
      ...(plan.default_style === style && { default_style: 'default' as const }),
    };
  const feature = (plan.features ?? []).find((one) => isCalled(name, one));
  if (feature === undefined) return null;
  return { ...plan, features: (plan.features ?? []).filter((one) => one !== feature) };
}

const renames: readonly RegExp[] = [
  /^(?:rename|relabel)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/i,
  /^(?:call|name|label|title)\s+(it|them|the block|this)\s+(.+)$/i,
  /^(?:call|name|label)\s+(.+?)\s+(["“].+["”])$/i,
  /^(.+?)\s+should be (?:called|named|labelled|labeled)\s+(.+)$/i,
];

function rename(plan: BlockPlan, said: string): Outcome<BlockPlan> {
  for (const form of renames) {
    const [, was, is] = form.exec(said) ?? [];
    if (was === undefined || is === undefined) continue;
    const name = capital(quoteIn(is) ?? bare(is));
    if (/^(?:it|the block|this|them)$/i.test(was.trim())) return { plan: { ...plan, title: name } };
    const [at] = attributesNamed(plan, was);
    const attribute = at === undefined ? undefined : plan.attributes?.[at];
    if (at !== undefined && attribute !== undefined)
      return { plan: withAttribute(plan, at, { ...attribute, label: name }) };
  }
  return null;
}

function changeAttribute(plan: BlockPlan, said: string): Outcome<BlockPlan> {
  const added =
    /^(?:add|include|offer)\s+(?:the\s+|an?\s+)?(?:options?\s+|choices?\s+)?(.+?)\s+(?:to|as an option (?:of|for))\s+(.+)$/i.exec(
      said,
    );
  const [at] = added === null ? [] : attributesNamed(plan, added[2] ?? '');
  const attribute = at === undefined ? undefined : plan.attributes?.[at];
  if (at !== undefined && attribute?.options !== undefined) {
    const value = (quoteIn(added?.[1] ?? '') ?? bare(added?.[1] ?? '')).toLowerCase().replace(/\s+/g, '_');
    const known = attribute.options.some((one) => one.value === value);
    return {
      plan: withAttribute(plan, at, { ...attribute, options: [...attribute.options, ...(known ? [] : [{ value }])] }),
    };
  }
  const range =
    /^(.+?)\s+(?:(?:is|are|can be|should be|goes|must be)\s+)?(?:from|between)\s+(-?\d+)\s+(?:to|and)\s+(-?\d+)$/i.exec(
      said,
    );
  const [place] = range === null ? [] : attributesNamed(plan, range[1] ?? '');
  const measured = place === undefined ? undefined : plan.attributes?.[place];
  if (place !== undefined && measured !== undefined && /^(?:number|integer)$/.test(measured.type))
    return {
      plan: withAttribute(plan, place, { ...measured, minimum: Number(range?.[2]), maximum: Number(range?.[3]) }),
    };
  return null;
}

/** Styles, layout, behaviour and features that a wish names. */
function changeLook(plan: BlockPlan, said: string): Outcome<BlockPlan> {
  const style = styleWishes.find(({ words }) => words.test(said))?.name;
  if (style !== undefined) {
    const styles = plan.style_variants ?? [];
    const isDefault = !/\b(?:offer|option|choose|choice|variant|also)\b/i.test(said);
    return {
      plan: {
        ...plan,
        style_variants: styles.includes(style) ? styles : [...styles, style],
        ...(isDefault && { default_style: style }),
      },
    };
  }
  const layout = blockLayouts.find((one) =>
    new RegExp(`\\b(?:${one}(?:ed|ered)? (?:layout|arrangement)|(?:in|as) an? ${one})\\b`, 'i').test(said),
  );
  if (layout !== undefined) return { plan: { ...plan, layout } };
  const behaviour = behaviourWishes.find(({ words }) => words.test(said))?.name;
  if (behaviour !== undefined && blockBehaviours.includes(behaviour)) return { plan: { ...plan, behaviour } };
  const feature = featureWishes.find(({ words }) => words.test(said))?.name;
  if (feature === undefined) return null;
  const features = plan.features ?? [];
  return { plan: { ...plan, features: features.includes(feature) ? features : [...features, feature] } };
}

const more =
  /^(?:it (?:also )?(?:needs|should have|should show|shows|has)|(?:we )?(?:need|want)|add|include|show|with|put in|also show)\s+(?:also\s+)?(.+?)(?:\s+(?:to|in|on) (?:it|the block))?$/i;

function add(plan: BlockPlan, said: string): Outcome<BlockPlan> {
  const listed = more.exec(said)?.[1]?.replace(/\s+(?:field|attribute)s?$/i, '');
  if (listed === undefined) return null;
  const { parts } = describedParts(`It has: ${listed}`);
  const known = new Set((plan.attributes ?? []).map(({ key }) => key.toLowerCase()));
  const fresh = parts.filter(({ key }) => !known.has(key.toLowerCase()));
  if (parts.length === 0) return null;
  try {
    const given = Object.fromEntries(fresh.map(({ key, definition }) => [key, definition]));
    const made = attributesToPlan(resolveAttributes(given, []));
    return { plan: { ...plan, attributes: [...(plan.attributes ?? []), ...made] } };
  } catch (error) {
    // A name that no block can have.
    if (error instanceof GenerationError) return { reason: error.message };
    throw error;
  }
}

function offerOf({ attributes = [], style_variants: styles = [], behaviour }: BlockPlan): string {
  const parts = [
    `attributes: ${attributes.map(({ key, label = key }) => label).join(', ') || 'those of its purpose'}`,
    ...(styles.length > 0 ? [`styles: ${styles.join(', ')}`] : []),
    ...(behaviour === undefined ? [] : [`behaviour: ${behaviour}`]),
  ];
  return `No change of the plan says this. The plan has ${parts.join('; ')}. Parts can be added, removed, renamed and changed.`;
}
