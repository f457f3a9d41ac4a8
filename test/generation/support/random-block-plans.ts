import { type AttributeType, attributeTypes, styleVariants } from '@presswright/shared/schemas/block-parts';
import { type BlockPlan, planBlockFeatures } from '@presswright/shared/schemas/plans/block-plan';
import {
  type BlockBehaviour,
  blockBehaviours,
  blockCategories,
  blockLayouts,
  blockPurposes,
} from '@presswright/shared/schemas/plans/block-vocabulary';
import fc from 'fast-check';
import { rolesOf } from '../../../server/src/generation/block/attributes/attribute-roles.ts';
import { planFor } from '../../../server/src/generation/block/plans/plan-for.ts';
import { GenerationError } from '../../../server/src/generation/generation-error.ts';

/** Names that mean something, names that mean nothing, and names that code has its own use for. */
const keys = fc.constantFrom(
  ...'title text quote author photo price endDate question items link buttonText rating columns'.split(' '),
  ...'showPhoto alignment zoom website isOpen multiple value array length attributes props index'.split(' '),
);

/** Texts as people type them, with what HTML, PHP and JSON have a use for. */
const text = fc.oneof(
  fc.constantFrom('Our price', 'Größe & Länge', '<b>bold</b>', 'It’s "quoted"', "<?php echo '1'; ?>", '$x {y} */ %s'),
  fc.string({ minLength: 1, maxLength: 30 }).filter((line) => line.trim() !== ''),
);

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const options = fc.uniqueArray(fc.record({ value: text, label: text }), {
  minLength: 1,
  maxLength: 5,
  selector: ({ value }) => value,
});

const limits = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 50, max: 900 }));

/** What is said of a value of a type. */
function itemOf(type: AttributeType) {
  const isNumber = type === 'number' || type === 'integer';
  return fc
    .record({
      role: maybe(fc.constantFrom(...rolesOf(type))),
      options: type === 'enum' ? maybe(options) : fc.constant(undefined),
      limits: isNumber ? maybe(limits) : fc.constant(undefined),
    })
    .map(({ limits: between, ...rest }) => ({
      type,
      ...rest,
      ...(between === undefined ? {} : { minimum: between[0], maximum: between[1] }),
    }));
}

const inner = attributeTypes.filter((type) => !['object', 'query', 'null'].includes(type));
const anyInner = fc.constantFrom(...inner).chain(itemOf);
const named = { key: keys, label: maybe(text), help: maybe(text) };

const properties = fc.uniqueArray(
  fc.tuple(fc.record(named), anyInner).map(([names, item]) => ({ ...names, ...item })),
  { minLength: 1, maxLength: 5, selector: ({ key }) => key },
);

/** What a new block may have, by the type of the attribute. */
const defaults: Partial<Record<AttributeType, fc.Arbitrary<unknown>>> = {
  string: text,
  textarea: text,
  rich_text: text,
  boolean: fc.boolean(),
  url: fc.constantFrom('https://example.com/', '#top', ''),
  color: fc.constantFrom('#123456', 'rebeccapurple'),
  date: fc.constant('2031-02-03'),
};

const attribute = fc.constantFrom(...attributeTypes).chain((type) =>
  fc
    .record({
      names: fc.record(named),
      item: itemOf(type),
      default: maybe(defaults[type] ?? fc.constant(undefined)),
      items: type === 'array' ? maybe(anyInner) : fc.constant(undefined),
      properties: type === 'object' || type === 'query' ? maybe(properties) : fc.constant(undefined),
    })
    .map(({ names, item, ...rest }) => ({ ...names, ...item, ...rest })),
);

const plans = fc
  .record({
    purpose: fc.constantFrom(...blockPurposes),
    title: maybe(text),
    summary: maybe(text),
    category: maybe(fc.constantFrom(...blockCategories)),
    icon: maybe(fc.constantFrom('star-filled', 'cart')),
    keywords: maybe(fc.array(text, { maxLength: 3 })),
    layout: maybe(fc.constantFrom(...blockLayouts)),
    attributes: maybe(fc.uniqueArray(attribute, { maxLength: 8, selector: ({ key }) => key })),
    features: maybe(fc.subarray([...planBlockFeatures])),
    behaviour: maybe(fc.constantFrom(...blockBehaviours)),
    style_variants: maybe(fc.subarray([...styleVariants])),
    isStyled: fc.boolean(),
    editor: maybe(fc.boolean()),
  })
  .map(({ isStyled, ...plan }) => {
    const [style] = isStyled ? (plan.style_variants ?? []) : [];
    const isInner = plan.features?.includes('inner_blocks') === true;
    const whole = {
      version: 1,
      ...plan,
      default_style: style,
      ...(isInner ? { editor: true } : {}),
    };
    return JSON.parse(JSON.stringify(whole)) as BlockPlan;
  });

/** Valid plans of blocks: a behaviour that the attributes have no use for is left out. */
export const randomBlockPlans: fc.Arbitrary<BlockPlan> = plans.map(({ behaviour, ...plan }) => {
  if (behaviour === undefined || !isPossible(plan, behaviour)) return plan;
  return { ...plan, behaviour };
});

function isPossible(plan: BlockPlan, behaviour: BlockBehaviour): boolean {
  try {
    planFor({ block_type: 'Acme', plan: { ...plan, behaviour } });
    return true;
  } catch (error) {
    if (error instanceof GenerationError && error.param === 'plan.behaviour') return false;
    throw error;
  }
}
