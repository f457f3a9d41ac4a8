import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, projectOf } from './support.ts';

const limit: PlanBehaviour = {
  kind: 'capacity_limit',
  entity: 'enrolment',
  parent: 'course',
  field: 'places',
  most: 0,
  waits: true,
};
const list: Extract<PlanBehaviour, { kind: 'listing' }> = {
  kind: 'listing',
  entity: 'enrolment',
  name: 'participants',
  whose: 'of_own',
  order_by: 'title',
  order: 'asc',
  layout: 'list',
  attributes: ['course'],
  links: 'none',
  per_page: 50,
  paging: 'none',
  audience: { who: 'roles', roles: ['teacher'] },
};
const form: PlanBehaviour = { kind: 'public_form', entity: 'enrolment', requires_login: false };

const planOf = (...behaviours: PlanBehaviour[]): PluginPlan => ({
  version: 1,
  entities: [
    {
      key: 'course',
      singular: 'Course',
      plural: 'Courses',
      fields: [{ key: 'places', label: 'Places', type: 'integer' }],
    },
    {
      key: 'enrolment',
      singular: 'Enrolment',
      plural: 'Enrolments',
      public: false,
      fields: [
        { key: 'course', label: 'Course', type: 'relation', relates_to: 'course' },
        { key: 'email', label: 'Email', type: 'email' },
      ],
    },
  ],
  roles: [{ key: 'teacher', name: 'Teacher' }],
  behaviours,
});

describe('entries that wait for a place', () => {
  it('get the place that becomes free, by a status that takes none and is taken away with the plugin', () => {
    const { file, findings } = projectOf(planOf(form, limit));
    expect(findings).toEqual([]);
    expect(file('class-harbour-enrolment-waiting.php')).toContain("'exclude_from_search'       => true");
    expect(file('class-harbour-enrolment-form.php')).toContain('Harbour_Enrolment_Waiting::STATUS');
    expect(file('uninstall.php')).toContain("register_post_status( 'harbour_waiting' );");
  });

  it('are refused without', () => {
    const { file } = projectOf(planOf(form, { ...limit, waits: false } as PlanBehaviour));
    expect(file('class-harbour-enrolment-form.php')).toContain('Sorry, there are no places left.');
    expect(file('class-harbour-enrolment-waiting.php')).toBe('');
  });

  it.each<[string, readonly PlanBehaviour[]]>([
    ['records in a table', [{ kind: 'stored_in_table', entity: 'enrolment' }]],
    ['addresses that are confirmed', [{ ...form, confirmation: 'email' } as PlanBehaviour]],
  ])('are no %s', (what, more) => {
    expect(faultOf(planOf(limit, ...more))).toBe(`plan.behaviours[0].waits: expected false with ${what}, got true.`);
  });
});

describe('lists of what belongs to own records', () => {
  it('find only that, for the plan’s own role, and show it though it is not public', () => {
    const { file, findings } = projectOf(planOf(list));
    expect(findings).toEqual([]);
    const code = file('class-harbour-listings.php');
    expect(code).toContain("array_intersect( array( 'harbour_teacher' ), ");
    expect(code).toMatch(/'author'\s*=> get_current_user_id\(\)/);
    expect(code).toMatch(/'key'\s*=> 'harbour_course',\s*'value' => \$parents/);
    expect(code).toContain("$listing['of_own'] || $reader::can_read( $record )");
  });

  it('need records that point to others', () => {
    expect(faultOf(planOf({ ...list, entity: 'course', attributes: [] }))).toContain('plan.behaviours[0].whose');
  });
});
