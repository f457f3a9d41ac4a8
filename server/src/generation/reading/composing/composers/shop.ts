import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { type Chunk, type Deed, slotsOf } from '../deeds.ts';
import { clockIn, comparisonIn, daysOf, durationIn, numberIn, unquoted, weekdaysIn, within } from '../measures.ts';
import { keyOf } from '../names.ts';
import type { Story } from '../story.ts';
import { type Composer, type Composers, unreadCondition } from './composer.ts';
import { type ShopScope, scopeOf } from './shop-scope.ts';

/** Words of days and times, without which nothing is said of when an order arrives: not in "a delivery note". */
const speaksOfTime =
  /\b(?:days?|dates?|times?|hours?|slots?|windows?|when|mornings?|afternoons?|evenings?|nights?|today|tomorrow|weeks?|weekends?|weekdays?|o'clock)\b/i;

type ShopRule = BehaviourOf<'shop_rule'>;
type Effect = ShopRule['effect'];

const shopRule =
  (effectOf: (deed: Deed, story: Story, scope: ShopScope) => Effect | string): Composer =>
  (deed, story) => {
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const scope = scopeOf(deed, story);
    const effect = effectOf(deed, story, scope);
    if (typeof effect === 'string') return story.refuse(deed, effect);
    if (scope.lost.length > 0) return story.refuse(deed, unreadCondition(scope.lost));
    story.add(
      {
        kind: 'shop_rule',
        ...(scope.conditions.length > 0 ? { conditions: scope.conditions } : {}),
        ...(scope.products.length > 0 ? { products: scope.products } : {}),
        ...(scope.times === undefined ? {} : { times: scope.times }),
        effect,
      },
      deed,
    );
  };

const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/i, 50],
  [/\b(?:a|one) third\b/i, 33.33],
  [/\b(?:a|one) quarter\b/i, 25],
  [/\ba fifth\b/i, 20],
  [/\ba tenth\b/i, 10],
];

/** "Half", "a third": what share of a price, in percent; "10 % off" where nobody marked the number. */
const shareIn = (text: string): number | null => {
  const typed = /(\d+(?:[.,]\d+)?) ?(?:%|percent|per cent)/i.exec(text)?.[1];
  if (typed !== undefined) return numberIn(typed);
  return shares.find(([words]) => words.test(text))?.[1] ?? null;
};

const amountOf = (deed: Deed): { readonly as: 'percent' | 'order' | 'each'; readonly amount: number } | null => {
  const all = slotsOf(deed, 'number').filter(({ text }) => numberIn(text) !== null);
  const slot =
    all.find(({ text }) => /%|percent|per cent/i.test(text)) ??
    all.find(({ text }) => /[€$£]|euro|dollar|pound|franc|cent/i.test(text)) ??
    all[0];
  const value = slot === undefined ? shareIn(deed.text) : numberIn(slot.text);
  if (value === null) return null;
  const isPercent = slot === undefined || /%|percent|per cent/i.test(slot.text);
  return {
    as: isPercent
      ? 'percent'
      : /\b(?:per|each|every) (?:piece|item|bottle|product|unit|one)\b|\beach\b/i.test(deed.text)
        ? 'each'
        : 'order',
    amount: value,
  };
};

const shippingMethods = (text: string): string[] =>
  /\b(?:pick[ -]?up|collect)/i.test(text) ? ['local_pickup'] : /\bflat\b/i.test(text) ? ['flat_rate'] : [];
const paymentMethods = (text: string): string[] => [
  ...(/\b(?:bank transfer|wire|bacs|direct transfer|pre-?payment|prepay|in advance)/i.test(text) ? ['bacs'] : []),
  ...(/\b(?:cash on delivery|cod|cash|on the spot|on collection|when (?:collecting|they (?:collect|pick|fetch)\w*)|(?:at|over) the counter|in the (?:shop|school office|office))\b/i.test(
    text,
  )
    ? ['cod']
    : []),
  ...(/\b(?:che(?:que|ck)s?|invoice|on account)\b/i.test(text) ? ['cheque'] : []),
  ...(/\bpaypal\b/i.test(text) ? ['ppcp-gateway'] : []),
  ...(/\b(?:direct debit|sepa)\b/i.test(text) ? ['stripe_sepa'] : []),
  ...(/\bsofort\b/i.test(text) ? ['stripe_sofort'] : []),
  ...(/\b(?:klarna|pay later)\b/i.test(text) ? ['klarna_payments'] : []),
  ...(/\bamazon pay\b/i.test(text) ? ['amazon_payments_advanced'] : []),
  ...(/\b(?:credit )?cards?\b|\bstripe\b/i.test(text) ? ['stripe'] : []),
];

const quoted = (deed: Deed): string => slotsOf(deed, 'text').map(unquoted).join(' ').slice(0, 500);

const emptyFlow = (): BehaviourOf<'order_flow'> => ({
  kind: 'order_flow',
  statuses: [],
  cancel_hours: 0,
  reorder: false,
});

/** Changes what becomes of orders: a plan has it once. */
function changeFlow(
  deed: Deed,
  story: Story,
  change: (flow: Record<string, unknown> & BehaviourOf<'order_flow'>) => boolean,
) {
  // What depends on something is refused by itself, and leaves statuses and numbers as they are.
  const lost = deed.chunks.filter(
    ({ label, slots }) =>
      label !== 'why' && !(deed.intent === 'order_cancel' && slots.some((one) => one.label === 'span')),
  );
  if (lost.length > 0 && !deed.isDenied && deed.intent !== 'order_number')
    return story.refuse(deed, unreadCondition(lost.map(({ text }) => text)));
  const known = story.last('order_flow') as (Record<string, unknown> & BehaviourOf<'order_flow'>) | undefined;
  const flow = known ?? (emptyFlow() as Record<string, unknown> & BehaviourOf<'order_flow'>);
  if (!change(flow)) return story.refuse(deed, 'It does not say how.');
  story.add(flow, deed);
}

/** "Orders that are still on hold after five days are cancelled": by themselves. */
function cancelStale(deed: Deed, stale: Chunk, story: Story) {
  const span = stale.slots.find(({ label }) => label === 'span');
  const duration = span === undefined ? null : durationIn(span.text);
  if (duration === null) return story.refuse(deed, unreadCondition([stale.text]));
  const status = /\bon[ -]hold\b/i.test(stale.text)
    ? 'on-hold'
    : /\b(?:unpaid|not paid|n't (?:been )?paid|pending|nobody paid)\b/i.test(stale.text)
      ? 'pending'
      : /\bprocessing\b/i.test(stale.text)
        ? 'processing'
        : null;
  if (status === null) return story.refuse(deed, unreadCondition([stale.text]));
  story.current = 'order';
  story.add(
    {
      kind: 'automation',
      entity: 'order',
      when: { on: 'interval', every: 'daily', is_together: false },
      conditions: [
        { attribute: 'status', is: 'equal', value: status },
        { attribute: 'date', is: 'older_than_days', value: daysOf(duration) },
      ],
      actions: [{ do: 'set', attribute: 'status', value: 'cancelled' }],
    },
    deed,
  );
}

const textOfSentence = ({ sentence: { tokens } }: Deed): string => tokens.map(({ lower }) => lower).join(' ');

const ordinals: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  tenth: 10,
  twelfth: 12,
};

/** "Patrons pay nothing": all of the price, where it is said for whom or for what. */
function freeFor({ text }: Deed, { conditions, products }: ShopScope): Effect | null {
  const isFree = /\bpays? nothing\b|\b(?:for|come|are|is|everything(?: for)?) (?:free|nothing)\b/i.test(text);
  const isNarrow =
    conditions.some(({ attribute }) => attribute === 'role' || attribute === 'logged_in') || products.length > 0;
  return isFree && isNarrow
    ? {
        do: 'discount',
        as: 'percent',
        amount: 100,
        tiers: [],
        tiers_by: 'quantity',
        every: 0,
        on: 'cart',
        label: 'Free of charge',
        with_coupons: true,
      }
    : null;
}

export const shop: Composers = {
  discount: shopRule((deed, _, scope) => {
    const amount = amountOf(deed);
    const three = /\b(\d|two|three|four|five) for (\d|two|three|four|five)\b/i.exec(deed.text);
    if (three !== null)
      return {
        do: 'discount',
        as: 'percent',
        amount: 100,
        tiers: [],
        tiers_by: 'quantity',
        every: numberIn(three[1] ?? '3') ?? 3,
        on: 'cart',
        label: 'Offer',
        with_coupons: false,
      };
    // "The sixth is free": of every six one
    const nth =
      /\b(second|third|fourth|fifth|sixth|seventh|eighth|tenth|twelfth|[2-9]th|1[0-2]th)\b[\w ]{0,20}\b(?:free|on the house|for nothing)\b/i.exec(
        deed.text,
      );
    const every = nth === null ? 0 : (ordinals[(nth[1] ?? '').toLowerCase()] ?? numberIn(nth[1] ?? '') ?? 0);
    if (every > 1)
      return {
        do: 'discount',
        as: 'percent',
        amount: 100,
        tiers: [],
        tiers_by: 'quantity',
        every,
        on: 'cart',
        label: 'Offer',
        with_coupons: false,
      };
    if (amount === null) return freeFor(deed, scope) ?? 'It does not say how much is off.';
    const isPrice =
      scope.products.length > 0 &&
      scope.conditions.every(({ attribute }) => attribute === 'role' || attribute === 'logged_in');
    return {
      do: 'discount',
      as: amount.as,
      amount: amount.amount,
      tiers: [],
      tiers_by: 'quantity',
      every: 0,
      on: isPrice && amount.as === 'percent' ? 'price' : 'cart',
      label: 'Discount',
      with_coupons: true,
    };
  }),
  fee: shopRule((deed) => {
    const amount = amountOf(deed);
    if (amount === null) return 'It does not say how much it costs.';
    const label = slotsOf(deed, 'text', 'name').map(unquoted)[0] ?? deed.actText;
    return {
      do: 'fee',
      as: amount.as,
      amount: amount.amount,
      label: (label.charAt(0).toUpperCase() + label.slice(1)).slice(0, 120),
      is_taxed: true,
    };
  }),
  shipping: shopRule((deed) => {
    const isFree = /\bfree|nothing|no (?:shipping|delivery|postage)|without (?:shipping|delivery)/i.test(deed.text);
    const methods = shippingMethods(deed.text);
    if (isFree) return { do: 'shipping', is: 'free', methods: [] };
    if (/\bonly\b/i.test(deed.text) && methods.length > 0) return { do: 'shipping', is: 'only', methods };
    if (/\b(?:not|no|never|n't|cannot|hide)\b|n't/i.test(deed.text)) return { do: 'shipping', is: 'never', methods };
    return methods.length > 0 ? { do: 'shipping', is: 'only', methods } : 'It does not say which way of shipping.';
  }),
  payment: shopRule((deed) => {
    const methods = paymentMethods(deed.text);
    if (methods.length === 0) return 'It does not name a way of payment that the shop has.';
    return {
      do: 'payment',
      is:
        /\bonly\b/i.test(deed.text) && !/\bnot\b|n't/i.test(deed.text)
          ? deed.chunks.length > 0 || slotsOf(deed, 'who').length > 0
            ? 'only'
            : 'only'
          : /\b(?:not|no|never|cannot|hid(?:e|den)|removed?|off|dropped)\b|n't/i.test(deed.text)
            ? 'never'
            : 'only',
      methods,
    };
  }),
  shop_limit: shopRule((deed) => {
    const text = deed.text.toLowerCase();
    const slot = slotsOf(deed, 'number')[0];
    const value = slot === undefined ? (/\b(?:one|once|single)\b/.test(text) ? 1 : null) : numberIn(slot.text);
    if (value === null) return 'It does not say how much at least or at most.';
    const said = `${slot?.text ?? ''} ${text}`;
    const of =
      /[€$£]|\b(?:euros?|dollars?|pounds?|francs?|minimum order|order value|worth)\b/.test(said) &&
      !/\b(?:bottles?|pieces?|items?)\b/.test(slot?.text ?? '')
        ? ('amount' as const)
        : /\b(?:kg|kilos?|grams?|lbs?|weigh)/.test(said)
          ? ('weight' as const)
          : ('quantity' as const);
    const isStep = /\b(?:multiples?|steps?|packs?|in (?:dozens|sixes|cartons|boxes))\b/.test(text);
    const compared = comparisonIn(text);
    const isLeast =
      compared === 'at_least' ||
      ((compared === 'less' || compared === 'before') && /\b(?:refus|not|no|never|n't)/.test(text)) ||
      (compared === 'more' && !/\b(?:not|no|never|nobody|n't)\b/.test(text));
    const per =
      /\b(?:per|each|every|a) (?:customer|person|household|head|buyer|account)\b/.test(text) ||
      (slotsOf(deed, 'who').length > 0 && /\b(?:ever|once|nobody|customers? may)\b/.test(text))
        ? ('customer' as const)
        : /\b(?:of (?:the same|each|one|any)|same|each product|per (?:product|item|article))\b/.test(text)
          ? ('product' as const)
          : ('order' as const);
    const duration = durationIn(within(deed.slots, deed.chunks).find(({ label }) => label === 'span')?.text ?? '');
    return {
      do: 'limit',
      of,
      per,
      ...(isStep ? { step: value } : isLeast ? { at_least: value } : { at_most: value }),
      days: per === 'customer' && duration !== null ? daysOf(duration) : 0,
      message: quoted(deed),
    };
  }),
  shop_hide: shopRule((deed) => {
    const text = deed.text.toLowerCase();
    const what = /\bprices?\b/.test(text)
      ? ('price' as const)
      : /\b(?:button|add to (?:the )?cart|buy|purchas|order)/.test(text)
        ? ('buying' as const)
        : ('product' as const);
    return { do: 'hide', what, text: quoted(deed), links_to_login: /\blog[ -]?in\b/.test(text) };
  }),
  deposit: shopRule((deed) => {
    const percent = slotsOf(deed, 'number').flatMap(({ text }) => shareIn(text) ?? [])[0] ?? shareIn(deed.text);
    if (percent === null && slotsOf(deed, 'number').length > 0)
      return 'A deposit is a share of the price, in percent: there is none of a fixed amount.';
    return percent === null || percent < 1 || percent > 99
      ? 'It does not say which part is paid at once.'
      : { do: 'deposit', percent: Math.round(percent), label: 'Due later' };
  }),
  shop_related: shopRule((deed) => {
    const count = slotsOf(deed, 'number')
      .map(({ text }) => numberIn(text))
      .find((one) => one !== null);
    return {
      do: 'related',
      by: /\btags?\b/i.test(deed.text)
        ? 'tag'
        : /\b(?:no|hide|remove|without|not)\b/i.test(deed.text)
          ? 'none'
          : 'category',
      limit: Math.max(1, Math.min(24, Math.round(count ?? 4))),
    };
  }),
  product_option(deed, story) {
    const fields = slotsOf(deed, 'field');
    const label = quoted(deed);
    if (/\b(?:check ?box|tick)/i.test(deed.text) && fields.length <= 1) {
      const text = label === '' ? (fields[0]?.text ?? '') : label;
      if (text === '') return story.refuse(deed, 'It does not say what the box is called.');
      const amount = amountOf(deed);
      return story.add(
        {
          kind: 'shop_rule',
          effect: {
            do: 'option',
            label: text.slice(0, 300),
            required: /\b(?:must|has to|have to|required|mandatory)\b/i.test(deed.text),
            fee: amount?.amount ?? 0,
          },
        },
        deed,
      );
    }
    if (!story.isShop) {
      // "a T-shirt size (S, M, L)" outside of a shop is a property like others
      const entity = story.recordOf(deed);
      const choices = slotsOf(deed, 'choice').map(({ text }) => text);
      if (entity !== null && story.attribute(entity, fields[0]?.text ?? deed.actText, { choices }) !== null)
        return story.tell(deed, story.isOwn(entity) ? `entities.${entity}` : `extra_fields.${entity}`);
    }
    story.refuse(deed, 'Customers cannot fill in fields on product pages yet; fields at the checkout are possible.');
  },
  order_status(deed, story) {
    changeFlow(deed, story, (flow) => {
      const named = slotsOf(deed, 'value', 'choice', 'name', 'text').map((slot) => unquoted(slot));
      const made = named.flatMap((label) => {
        const key = keyOf(label, 17).replaceAll('_', '-').slice(0, 17).replace(/-+$/, '');
        return /^[a-z][a-z0-9-]*$/.test(key)
          ? [{ key, label: (label.charAt(0).toUpperCase() + label.slice(1)).slice(0, 120), is_paid: true }]
          : [];
      });
      flow.statuses = [...new Map([...flow.statuses, ...made].map((one) => [one.key, one])).values()].slice(0, 12);
      return made.length > 0;
    });
  },
  order_number(deed, story) {
    changeFlow(deed, story, (flow) => {
      const texts = slotsOf(deed, 'text', 'value', 'name').map((slot) => unquoted(slot));
      const prefix = texts.find((one) => /^[A-Za-z0-9 ./_{}#-]{1,40}$/.test(one) && /[A-Za-z]/.test(one)) ?? '';
      const first =
        slotsOf(deed, 'number')
          .map(({ text }) => numberIn(text))
          .find((one) => one !== null) ?? 1;
      // "RE-2024-0001": a prefix, the year, and as many digits as are counted
      const pattern = /^(.*?)(\d+)$/.exec(prefix.replaceAll(/\s/g, ''));
      const stem = (pattern?.[1] ?? prefix).replace(/\b20\d\d\b/, '{year}');
      const isYearly = /\b(?:every|each|new) year|yearly|restart/i.test(textOfSentence(deed));
      flow.number = {
        prefix: `${stem}${stem.includes('{') || !/\byear\b/i.test(textOfSentence(deed)) ? '' : '{year}-'}`.slice(0, 40),
        digits: pattern === null ? 4 : Math.max(1, Math.min(10, pattern[2]?.length ?? 4)),
        first: Math.max(1, Math.round(first)),
        restarts: isYearly ? 'yearly' : 'never',
      };
      return true;
    });
  },
  order_cancel(deed, story) {
    if (!story.isShop) return story.refuse(deed, 'Only orders of a WooCommerce shop can be cancelled by customers.');
    const stale = deed.chunks.find(({ label, slots }) => label !== 'why' && slots.some((one) => one.label === 'span'));
    if (stale !== undefined && !/\b(?:can|may|able|allowed|up to|before|within)\b/i.test(deed.text))
      return cancelStale(deed, stale, story);
    // A plan counts from the order on, not back from the visit or the delivery.
    const before = deed.chunks.find(({ label, text }) => label !== 'why' && /\bbefore\b|\bahead\b/i.test(text));
    if (before !== undefined && !deed.isDenied) return story.refuse(deed, unreadCondition([before.text]));
    changeFlow(deed, story, (flow) => {
      const span = within(deed.slots, deed.chunks).find(({ label }) => label === 'span');
      const duration = span === undefined ? null : durationIn(span.text);
      flow.cancel_hours =
        duration === null
          ? 24
          : Math.max(
              1,
              Math.min(
                8760,
                duration.unit === 'hour'
                  ? Math.round(duration.amount)
                  : duration.unit === 'minute'
                    ? 1
                    : daysOf(duration) * 24,
              ),
            );
      return !deed.isDenied;
    });
  },
  reorder(deed, story) {
    changeFlow(deed, story, (flow) => {
      flow.reorder = !deed.isDenied;
      return true;
    });
  },
  delivery_slot(deed, story) {
    const all = within(deed.slots, deed.chunks);
    const text = all.map((slot) => slot.text).join(', ');
    const isPickup = /\b(?:pick[ -]?up|collect)/i.test(deed.text);
    const span = all.find(({ label }) => label === 'span');
    const duration = span === undefined ? null : durationIn(span.text);
    const days = weekdaysIn(text);
    const isClosed = /\b(?:never|not|no|closed|except)\b/i.test(deed.text) && days.length > 0;
    const clocks = [...deed.text.matchAll(/\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|o'clock)?/gi)]
      .map(([one]) => clockIn(one))
      .filter((one): one is string => one !== null);
    const last = story.last('checkout_slot');
    if (last !== undefined) {
      if (duration !== null) last.lead_hours = Math.min(2160, daysOf(duration) * 24);
      if (days.length > 0)
        last.slots = last.slots.map((slot) => ({
          ...slot,
          weekdays: isClosed ? weekdaysIn('monday to sunday').filter((day) => !days.includes(day)) : days,
        }));
      const most = slotsOf(deed, 'number')
        .map((slot) => numberIn(slot.text))
        .find((one) => one !== null);
      if (most != null && /\b(?:order|per|each|slot|most|max)/i.test(deed.text)) last.capacity = Math.round(most);
      return story.add(last, deed);
    }
    if (days.length === 0 && clocks.length === 0 && duration === null && !speaksOfTime.test(deed.text))
      return story.refuse(deed, 'It does not say which days or times can be chosen.');
    story.add(
      {
        kind: 'checkout_slot',
        label: isPickup ? 'Pick-up time' : 'Delivery time',
        slots: [
          {
            weekdays: isClosed ? weekdaysIn('monday to sunday').filter((day) => !days.includes(day)) : days,
            from: clocks[0] ?? '',
            until: clocks[1] ?? '',
          },
        ],
        lead_hours:
          duration === null
            ? 24
            : Math.min(2160, duration.unit === 'hour' ? Math.round(duration.amount) : daysOf(duration) * 24),
        cutoff: '',
        days_ahead: 30,
        closed: [],
        capacity: 0,
        required: true,
        shipping_methods: isPickup ? ['local_pickup'] : [],
      },
      deed,
    );
  },
  waiting_list(deed, story) {
    if (!story.isShop) return story.refuse(deed, 'Only products of a WooCommerce shop can have a waiting list.');
    const isCheaper = /\b(?:cheap|price (?:drop|fall)|reduc)/i.test(deed.text);
    story.add(
      {
        kind: 'waiting_list',
        event: isCheaper ? 'cheaper' : 'back_in_stock',
        label: isCheaper ? 'Tell me when the price drops' : 'Tell me when it is back',
        button: 'Notify me',
        requires_login: false,
        consent: '',
        most: 0,
        keep_days: 365,
        subject: '',
        message: '',
      },
      deed,
    );
  },
};
