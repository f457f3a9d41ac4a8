import { describe, expect, it } from 'vitest';
import { yearlyDays } from '../../../../server/src/generation/reading/composing/yearly-days.ts';
import { composeMarked } from '../support/compose-marked.ts';

const made = (source: string) => composeMarked(`Our WooCommerce shop. ${source}`);

describe('days of every year', () => {
  it.each([
    ['between 30 May and 2 June', ['05-30', '05-31', '06-01', '06-02']],
    ['from 30 December to 1 January', ['12-30', '12-31', '01-01']],
    ['from 1 to 3 July', ['07-01', '07-02', '07-03']],
  ])('%s', (text, days) => {
    expect(yearlyDays(text)).toEqual(days);
  });

  it('takes months as a whole', () => {
    expect(yearlyDays('in July and August')).toHaveLength(62);
  });

  it.each(['until 31 January', 'from 1 January to 31 December', 'from 31 June to 5 July', 'you may'])(
    'names none for what is open, too long or no date: %s',
    (text) => {
      expect(yearlyDays(text)).toBeNull();
    },
  );
});

describe('rules of the shop', () => {
  it('gives a discount on the days that are named', () => {
    const [rule] =
      made('{thing:Hats} are {number:20 %} {!discount:cheaper} {when:from 1 July to 3 July}.').plan.behaviours ?? [];
    expect(rule).toMatchObject({ times: { is: 'during', dates: ['07-01', '07-02', '07-03'] } });
  });

  it('leaves out what is excepted, though nobody marked it as a thing', () => {
    expect(
      made('{who:Regulars} {!discount:get} {number:10 %} off, {except:except for gift vouchers and sale yarn}.').plan
        .behaviours,
    ).toMatchObject([
      {
        products: [
          { attribute: 'category', is: 'not_contains', value: 'gift vouchers' },
          { attribute: 'category', is: 'not_contains', value: 'sale yarn' },
        ],
      },
    ]);
  });

  it.each([
    ['Every {thing:box}: the sixth is {!discount:free}.', { as: 'percent', amount: 100, every: 6 }],
    ['{who:Midwives} {!discount:get a tenth off}.', { as: 'percent', amount: 10 }],
    ['{who:Patrons} {!discount:pay nothing}.', { as: 'percent', amount: 100 }],
  ])('knows amounts that are no figures: %s', (source, effect) => {
    expect(made(source).plan.behaviours).toMatchObject([{ effect: { do: 'discount', ...effect } }]);
  });

  it('takes cash only from who collects', () => {
    expect(made('{value:Cash} is {!payment:accepted} only {if:if they pick it up}.').plan.behaviours).toMatchObject([
      {
        conditions: [{ attribute: 'shipping_method', is: 'equal', value: 'local_pickup' }],
        effect: { do: 'payment', is: 'only', methods: ['cod'] },
      },
    ]);
  });

  it('keeps numbers of orders where cancelling depends on what no plan can say', () => {
    const { plan, notUnderstood } = made(
      '{!order_number:Order numbers} begin with {text:"R-"}. Customers can {!order_cancel:cancel} {when:until {span:two days} {op:before} the visit}.',
    );
    expect(plan.behaviours).toMatchObject([{ kind: 'order_flow', number: { prefix: 'R-' }, cancel_hours: 0 }]);
    expect(notUnderstood.some(({ reason }) => reason.includes('until two days before the visit'))).toBe(true);
  });
});
