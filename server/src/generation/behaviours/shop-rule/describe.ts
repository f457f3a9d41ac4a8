import { capitalised, listed } from '../../plugin/features/support/format-text.ts';
import type { PlanContext, Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { withCart } from '../shop/cart-kind.ts';
import { timesWords } from '../times.ts';
import type { EffectOf, ShopEffect, ShopRule } from './rule.ts';

const orAll = (names: readonly string[], all: string): string => (names.length === 0 ? all : listed(names));

function limitWords({ of, per, at_least: min, at_most: max, step, days }: EffectOf<'limit'>): string {
  const what = { amount: 'value', quantity: 'quantity', weight: 'weight', products: 'number of products' }[of];
  const bounds = [
    min === undefined ? '' : `at least ${min}`,
    max === undefined ? '' : `at most ${max}`,
    step === undefined ? '' : `a multiple of ${step}`,
  ].filter((part) => part !== '');
  const whose = {
    order: `the ${what} of an order`,
    product: `the ${what} of each product`,
    customer: `the ${what} that one customer orders${days === 0 ? '' : ` within ${days} days`}`,
  }[per];
  return `${whose} has to be ${listed(bounds)}`;
}

function discountWords({ as, amount, tiers, tiers_by, every, at_most: most, on, label }: EffectOf<'discount'>): string {
  const much = (value: number) => (as === 'percent' ? `${value}%` : as === 'each' ? `${value} per piece` : `${value}`);
  const steps = tiers.map(
    (tier) =>
      `${much(tier.amount)} from ${tiers_by === 'amount' ? 'a value of ' : ''}${tier.at_least}${tiers_by === 'amount' ? '' : ' pieces'} on`,
  );
  const sizes = listed([...(amount > 0 || steps.length === 0 ? [much(amount)] : []), ...steps]);
  const which = every > 0 ? ` for the cheapest of every ${every} pieces` : '';
  const limit = most === undefined ? '' : `, at most ${most}`;
  return on === 'price' ? `prices are ${sizes} lower${limit}` : `“${label}” takes off ${sizes}${which}${limit}`;
}

const places: Readonly<Record<EffectOf<'show'>['place'], string>> = {
  badge: 'as a badge of the product',
  below_price: 'below the price',
  below_button: 'below the button',
  tab: 'in a tab of the product',
  stock: 'as the stock status',
  cart: 'above the cart',
  checkout: 'above the checkout',
  order_received: 'once the order is received',
  order_email: 'in emails to the customer',
};

function effectWords(effect: ShopEffect): string {
  switch (effect.do) {
    case 'limit':
      return limitWords(effect);
    case 'hide':
      return effect.what === 'price' ? 'prices and buttons are hidden' : 'products cannot be bought';
    case 'discount':
      return discountWords(effect);
    case 'fee':
      return `“${effect.label}” costs ${effect.amount}${effect.as === 'percent' ? '%' : effect.as === 'each' ? ' per piece' : ''} more`;
    case 'shipping':
      if (effect.is === 'free')
        return `shipping is free${effect.methods.length === 0 ? '' : ` with ${listed(effect.methods)}`}`;
      return effect.is === 'only'
        ? `orders are shipped with ${orAll(effect.methods, 'any method')} only`
        : `orders are not shipped with ${orAll(effect.methods, 'any method')}`;
    case 'payment':
      return effect.is === 'only'
        ? `customers pay with ${orAll(effect.methods, 'any method')} only`
        : `customers cannot pay with ${orAll(effect.methods, 'any method')}`;
    case 'show':
      return `a text is shown ${places[effect.place]}`;
    case 'option':
      return `the checkout has the checkbox “${effect.label}”${effect.required ? ', which is required' : ''}${effect.fee > 0 ? `, which costs ${effect.fee}` : ''}`;
    case 'deposit':
      return `customers pay ${effect.percent}% now`;
    case 'related':
      return effect.by === 'none'
        ? 'no related products are shown'
        : `up to ${effect.limit} products of the same ${effect.by} are shown as related`;
  }
}

/** One sentence: `If the role contains “wholesale”, the value of an order has to be at least 200.` */
export function describeRule({ conditions = [], products = [], times, effect }: ShopRule, words: Words): string {
  const cart = withCart(words as PlanContext);
  const ofCart = (one: (typeof conditions)[number]): string =>
    one.attribute === 'logged_in'
      ? `the customer is ${String(one.value) === (one.is === 'equal' ? 'true' : 'false') ? '' : 'not '}logged in`
      : conditionWords('cart', one, cart);
  const parts = [
    ...(conditions.length > 0 ? [`if ${listed(conditions.map(ofCart))}`] : []),
    ...(products.length > 0
      ? [`for products where ${listed(products.map((one) => conditionWords('product', one, words)))}`]
      : []),
    ...(times === undefined ? [] : [timesWords(times)]),
  ];
  return `${capitalised([...parts, effectWords(effect)].join(', '))}.`;
}
