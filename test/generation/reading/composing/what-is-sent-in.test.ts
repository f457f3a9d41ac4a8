import { describe, expect, it } from 'vitest';
import { planFor } from '../../../../server/src/generation/plugin/plans/plan-for.ts';

const planOf = (description: string) => planFor({ plugin_name: 'Acme Tools', description });

describe('records of a description', () => {
  it.each([
    'We rent out two beach huts. Guests choose a hut, an arrival and a departure date and the number of people (up to 4). The same hut must not be double booked. The owner confirms each booking; then the guest gets a mail with the price: 80 euros a night.',
    'Visitors can ask for a call back: name, phone and a preferred time. No more than two requests a day.',
    'Each loan has a tool and a return date. Remind the borrower two days before.',
  ])('that are between the site and one person have no public pages: %s', (description) => {
    const [first] = planOf(description).plan.entities ?? [];
    expect(first?.public).toBe(false);
  });

  it('keep theirs where a list shows them', () => {
    const { plan } = planOf('Each playground has an age range. List all playgrounds on a page with their age range.');
    expect(plan.entities?.[0]?.public).not.toBe(false);
  });

  it('make no setting of what can never be changed', () => {
    const { plan, notUnderstood } = planOf(
      "Employees submit travel requests with destination, dates and cost estimate. Up to 1,000 euros the team lead approves, above it the director too. The employee gets a mail about the decision with the reason. Approved requests can't be changed any more.",
    );
    expect(plan.settings ?? []).toEqual([]);
    expect(notUnderstood.map(({ text }) => text).join(' ')).toContain("Approved requests can't be changed any more");
  });

  it('limit files in KB, whatever the unit that is said', () => {
    const limitOf = (size: string) =>
      JSON.stringify(
        planOf(`Photographers keep uploading 20 MB files. Please limit images to ${size} and only allow JPG and WebP.`)
          .plan.behaviours,
      );
    expect(limitOf('3 MB')).toContain('"max":3072');
    expect(limitOf('500 KB')).toContain('"max":500');
  });

  it('offer no delivery times where none are spoken of', () => {
    const { plan } = planOf(
      'In our WooCommerce shop, customers should be able to leave a delivery note of up to 150 characters at the checkout.',
    );
    expect(plan.behaviours?.some(({ kind }) => kind === 'checkout_slot') ?? false).toBe(false);
  });
});
