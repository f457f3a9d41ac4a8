import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const weekly: Extract<PlanBehaviour, { kind: 'recurrence' }> = {
  kind: 'recurrence',
  entity: 'event',
  date: 'start',
  end_date: 'end',
  rhythms: ['weekly', 'monthly'],
  months_ahead: 6,
};

describe('recurrence', () => {
  standsUp('recurrence', { minExamples: 0 });

  it('lets staff choose what the plan offers, and moves the end along', () => {
    const { file, findings } = projectOf(planWith(weekly));
    expect(findings).toEqual([]);
    const code = file('class-harbour-recurrence-1.php');
    expect(code).toContain("'weekly'  => __( 'Every week', 'harbour' )");
    expect(code).not.toContain("'Every two weeks'");
    expect(code).toContain("array( 'harbour_start', 'harbour_end' )");
    expect(code).toContain("modify( '+6 months' )");
  });

  it.each<[string, Partial<typeof weekly>, string]>([
    ['what is no entity of the plan', { entity: 'post' }, 'entity'],
    ['a date that is none', { date: 'price' }, 'date'],
    ['an end that is the beginning', { end_date: 'start' }, 'end_date'],
  ])('is refused: %s', (_, change, at) => {
    expect(faultOf(planWith({ ...weekly, ...change }))).toContain(`plan.behaviours[0].${at}: expected`);
  });

  it('is refused twice for the same records', () => {
    expect(faultOf(planWith(weekly, { ...weekly }))).toContain('plan.behaviours[0].entity');
  });
});
