import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const links: Extract<PlanBehaviour, { kind: 'forwarding' }> = {
  kind: 'forwarding',
  entity: 'event',
  attribute: 'website',
  status: 302,
  until: 'end',
  after: '/over/',
  counts: true,
};

describe('forwarding', () => {
  // Each is about a field that only the plan has which asks for it.
  standsUp('forwarding', { minExamples: 0, minCounters: 4 });

  it('leads to the field until a day is over, and counts', () => {
    const { file, findings } = projectOf(planWith(links));
    expect(findings).toEqual([]);
    const code = file('class-harbour-forwarding.php');
    expect(code).toContain("return home_url( '/over/' );");
    expect(code).toContain("const STATUSES = array( 'harbour_event' => 302 );");
    expect(code).toContain('SET meta_value = meta_value + 1');
    expect(projectOf(planWith({ ...links, counts: false })).file('class-harbour-forwarding.php')).not.toContain(
      'CLICKS',
    );
  });

  it.each([
    ['records without a page', { entity: 'note' }, 'entity'],
    ['a field that is no address', { attribute: 'price' }, 'attribute'],
    ['an end that is no date', { until: 'price' }, 'until'],
    ['a place for afterwards without an end', { until: undefined }, 'after'],
  ] as const)('is refused: %s', (_, change, at) => {
    const { until, ...rest } = { ...links, ...change };
    expect(faultOf(planWith(until === undefined ? rest : { ...rest, until }))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('is refused twice for the same records', () => {
    expect(faultOf(planWith(links, { ...links }))).toContain('plan.behaviours[0].entity');
  });
});
