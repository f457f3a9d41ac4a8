import { phpString } from '../../../../writers/php.ts';
import type { Composer } from '../../../composer.ts';
import { raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader, unless } from '../parts.ts';
import type { Found } from '../reading.ts';
import { readTests } from '../tests.ts';
import { textOf } from '../values.ts';

const q = phpString;

const field =
  '((?:billing|shipping|order|account)_[a-z_0-9]+|order notes|(?:company|phone|address line 2|second address line|country|state)(?: name| number)?(?: field)?)';
const spoken: Readonly<Record<string, string>> = {
  'order notes': 'order_comments',
  company: 'billing_company',
  'company name': 'billing_company',
  phone: 'billing_phone',
  'phone number': 'billing_phone',
  'address line 2': 'billing_address_2',
  'second address line': 'billing_address_2',
  country: 'billing_country',
  state: 'billing_state',
};
const keyOf = (said: string): string => spoken[said.toLowerCase().replace(/ field$/, '')] ?? said;
const groupOf = (key: string): string => key.split('_')[0] ?? 'billing';
const at = (key: string): string => `$fields['${groupOf(key)}'][${q(key)}]`;

/** Fields of the checkout: removed, made required or optional, labelled, added. */
export const checkoutFields: HookReader = (r, c) => {
  if (!r.says('\\bcheckout\\b|woocommerce_checkout_fields|billing_|shipping_|order_comments')) return [];
  const lines: string[] = [];
  const names = (found: Found) => found.text.match(new RegExp(field, 'gi'))?.map(keyOf) ?? [];
  const run = `((?:(?:,? and |, | or |the )*${field})+)(?: fields?)?`;
  const alter = (key: string, option: string, value: string) =>
    lines.push(`if ( isset( ${at(key)} ) ) {\n\t${at(key)}['${option}'] = ${value};\n}`);
  let last = '';
  for (const found of r.takeAll(
    `(?:remov(?:e|es|ing)|hide|drop|unset|without|no|delete|get rid of) (?:the )?(?:fields? )?${run}`,
  ))
    lines.push(`unset( ${names(found).map(at).join(', ')} );`);
  for (const found of r.takeAll(
    `(?:make|set|mark) (?:the )?(?:fields? )?${run} (?:as )?(required|mandatory|optional|not required)|${run} (?:is|are|becomes?|must be|should be) (required|mandatory|optional|not required)`,
  ))
    for (const key of names(found)) {
      alter(key, 'required', String(!/optional|not required/i.test(found.text)));
      last = key;
    }
  const label = `(?:label|title)\\s*(?:it|them|of)?\\s*(?:to|as|=|:|is)*\\s*<text>|(?:label|relabel|rename|call) (?:the )?(?:field )?${field}(?: field)? (?:to|as|into)?\\s*<text>|(?:change|set) (?:the )?(?:label of |)(?:the )?(?:field )?${field}(?:'s)?(?: label)? (?:to|as)\\s*<text>`;
  for (const found of r.takeAll(label)) {
    const key = names({ ...found, text: found.text.replace(/"[^"]*"|'[^']*'/g, '') })[0] ?? last;
    const text = found.groups.findLast((one) => one !== undefined) ?? '';
    if (key !== '') alter(key, 'label', c.label(text).text);
  }
  for (const found of r.takeAll(
    `(?:set |change )?(?:the )?placeholder (?:of |for )?(?:the )?${field}?(?: field)?\\s*(?:to|as|=|:|is)*\\s*<text>`,
  )) {
    const key = found.groups[0] === undefined ? last : keyOf(found.groups[0]);
    if (key !== '') alter(key, 'placeholder', c.label(found.groups.at(-1) ?? '').text);
  }
  if (lines.length === 0) return [];
  r.takeAll(
    '(?:in |from |of |at |the |woocommerce )*(?:woocommerce )?checkout(?: page| form| fields?)?|woocommerce|woocommerce_checkout_fields|(?:make|label it|fields?|required)\\b',
  );
  return [
    {
      name: 'checkout_fields',
      summary: 'Changes the fields of the checkout.',
      kind: 'filter',
      hook: 'woocommerce_checkout_fields',
      params: 'array $fields',
      returns: 'array',
      body: block(...lines, raw('\nreturn $fields;')),
    },
  ];
};

interface ShopFilter {
  readonly said: string;
  readonly hook: string;
  readonly name: string;
  readonly params: string;
  readonly type: string;
  readonly product: string;
  write(found: Found, c: Composer): string | null;
}

const product = '$product->get_id()';
const shop: readonly ShopFilter[] = [
  {
    said: `(?:append|add|show|put|display)(?:s|ed)? <text> (?:after|behind|to|below|next to) (?:the |all |every |product )*prices?|prices?[^·.;]{0,40}(?:followed by|end(?:s)? with|suffix(?:ed)?(?: with| by)?|get(?:s)? the suffix) <text>|price suffix[^·.;]{0,20}<text>`,
    hook: 'woocommerce_get_price_html',
    name: 'price_html',
    params: 'string $price, $product',
    type: 'string',
    product,
    write: (found, c) =>
      `$price . ' <small>' . esc_html( ${textOf(found.groups.find((one) => one !== undefined) ?? '', {}, c).replace(/^' /, "'")} ) . '</small>'`,
  },
  {
    said: `(?:replace|show|display|use)(?:s|d)? <text> (?:instead of|in place of) (?:the |a |an )*(?:price|empty price)|(?:hide|replace|remove)(?:s)? (?:the |all |product )*prices?[^·.;]{0,60}(?:with|by|show|:|say|display)(?:ing)? <text>|(?:products without (?:a )?price|free products)[^·.;]{0,30}<text>`,
    hook: 'woocommerce_get_price_html',
    name: 'price_html',
    params: 'string $price, $product',
    type: 'string',
    product,
    write: (found, c) => `esc_html( ${textOf(found.groups.find((one) => one !== undefined) ?? '', {}, c)} )`,
  },
  {
    said: `(?:hide|remove)(?:s)? (?:the |all |product )*prices?`,
    hook: 'woocommerce_get_price_html',
    name: 'price_html',
    params: 'string $price, $product',
    type: 'string',
    product,
    write: () => "''",
  },
  {
    said: `(?:make|set|mark)(?:s)? (?:the )?products? (?:not |un|non-)purchas\\w+|not purchas(?:able|eable)|can(?:not|'t) (?:be bought|buy)`,
    hook: 'woocommerce_is_purchasable',
    name: 'is_purchasable',
    params: 'bool $is_purchasable, $product',
    type: 'bool',
    product,
    write: () => 'false',
  },
];

/** Prices and whether something may be bought. */
export const shopFilters: HookReader = (r, c) => {
  if (
    !r.says('woocommerce|\\bprices?\\b|\\bproducts?\\b|purchas') ||
    r.says('\\bshortcode|rest\\b|\\bmeta ?box|register|sort|order by|column')
  )
    return [];
  const parts: HookPart[] = [];
  for (const { said, hook, name, params, type, product: post, write } of shop) {
    if (parts.some((part) => part.hook === hook)) continue;
    const found = r.take(said);
    const value = found === null ? null : write(found, c);
    if (found === null || value === null) continue;
    const tests = readTests(r, { post, isProduct: true, isView: true });
    r.takeAll(
      'woocommerce(?:_get_price_html|_is_purchasable)?|(?:in|on|for|the|of|shop|products?|people|users?|visitors|single product pages?)\\b',
    );
    parts.push({
      name,
      summary: 'Changes what the shop shows.',
      kind: 'filter',
      hook,
      params,
      args: 2,
      returns: type,
      body: block(unless(tests, params.split(/[ ,]/)[1] ?? ''), raw(`return ${value};`)),
    });
  }
  const tabs = r.says('\\btabs?\\b')
    ? r.takeAll(
        '(?:remov(?:e|es)|hide|drop|unset|no) (?:the )?(reviews?|description|additional[ _]information)(?:(?:,? and |, )(?:the )?(reviews?|description|additional[ _]information))? tabs?',
      )
    : [];
  const renamed = r.says('\\btabs?\\b')
    ? r.takeAll(
        '(?:renam(?:e|es)|call|change|label) (?:the )?(?:title of the )?(reviews?|description|additional[ _]information) tab (?:to|into|as)?\\s*<text>',
      )
    : [];
  const key = (said: string) =>
    /^review/i.test(said) ? 'reviews' : /^desc/i.test(said) ? 'description' : 'additional_information';
  const lines = [
    ...tabs.map(
      ({ groups }) =>
        `unset( ${groups
          .filter((one) => one !== undefined)
          .map((one) => `$tabs['${key(one)}']`)
          .join(', ')} );`,
    ),
    ...renamed.map(
      ({ groups: [tab = '', title = ''] }) =>
        `if ( isset( $tabs['${key(tab)}'] ) ) {\n\t$tabs['${key(tab)}']['title'] = ${c.label(title).text};\n}`,
    ),
  ];
  if (lines.length > 0)
    parts.push({
      name: 'product_tabs',
      summary: 'Says which tabs products have.',
      kind: 'filter',
      hook: 'woocommerce_product_tabs',
      params: 'array $tabs',
      priority: 98,
      returns: 'array',
      body: block(...lines, raw('\nreturn $tabs;')),
    });
  if (parts.length > 0) r.takeAll('woocommerce|(?:on |of |in )?(?:the )?(?:single )?product pages?');
  return parts;
};
