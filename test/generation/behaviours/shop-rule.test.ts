import { describe, expect, it } from 'vitest';
import { examples } from '../../../server/src/generation/behaviours/shop-rule/examples.ts';
import type { ShopRule } from '../../../server/src/generation/behaviours/shop-rule/rule.ts';
import { planOf, pluginOf, refusalOf } from '../support/behaviour.ts';

const rule = (one: Partial<ShopRule>): ShopRule => ({
  kind: 'shop_rule',
  effect: { do: 'limit', of: 'amount', per: 'order', days: 0, message: '', at_least: 30 },
  ...one,
});
const class_ = (files: ReadonlyMap<string, string>): string =>
  files.get('includes/class-field-desk-shop-rules.php') ?? 'no such file';

describe('rules of a shop', () => {
  it.each(examples.map((one) => [one.says, one.asks] as const))('make files that pass: %s', (_, asks) => {
    const { files, findings } = pluginOf(planOf(asks));
    expect(findings).toEqual([]);
    expect(class_(files)).toContain('class Field_Desk_Shop_Rules');
  });

  it('are together in one class, each with methods of its own', () => {
    const { files, findings } = pluginOf(planOf(...examples.map(({ asks }) => asks)));
    expect(findings).toEqual([]);
    const code = class_(files);
    for (const index of examples.keys()) expect(code).toMatch(new RegExp(`function \\w+_${index + 1}\\(`));
    expect(code.match(/function off\(/g)).toHaveLength(1);
    expect(files.get('readme.txt')).toContain('Welcome discount');
  });

  it('let the owner change numbers and texts where the plugin has settings', () => {
    const { files } = pluginOf({ ...planOf(rule({})), features: ['settings'] });
    expect(class_(files)).toContain("Field_Desk_Settings::get( 'rule_1_min' )");
    expect(class_(files)).toContain("Field_Desk_Settings::get( 'rule_1_message' )");
  });

  it.each<[string, Partial<ShopRule>, string]>([
    [
      'a limit without bounds',
      { effect: { do: 'limit', of: 'amount', per: 'order', days: 0, message: '' } },
      'effect.at_least',
    ],
    [
      'bounds that nothing is within',
      { effect: { do: 'limit', of: 'amount', per: 'order', days: 0, message: '', at_least: 5, at_most: 4 } },
      'effect.at_most',
    ],
    [
      'a step with no multiple within the bounds',
      {
        effect: { do: 'limit', of: 'quantity', per: 'order', days: 0, message: '', at_least: 7, at_most: 11, step: 6 },
      },
      'effect.step',
    ],
    [
      'an attribute that carts do not have',
      { conditions: [{ attribute: 'colour', is: 'equal', value: 'red' }] },
      'conditions[0].attribute',
    ],
    [
      'prices that depend on the cart',
      {
        conditions: [{ attribute: 'total', is: 'more', value: 5 }],
        effect: { do: 'hide', what: 'price', text: '', links_to_login: false },
      },
      'conditions[0].attribute',
    ],
    [
      'payment by way of payment',
      {
        conditions: [{ attribute: 'payment_method', is: 'equal', value: 'cod' }],
        effect: { do: 'payment', is: 'never', methods: ['cod'] },
      },
      'conditions[0].attribute',
    ],
    [
      'times that are none',
      {
        times: {
          is: 'during',
          weekdays: [],
          from: '',
          until: '',
          from_date: '',
          until_date: '',
          dates: [],
          except_dates: [],
        },
      },
      'times.weekdays',
    ],
    [
      'an end before its start',
      {
        times: {
          is: 'during',
          weekdays: [],
          from: '',
          until: '',
          from_date: '2026-12-24',
          until_date: '2026-12-20',
          dates: [],
          except_dates: [],
        },
      },
      'times.until_date',
    ],
    [
      'what only staff may see of a product',
      { effect: { do: 'show', place: 'badge', title: '', text: '{owner_email}' } },
      'effect.text',
    ],
    ['a tab without a title', { effect: { do: 'show', place: 'tab', title: '', text: 'x' } }, 'effect.title'],
    ['no way to pay', { effect: { do: 'payment', is: 'only', methods: [] } }, 'effect.methods'],
  ])('are refused: %s', (_, wrong, path) => {
    expect(refusalOf(rule(wrong))).toContain(`plan.behaviours[0].${path}`);
  });
});
