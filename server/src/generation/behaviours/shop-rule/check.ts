import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { shopRecords } from '../records/shop.ts';
import { customerAttributes, withCart } from '../shop/cart-kind.ts';
import { unknownPlaceholders } from '../texts.ts';
import { checkTimes } from '../times.ts';
import { subjectOf } from './effects/show.ts';
import type { EffectOf, ShopRule } from './rule.ts';

const names = (keys: readonly string[]): string => `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

/** Conditions that an effect can have: prices are asked for before there is a cart. */
function checkReach({ effect, conditions = [], times }: ShopRule): Fault | null {
  const fault = (index: number, expected: string): Fault => ({
    at: `conditions[${index}].attribute`,
    expected,
    got: conditions[index]?.attribute,
  });
  const isOfPrices = effect.do === 'hide' || (effect.do === 'discount' && effect.on === 'price');
  const isOfOrder = effect.do === 'show' && subjectOf(effect.place) === 'order';
  if ((effect.do === 'related' || isOfOrder) && conditions.length > 0)
    return { at: 'conditions', expected: 'none, but products', got: conditions };
  if ((effect.do === 'related' || isOfOrder) && times !== undefined)
    return { at: 'times', expected: 'none', got: times };
  for (const [index, { attribute }] of conditions.entries()) {
    if (isOfPrices && !customerAttributes.includes(attribute)) return fault(index, names(customerAttributes));
    if (effect.do === 'shipping' && attribute === 'shipping_method')
      return fault(index, 'another attribute: shipping is what it changes');
    if (effect.do === 'payment' && attribute === 'payment_method')
      return fault(index, 'another attribute: payment is what it changes');
  }
  return null;
}

function checkLimit({ of, per, at_least: min, at_most: max, step, days }: EffectOf<'limit'>): Fault | null {
  if (min === undefined && max === undefined && step === undefined)
    return { at: 'effect.at_least', expected: 'at_least, at_most or step', got: undefined };
  if (min !== undefined && max !== undefined && max < min)
    return { at: 'effect.at_most', expected: `at least at_least (${min})`, got: max };
  if (step !== undefined && max !== undefined && Math.floor(max / step) * step < (min ?? step))
    return { at: 'effect.step', expected: 'a step with a multiple between at_least and at_most', got: step };
  if (per === 'product' && of === 'products')
    return { at: 'effect.of', expected: 'amount, quantity or weight of each product', got: of };
  if (per === 'customer' && step !== undefined) return { at: 'effect.step', expected: 'none per customer', got: step };
  if (per !== 'customer' && days !== 0) return { at: 'effect.days', expected: '0 but per customer', got: days };
  return null;
}

function checkDiscount({ as, tiers, every, on, amount }: EffectOf<'discount'>): Fault | null {
  if (on === 'price') {
    if (as === 'order') return { at: 'effect.as', expected: 'percent or each of prices', got: as };
    if (tiers.length > 0) return { at: 'effect.tiers', expected: 'none of prices', got: tiers };
    if (every !== 0) return { at: 'effect.every', expected: '0 of prices', got: every };
  }
  if (every !== 0 && as === 'order') return { at: 'effect.every', expected: '0 of an amount per order', got: every };
  if (every === 1) return { at: 'effect.every', expected: '0, or 2 and more', got: every };
  if (as === 'percent' && amount > 100) return { at: 'effect.amount', expected: 'at most 100 percent', got: amount };
  const above = as === 'percent' ? tiers.findIndex((tier) => tier.amount > 100) : -1;
  if (above !== -1)
    return { at: `effect.tiers[${above}].amount`, expected: 'at most 100 percent', got: tiers[above]?.amount };
  const starts = tiers.map(({ at_least: from }) => from);
  const twice = starts.findIndex((from, index) => starts.indexOf(from) !== index);
  if (twice !== -1)
    return { at: `effect.tiers[${twice}].at_least`, expected: 'a bound that no other tier has', got: starts[twice] };
  if (tiers.length === 0 && amount === 0) return { at: 'effect.amount', expected: 'more than 0', got: amount };
  return null;
}

function checkText({ place, title, text }: EffectOf<'show'>, context: PlanContext): Fault | null {
  if ((place === 'tab') !== (title !== ''))
    return { at: 'effect.title', expected: place === 'tab' ? 'a title' : 'none but of a tab', got: title };
  if (text.trim() === '') return { at: 'effect.text', expected: 'a text', got: text };
  const subject = subjectOf(place);
  const isPublic = (key: string): boolean =>
    subject !== 'product' ||
    (shopRecords.find((kind) => kind.key === 'product')?.attributes.find((one) => one.key === key)?.isPublic ?? true);
  const known = [
    ...withCart(context)
      .attributes(subject)
      .flatMap(({ key }) => (isPublic(key) ? [key] : [])),
    ...(subject === 'cart' ? [] : ['link', 'site']),
  ];
  const [unknown] = unknownPlaceholders(text, known);
  return unknown === undefined ? null : { at: 'effect.text', expected: `placeholders: ${names(known)}`, got: unknown };
}

/** The first thing in a rule that cannot be. */
export function checkRule(rule: ShopRule, context: PlanContext): Fault | null {
  const { conditions = [], products = [], times, effect } = rule;
  const own =
    checkConditions('cart', conditions, 'conditions', withCart(context)) ??
    checkConditions('product', products, 'products', context) ??
    (times === undefined ? null : checkTimes(times, 'times')) ??
    checkPeople(rule) ??
    checkReach(rule);
  if (own !== null) return own;
  switch (effect.do) {
    case 'limit':
      return checkLimit(effect);
    case 'discount':
      return checkDiscount(effect);
    case 'show':
      return checkText(effect, context);
    case 'fee':
      return effect.amount === 0 ? { at: 'effect.amount', expected: 'more than 0', got: 0 } : null;
    case 'shipping':
    case 'payment':
      return effect.is === 'only' && effect.methods.length === 0
        ? { at: 'effect.methods', expected: 'the methods that there are', got: effect.methods }
        : null;
    case 'hide':
      return effect.links_to_login && effect.text === ''
        ? { at: 'effect.text', expected: 'a text that leads to the log-in', got: '' }
        : null;
    case 'option':
      return effect.label.trim() === '' ? { at: 'effect.label', expected: 'a text', got: effect.label } : null;
    case 'deposit':
    case 'related':
      return null;
  }
}

/** Carts and products have no owner, and who acts is who buys. */
function checkPeople({ conditions = [], products = [] }: ShopRule): Fault | null {
  for (const [member, list] of [
    ['conditions', conditions],
    ['products', products],
  ] as const) {
    const found = list.findIndex(({ attribute }) => attribute.includes('.'));
    if (found !== -1)
      return {
        at: `${member}[${found}].attribute`,
        expected: member === 'conditions' ? 'an attribute of the cart, such as role' : 'an attribute of products',
        got: list[found]?.attribute,
      };
  }
  return null;
}
