import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { PlanCondition } from '../../../behaviours/conditions.ts';
import type { Chunk, Deed } from '../deeds.ts';
import { clockIn, comparisonIn, numberIn, weekdaysIn } from '../measures.ts';
import { bare } from '../names.ts';
import type { Story } from '../story.ts';
import { yearlyDays } from '../yearly-days.ts';

type ShopRule = BehaviourOf<'shop_rule'>;

/** What narrows a rule of the shop, and the words of it that nothing says. */
export interface ShopScope {
  readonly conditions: PlanCondition[];
  readonly products: PlanCondition[];
  readonly times?: ShopRule['times'];
  readonly lost: readonly string[];
}

const countries: Readonly<Record<string, string>> = {
  germany: 'DE',
  austria: 'AT',
  switzerland: 'CH',
  france: 'FR',
  italy: 'IT',
  spain: 'ES',
  netherlands: 'NL',
  belgium: 'BE',
  denmark: 'DK',
  sweden: 'SE',
  norway: 'NO',
  finland: 'FI',
  poland: 'PL',
  ireland: 'IE',
  portugal: 'PT',
  greece: 'GR',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  'united kingdom': 'GB',
  england: 'GB',
  us: 'US',
  usa: 'US',
  'united states': 'US',
  canada: 'CA',
  australia: 'AU',
  'new zealand': 'NZ',
  japan: 'JP',
  czechia: 'CZ',
  hungary: 'HU',
  luxembourg: 'LU',
  iceland: 'IS',
};

const generic =
  /^(?:products?|items?|articles?|orders?|things?|everything|purchases?|goods|carts?|baskets?|checkout|pieces?|customers?|shop|order value|cart total|deliver(?:y|ies)|shipping|parcels?|something|anything|it|them|they)$/;

/** "Except for gift vouchers and sale yarn": what it names, where nobody marked it. */
function exceptedIn({ text, slots }: Chunk): string[] {
  if (slots.some(({ label }) => label !== 'thing' && label !== 'value' && label !== 'group')) return [];
  const named = /^(?:but |just |with the )?(?:not|except(?:ion)?)(?: (?:for|on|to|of|from))? (.+)$/i.exec(text)?.[1];
  if (named === undefined || /\b(?:when|if|who|that|which|over|during|until|before|after|from)\b/i.test(named))
    return [];
  const words = named.split(/,\s*|\s+(?:and|or)\s+/).map((word) => bare(word));
  return words.every((word) => /^[\p{L} -]{3,30}$/u.test(word) && word.split(' ').length <= 3) ? words : [];
}

/** What of the cart, of who buys and of the products narrows a rule of the shop. */
export function scopeOf(deed: Deed, story: Story): ShopScope {
  const conditions: PlanCondition[] = [];
  const products: PlanCondition[] = [];
  const lost: string[] = [];
  let times: ShopRule['times'];
  const about = (word: string, isNegated: boolean): void => {
    const name = bare(word);
    // Months say when.
    if (name === '' || generic.test(name) || yearlyDays(`in ${name}`) !== null) return;
    const country = Object.hasOwn(countries, name) ? countries[name] : undefined;
    if (country !== undefined)
      conditions.push({ attribute: 'country', is: isNegated ? 'not_equal' : 'equal', value: country });
    else
      products.push({
        attribute: 'category',
        is: isNegated ? 'not_contains' : 'contains',
        value: word.replaceAll(/["“”]/g, ''),
      });
  };
  const read = (slots: Deed['slots'], text: string, isNegated: boolean, chunk: Chunk | null): boolean => {
    let isRead = false;
    const compared = comparisonIn(text);
    const numbers = slots.filter(({ label }) => label === 'number');
    for (const slot of chunk === null ? [] : numbers) {
      const value = numberIn(slot.text);
      if (value === null) continue;
      const isMoney =
        /[€$£]|\b(?:euros?|dollars?|pounds?|francs?|eur|usd|gbp|total|value|subtotal|worth|amount)\b/i.test(
          `${slot.text} ${text}`,
        );
      const isWeight = /\b(?:kg|g|kilos?|lbs?|weigh)/i.test(`${slot.text} ${text}`);
      const attribute = isWeight ? 'weight' : isMoney ? 'total' : 'quantity';
      const isLess = compared === 'less' || compared === 'at_most';
      const isInclusive = compared === 'at_least' || compared === 'at_most' || compared === null;
      const step = attribute === 'quantity' ? 1 : 0.01;
      const is = isLess !== isNegated ? 'less' : 'more';
      const bound = isInclusive !== isNegated ? (is === 'more' ? value - step : value + step) : value;
      conditions.push({ attribute, is, value: Math.round(bound * 100) / 100 });
      isRead = true;
    }
    for (const slot of slots.filter(({ label }) => label === 'who')) {
      const person = story.person(slot.text, 'order');
      if (
        person === null ||
        person.is === 'everyone' ||
        person.is === 'nobody' ||
        person.is === 'owner' ||
        (person.is === 'role' &&
          person.role === 'customer' &&
          !/\b(?:regular|registered|returning|new|first|logged)/i.test(slot.text))
      )
        continue;
      if (person.is === 'guests') conditions.push({ attribute: 'logged_in', is: 'equal', value: isNegated });
      else if (person.is === 'members' || person.is === 'role') {
        if (person.is === 'role' && person.role !== 'customer')
          conditions.push({ attribute: 'role', is: isNegated ? 'not_contains' : 'contains', value: person.role });
        else if (/\bnew\b|\bfirst\b/i.test(slot.text)) conditions.push({ attribute: 'orders', is: 'less', value: 1 });
        else if (/\b(?:regular|returning)\b/i.test(slot.text))
          conditions.push({ attribute: 'orders', is: 'more', value: 0 });
        else conditions.push({ attribute: 'logged_in', is: 'equal', value: !isNegated });
      } else if (person.is === 'named') {
        const role = story.role(slot.text);
        if (role === null) continue;
        conditions.push({ attribute: 'role', is: isNegated ? 'not_contains' : 'contains', value: role });
      } else continue;
      isRead = true;
    }
    for (const slot of slots.filter(({ label }) => label === 'thing' || label === 'value' || label === 'group')) {
      const before = conditions.length + products.length;
      if (slot.label !== 'value' || chunk !== null || (/^[A-Z]/.test(slot.text) && slot.from > 0))
        about(slot.text, isNegated);
      isRead = isRead || conditions.length + products.length > before || generic.test(bare(slot.text));
    }
    const weekdays = weekdaysIn(text);
    const clocks = slots
      .filter(({ label }) => label === 'date' || label === 'rhythm')
      .map(({ text: said }) => clockIn(said))
      .filter((one): one is string => one !== null);
    if (
      (weekdays.length > 0 || clocks.length > 0) &&
      (chunk !== null || slots.some(({ label }) => label === 'date' || label === 'rhythm'))
    ) {
      const isAfter = compared === 'after' || compared === 'at_least';
      times = {
        is: isNegated ? 'outside' : 'during',
        weekdays,
        from: clocks.length > 1 || isAfter ? (clocks[0] ?? '') : '',
        until: clocks.length > 1 ? (clocks[1] ?? '') : isAfter ? '' : (clocks[0] ?? ''),
        from_date: '',
        until_date: '',
        dates: [],
        except_dates: [],
      };
      isRead = true;
    }
    const whole = chunk === null ? deed.text.toLowerCase() : '';
    const orders = /\b(\w+) orders or more\b|\bat least (\w+) orders\b/.exec(whole);
    const many = orders === null ? null : numberIn(orders[1] ?? orders[2] ?? '');
    if (many !== null) conditions.push({ attribute: 'orders', is: 'more', value: many - 1 });
    else if (
      /\b(?:returning|regular|repeat|loyal) customers?\b/.test(whole) &&
      conditions.every(({ attribute }) => attribute !== 'orders')
    )
      conditions.push({ attribute: 'orders', is: 'more', value: 0 });
    const from = /\bfrom ([\w€$£.]+)(?: \w+)? (?:on|up|upwards|onwards)\b/.exec(whole)?.[1];
    const least = from === undefined ? null : numberIn(from);
    if (least !== null)
      conditions.push({
        attribute: /[€$£]|euro|pound|dollar/.test(whole) ? 'total' : 'quantity',
        is: 'more',
        value: least - 1,
      });
    const nth = /\bfrom the (second|third|fourth|fifth|tenth) (?:order|purchase)\b/i.exec(text)?.[1];
    const before = nth === undefined ? null : { second: 1, third: 2, fourth: 3, fifth: 4, tenth: 9 }[nth.toLowerCase()];
    if (before != null) {
      conditions.push({ attribute: 'orders', is: 'more', value: before - 1 });
      isRead = true;
    }
    if (
      chunk !== null &&
      /\b(?:pick(?:s|ed)?(?: it| them| the \w+)? up|picks? collection|collect(?:s|ion|ing)?|fetch(?:es)?)\b/i.test(text)
    ) {
      conditions.push({ attribute: 'shipping_method', is: isNegated ? 'not_equal' : 'equal', value: 'local_pickup' });
      isRead = true;
    }
    const days = yearlyDays(
      chunk === null ? deed.chunks.reduce((rest, one) => rest.replace(one.text, ' '), deed.text) : text,
    );
    if (days !== null && times === undefined) {
      times = {
        is: isNegated ? 'outside' : 'during',
        weekdays: [],
        from: '',
        until: '',
        from_date: '',
        until_date: '',
        dates: days,
        except_dates: [],
      };
      isRead = true;
    }
    if (/\bfirst (?:order|purchase)\b/i.test(text)) {
      conditions.push({ attribute: 'orders', is: 'less', value: 1 });
      isRead = true;
    }
    if (/\blog(?:ged)?[ -]?in\b/i.test(text) && conditions.every(({ attribute }) => attribute !== 'logged_in')) {
      conditions.push({ attribute: 'logged_in', is: 'equal', value: /\bnot\b|n't/i.test(text) === isNegated });
      isRead = true;
    }
    return isRead;
  };
  read(deed.slots, deed.actText, false, null);
  for (const chunk of deed.chunks) {
    if (chunk.label === 'why') continue;
    const isNegated =
      chunk.label === 'except' ||
      /\b(?:not|no|never|without|outside)\b|n't\b/i.test(chunk.text.replace(/\bno (?:more|less|fewer) than\b/gi, ''));
    if (read(chunk.slots, chunk.text, isNegated, chunk)) continue;
    const excepted = chunk.label === 'except' ? exceptedIn(chunk) : [];
    if (excepted.length === 0) lost.push(chunk.text);
    for (const word of excepted) about(word, true);
  }
  const unique = (all: readonly PlanCondition[]): PlanCondition[] =>
    [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].slice(0, 12);
  return {
    conditions: unique(conditions),
    products: unique(products),
    ...(times === undefined ? {} : { times }),
    lost,
  };
}
