import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Insertion = Extract<PlanBehaviour, { kind: 'insertion' }>;

const notice: Insertion = {
  kind: 'insertion',
  name: 'last_seats',
  entity: 'event',
  what: { show: 'notice', text: 'Only {seats} left for {title}!', tone: 'warning' },
  places: [{ place: 'above_content' }, { place: 'after_title' }],
  conditions: [{ attribute: 'seats', is: 'less', value: 5 }],
  audience: { who: 'all_but_roles', roles: ['editor'] },
  from: '2030-01-01',
  until: '2030-02-01T12:00',
  hours: { weekdays: [5, 6], from: '22:00', to: '04:00' },
  devices: 'phones',
  dismissible: 7,
};

describe('insertion', () => {
  standsUp('insertion');

  it('does what the plan says', () => {
    const { file, findings, project } = projectOf(planWith(notice));
    expect(findings).toEqual([]);
    const code = file('class-harbour-insertions.php');
    expect(code).toContain("is_singular( array( 'harbour_event' ) )");
    expect(code).toContain("Harbour_Settings::get( 'last_seats_text' )");
    expect(code).toContain("Harbour_Settings::get( 'last_seats_until' )");
    expect(code).toContain("! array_intersect( array( 'editor' ), (array) wp_get_current_user()->roles )");
    expect(code).toContain('time() - DAY_IN_SECONDS');
    expect(code).toMatch(/'notice-warning', 'phones', 7/);
    expect(file('class-harbour-settings.php')).toContain("'2030-01-01T00:00'");
    expect(project.files.map(({ path }) => path)).toContain('assets/js/insertions.js');
    expect(file('readme.txt')).toContain(
      'from 2030-01-01, until 2030-02-01 12:00, Fridays and Saturdays from 22:00 to 04:00',
    );
  });

  it('has no script where nothing can be closed', () => {
    const { dismissible: _, ...rest } = notice;
    expect(projectOf(planWith(rest)).project.files.map(({ path }) => path)).not.toContain('assets/js/insertions.js');
  });

  it.each<[string, Partial<Insertion>, string]>([
    ['a placeholder of nothing', { what: { show: 'text', text: 'Only {chairs} left' } }, 'what.text'],
    ['an end before the beginning', { until: '2029-12-31' }, 'until'],
    ['a place of something else', { places: [{ place: 'product_summary' }] }, 'places[0].place'],
    ['a notice in the head', { places: [{ place: 'head' }] }, 'places[0].place'],
    ['a paragraph of a footer', { places: [{ place: 'footer', paragraph: 2 }] }, 'places[0].paragraph'],
    ['a condition of nothing', { conditions: [{ attribute: 'chairs', is: 'filled' }] }, 'conditions[0].attribute'],
  ])('refuses %s', (_, change, path) => {
    expect(faultOf(planWith({ ...notice, ...change }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('refuses conditions about nothing', () => {
    const { entity: _, ...rest } = notice;
    expect(faultOf(planWith({ ...rest, what: { show: 'text', text: 'Hello' } }))).toContain(
      'plan.behaviours[0].entity',
    );
  });
});
