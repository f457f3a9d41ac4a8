import { describe, expect, it } from 'vitest';
import { examples } from '../../../server/src/generation/behaviours/order-flow/examples.ts';
import type { OrderFlow } from '../../../server/src/generation/behaviours/order-flow/flow-plan.ts';
import { planOf, pluginOf, refusalOf } from '../support/behaviour.ts';

const flow = (one: Partial<OrderFlow>): OrderFlow => ({
  kind: 'order_flow',
  statuses: [],
  cancel_hours: 0,
  reorder: false,
  ...one,
});
const status = (key: string) => ({ key, label: key, is_paid: true });

describe('ways of orders', () => {
  it.each(examples.map((one) => [one.says, one.asks] as const))('make files that pass: %s', (_, asks) => {
    const { files, findings } = pluginOf(planOf(asks));
    expect(findings).toEqual([]);
    const code = files.get('includes/class-field-desk-order-flow.php') ?? '';
    for (const { key } of asks.statuses) expect(code).toContain(`'wc-${key}'`);
    expect(code.includes('function give_number(')).toBe(asks.number !== undefined);
    expect(code.includes('function allow_canceling(')).toBe(asks.cancel_hours > 0);
    expect(code.includes('function add_reorder_link(')).toBe(asks.reorder);
  });

  it('are one where a plan has several', () => {
    const { files } = pluginOf(planOf(...examples.map(({ asks }) => asks)));
    const code = files.get('includes/class-field-desk-order-flow.php') ?? '';
    expect(code).toContain("'wc-packed'");
    expect(code).toContain("'wc-shipped'");
    expect(code.match(/function next\(/g)).toHaveLength(1);
    expect(files.get('uninstall.php')).toContain("'wc-packed'");
  });

  it.each<[string, Partial<OrderFlow>, string]>([
    ['that ask for nothing', {}, 'statuses'],
    ['whose status WooCommerce has', { statuses: [status('completed')] }, 'statuses[0].key'],
    ['with one status twice', { statuses: [status('ready'), status('ready')] }, 'statuses[1].key'],
    [
      'with a placeholder that nothing stands for',
      { number: { prefix: '{day}-', digits: 3, first: 1, restarts: 'never' } },
      'number.prefix',
    ],
    ['whose numbers come again', { number: { prefix: 'A', digits: 3, first: 1, restarts: 'yearly' } }, 'number.prefix'],
  ])('are refused: %s', (_, wrong, path) => {
    expect(refusalOf(flow(wrong))).toContain(`plan.behaviours[0].${path}`);
  });
});
