import { customerAttributes } from '../../../../server/src/generation/behaviours/shop/cart-kind.ts';

type Members = Record<string, unknown>;

const ofCart = [
  { attribute: 'total', is: 'more', value: 50 },
  { attribute: 'category', is: 'contains', value: 'A & B' },
  { attribute: 'shipping_method', is: 'not_equal', value: 'local_pickup' },
  { attribute: 'coupons', is: 'empty' },
];
const ofCustomer = [
  { attribute: 'role', is: 'contains', value: 'customer' },
  { attribute: 'logged_in', is: 'equal', value: false },
  { attribute: 'orders', is: 'equal', value: 0 },
  { attribute: 'last_order', is: 'older_than_days', value: 30 },
  { attribute: 'country', is: 'not_equal', value: `It's` },
];
const ofProducts = [
  { attribute: 'category', is: 'contains', value: 'Wine' },
  { attribute: 'stock', is: 'less', value: 4 },
  { attribute: 'on_sale', is: 'equal', value: true },
  { attribute: 'date', is: 'within_days', value: 30 },
];

/** A random rule of a shop with conditions that there are, and bounds that something is within. */
export function shopRule(one: Members, _context: unknown, pick: number): Members {
  const effect = { ...(one.effect as Members) };
  const isOfPrices = effect.do === 'hide' || effect.on === 'price';
  const isAlways = effect.do === 'related' || (effect.do === 'show' && String(effect.place).startsWith('order_'));
  const pool = [...ofCustomer, ...(isOfPrices ? [] : ofCart)].filter(
    ({ attribute }) => !isOfPrices || customerAttributes.includes(attribute),
  );
  const conditions = isAlways ? [] : pool.filter((_, index) => (pick >> index) % 2 === 1);
  const { times, ...rest } = one as { times?: Members };
  if (effect.do === 'limit') {
    const [min, max] = [Number(effect.at_least ?? 1), Number(effect.at_most ?? 1e6)];
    Object.assign(effect, { at_least: Math.min(min, max), at_most: Math.max(min, max) + 1000, days: 0 });
    if (effect.step !== undefined) effect.step = 1 + (pick % 6);
    if (effect.per === 'customer') delete effect.step;
    if (effect.per === 'product' && effect.of === 'products') effect.of = 'quantity';
  }
  if (effect.do === 'discount') {
    const isPrice = effect.on === 'price';
    const tiers = (effect.tiers as Members[]).map((tier, index) => ({
      at_least: index * 3,
      amount: Number(tier.amount) % 90,
    }));
    Object.assign(effect, { amount: 1 + (Number(effect.amount) % 90), tiers: isPrice ? [] : tiers });
    if (effect.as === 'order') Object.assign(effect, { every: 0, ...(isPrice && { as: 'each' }) });
    if (isPrice || effect.every === 1) effect.every = 0;
  }
  if (effect.do === 'fee') effect.amount = 1 + Number(effect.amount);
  if (effect.do === 'show') effect.title = effect.place === 'tab' ? `It's "new"` : '';
  if (effect.do === 'show' && effect.text === '') effect.text = 'Fine';
  if (effect.do === 'hide' && effect.text === '') effect.links_to_login = false;
  if (effect.do === 'option' && effect.label === '') effect.label = 'I agree & "more"';
  const methods = effect.methods;
  if (Array.isArray(methods)) effect.methods = [...methods.filter((name) => name !== ''), 'cod'];
  return {
    ...rest,
    effect,
    conditions,
    products: ofProducts.filter((_, index) => (pick >> index) % 3 === 1),
    ...(times !== undefined &&
      !isAlways &&
      pick % 2 === 0 && { times: { ...times, weekdays: ['sunday'], until: '', until_date: '' } }),
  };
}
