import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Figure = Extract<PlanBehaviour, { kind: 'figure' }>;

const raised: Figure = {
  kind: 'figure',
  entity: 'event',
  name: 'raised',
  title: 'Raised',
  what: 'sum',
  attribute: 'price',
  whose: 'children',
  conditions: [{ attribute: 'featured', is: 'equal', value: true }],
  date: 'start',
  period: { only: 'this_year' },
  look: 'progress',
  goal: { from: 'number', value: 500 },
  decimals: 2,
  before: '',
  after: '',
  cache_minutes: 10,
  audience: { who: 'logged_in' },
  places: [{ place: 'below_content', of: 'venue' }, { place: 'dashboard' }, { place: 'admin_page' }],
};

describe('figure', () => {
  standsUp('figure');

  it('does what the plan says', () => {
    const { file, findings } = projectOf(planWith(raised));
    expect(findings).toEqual([]);
    const code = file('class-harbour-figures.php');
    expect(code).toContain("add_shortcode( 'harbour_raised', array( $this, 'show_raised' ) );");
    expect(code).toContain("Harbour_Settings::get( 'raised_goal' )");
    expect(code).toContain("Harbour_Settings::get( 'currency' )");
    expect(code).toContain('is_user_logged_in()');
    expect(code).toMatch(/'period' +=> 'this_year'/);
    expect(code).not.toContain('function pie(');
    expect(file('uninstall.php')).toContain('harbour_figure_');
    expect(file('readme.txt')).toContain(
      '“Raised” shows the sum of the price of events that belong to what is looked at this year',
    );
  });

  it.each<[string, Partial<Figure>, string]>([
    ['a sum of words', { attribute: 'level' }, 'attribute'],
    ['a count of something', { what: 'count' }, 'attribute'],
    ['a chart of one figure', { look: 'pie' }, 'look'],
    ['several figures as one number', { by: { each: 'month' } }, 'look'],
    ['a goal that nothing shows', { look: 'number' }, 'goal'],
    ['a trend without a time', { has_trend: true, period: { only: 'next_days', days: 3 } }, 'has_trend'],
    [
      'a goal that there is not',
      { goal: { from: 'record', goal_entity: 'venue', goal_attribute: 'hope' } },
      'goal.goal_attribute',
    ],
    ['children of what has none', { entity: 'order', attribute: 'total', date: 'date' }, 'whose'],
  ])('refuses %s', (_, change, path) => {
    expect(faultOf(planWith({ ...raised, ...change }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('refuses times without a date', () => {
    const { date: _, ...rest } = raised;
    expect(faultOf(planWith(rest))).toContain('plan.behaviours[0].date');
  });
});
