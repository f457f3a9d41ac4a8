import { describe, expect, it } from 'vitest';
import { examples } from '../../../server/src/generation/behaviours/waiting-list/examples.ts';
import type { WaitingList } from '../../../server/src/generation/behaviours/waiting-list/list-plan.ts';
import { planOf, pluginOf, refusalOf } from '../support/behaviour.ts';

const [first] = examples;

describe('waiting lists', () => {
  it.each(examples.map((one) => [one.says, one.asks] as const))('make files that pass: %s', (_, asks) => {
    const { files, findings } = pluginOf(planOf(asks));
    expect(findings).toEqual([]);
    const code = files.get('includes/class-field-desk-waiting-list-1.php') ?? '';
    expect(code.includes('schedule_if_there')).toBe(asks.event === 'back_in_stock');
    expect(code.includes('admin_post_nopriv_')).toBe(!asks.requires_login);
    expect(code.includes('name="consent"')).toBe(asks.consent !== '');
    expect(code).toContain(`${asks.keep_days} * DAY_IN_SECONDS`);
  });

  it('are several in one plugin', () => {
    const { findings } = pluginOf(planOf(...examples.map(({ asks }) => asks)));
    expect(findings).toEqual([]);
  });

  it.each<[string, Partial<WaitingList>, string]>([
    ['about what products do not have', { products: [{ attribute: 'colour', is: 'filled' }] }, 'products[0].attribute'],
    ['with a placeholder that nothing stands for', { message: 'Dear {name}' }, 'message'],
  ])('are refused: %s', (_, wrong, path) => {
    if (first === undefined) throw new Error('no example');
    expect(refusalOf({ ...first.asks, ...wrong })).toContain(`plan.behaviours[0].${path}`);
  });
});
