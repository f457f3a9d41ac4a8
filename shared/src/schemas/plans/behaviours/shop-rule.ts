import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Label } from '../parts.ts';
import { Condition, oneOf, strict, TextTemplate } from './parts.ts';
import { Times } from './times.ts';

const money = (description: string) => Type.Number({ minimum: 0, maximum: 1e9, description });
const optionalAmount = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 1e9, description }));
const methods = (examples: string) =>
  Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_:-]*$', maxLength: 60 }), {
    maxItems: 20,
    description: `Such as ${examples}; empty: all`,
  });
const text = (description: string, max = 500) => TextTemplate(description, max);

export const shopPlaces = [
  'badge',
  'below_price',
  'below_button',
  'tab',
  'stock',
  'cart',
  'checkout',
  'order_received',
  'order_email',
] as const;

/** What a rule of the shop does. */
export const ShopEffect = oneOf(
  'do',
  [
    Type.Object(
      {
        do: Type.Literal('limit'),
        of: StringEnum(['amount', 'quantity', 'weight', 'products'] as const, {
          description: '`products`: how many different ones',
        }),
        per: StringEnum(['order', 'product', 'customer'] as const, {
          description: '`product`: each for itself; `customer`: together with what they ordered before',
        }),
        at_least: optionalAmount('No less'),
        at_most: optionalAmount('No more'),
        step: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e6, description: 'A multiple of it only' })),
        days: Type.Integer({
          minimum: 0,
          maximum: 3650,
          description: 'Of `customer`: within so many days; 0: of all times; else 0',
        }),
        message: text('Empty: the standard text; `{min}`, `{max}`, `{step}`, `{missing}`, `{current}`, `{product}`'),
      },
      { ...strict, description: 'No order is taken with less or more' },
    ),
    Type.Object(
      {
        do: Type.Literal('hide'),
        what: StringEnum(['price', 'buying', 'product'] as const, {
          description: '`price`: the price and the button; `buying`: the button alone; `product`: all of it',
        }),
        text: text('Shown instead; empty: nothing'),
        links_to_login: Type.Boolean({ description: 'The text leads to the log-in' }),
      },
      { ...strict, description: 'Hides something from those whom the conditions name' },
    ),
    Type.Object(
      {
        do: Type.Literal('discount'),
        as: StringEnum(['percent', 'each', 'order'] as const, {
          description: '`each`: an amount off every piece; `order`: one amount',
        }),
        amount: money('How much; with `tiers` it counts below the first'),
        tiers: Type.Array(
          Type.Object({ at_least: money('From so many, or so much'), amount: money('How much then') }, strict),
          { maxItems: 12, description: 'More for more; empty: one amount' },
        ),
        tiers_by: StringEnum(['quantity', 'amount'] as const),
        every: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: 'Of every so many pieces the cheapest gets it, as in “3 for 2”; 0: all pieces',
        }),
        at_most: optionalAmount('No more off than this'),
        on: StringEnum(['cart', 'price'] as const, {
          description: '`price`: the products themselves cost less; `cart`: a line below them',
        }),
        label: Label('As the cart names it'),
        with_coupons: Type.Boolean({ description: 'Given beside coupons too' }),
      },
      strict,
    ),
    Type.Object(
      {
        do: Type.Literal('fee'),
        as: StringEnum(['percent', 'each', 'order'] as const),
        amount: money('How much'),
        label: Label('As the cart names it'),
        is_taxed: Type.Boolean(),
      },
      { ...strict, description: 'Costs more' },
    ),
    Type.Object(
      {
        do: Type.Literal('shipping'),
        is: StringEnum(['free', 'only', 'never'] as const),
        methods: methods('`flat_rate`, `free_shipping`, `local_pickup`'),
      },
      { ...strict, description: 'Ways of shipping that are free, that alone there are, or that there are not' },
    ),
    Type.Object(
      {
        do: Type.Literal('payment'),
        is: StringEnum(['only', 'never'] as const),
        methods: methods('`bacs`, `cod`, `cheque`'),
      },
      { ...strict, description: 'Ways of payment that alone there are, or that there are not' },
    ),
    Type.Object(
      {
        do: Type.Literal('show'),
        place: StringEnum(shopPlaces),
        title: Type.String({ maxLength: 120, description: 'Of a `tab`; else empty' }),
        text: text(
          'What is shown; `{title}`, `{price}`, `{stock}` … of a product, `{total}`, `{quantity}` of the cart',
        ),
      },
      { ...strict, description: 'Shows a text: a badge “Only {stock} left”, a tab, a stock text, a notice' },
    ),
    Type.Object(
      {
        do: Type.Literal('option'),
        label: text('Text beside the checkbox', 300),
        required: Type.Boolean({ description: 'No order without it: terms, age' }),
        fee: money('What it costs; 0: nothing'),
      },
      { ...strict, description: 'A checkbox at the checkout: terms, gift wrapping' },
    ),
    Type.Object(
      {
        do: Type.Literal('deposit'),
        percent: Type.Integer({ minimum: 1, maximum: 99, description: 'Of the total, paid now' }),
        label: Label('What the rest is called'),
      },
      { ...strict, description: 'Only a part is paid now; the order says what is open' },
    ),
    Type.Object(
      {
        do: Type.Literal('related'),
        by: StringEnum(['category', 'tag', 'none'] as const, { description: '`none`: no related products' }),
        limit: Type.Integer({ minimum: 1, maximum: 24 }),
      },
      { ...strict, description: 'Which products are shown as related' },
    ),
  ],
  'What the rule does',
);

export const shopRule = Type.Object(
  {
    kind: Type.Literal('shop_rule'),
    conditions: Type.Optional(
      Type.Array(Condition, {
        maxItems: 12,
        description:
          'Of the cart and who buys, all have to be so: `total`, `quantity`, `weight`, `lines`, `product`, `category`, `coupons`, `shipping_method`, `payment_method`, `country`, `postcode`, `role`, `logged_in`, `orders`, `spent`, `last_order`, `registered`',
      }),
    ),
    products: Type.Optional(
      Type.Array(Condition, {
        maxItems: 12,
        description: 'Which products it is about, by attributes of `product`, all have to be so; absent: all',
      }),
    ),
    times: Type.Optional(Times),
    effect: ShopEffect,
  },
  { ...strict, description: 'A rule of the shop: limits, prices, discounts, fees, shipping, payment, texts.' },
);
