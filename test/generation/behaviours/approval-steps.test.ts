import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const approval: Extract<PlanBehaviour, { kind: 'approval_steps' }> = {
  kind: 'approval_steps',
  entity: 'event',
  steps: [
    { label: 'Editor', by: { who: 'roles', roles: ['editor'] } },
    { label: 'Author', by: { who: 'person', attribute: 'author' } },
  ],
  shows: ['start'],
  comment: 'to_reject',
  sets: { field: 'level', waiting: 'easy', approved: 'easy', rejected: 'easy' },
  tells_owner: true,
  message: '',
};

describe('approval_steps', () => {
  standsUp('approval_steps');

  it('holds back what not all have approved, and asks each step for its own decision', () => {
    const { file, findings } = projectOf(planWith(approval));
    expect(findings).toEqual([]);
    const code = file('class-harbour-approval-steps-1.php');
    expect(code).toContain("add_filter( 'wp_insert_post_data'");
    expect(code).toMatch(/case 0:\n\s*return array\(\) !== array_intersect\( array\( 'editor' \)/);
    expect(code).toMatch(/case 1:\n\s*return \$user->ID === \(int\)/);
    expect(code).toContain("check_admin_referer( self::ACTION . $id . '-' . self::approved( $id ) )");
  });

  it('leaves out steps whose conditions are not met, and asks nobody of what is their own', () => {
    const [first, second] = approval.steps;
    if (first === undefined || second === undefined) throw new Error('no steps');
    const dear = { ...second, conditions: [{ attribute: 'price', is: 'more' as const, value: 500 }] };
    const { file, findings } = projectOf(planWith({ ...approval, steps: [first, dear], own: 'nobody' }));
    expect(findings).toEqual([]);
    const code = file('class-harbour-approval-steps-1.php');
    expect(code).toMatch(/case 1:\n\s*return \( is_numeric\([^\n]*harbour_price[^\n]* > 500/);
    expect(code).toContain('$next = $this->step_from( $record, $step + 1 );');
    expect(code).toMatch(/'manage_options' \) \) \{\n\s*return \$user->ID !== /);
    expect(faultOf(planWith({ ...approval, steps: [dear] }))).toContain('plan.behaviours[0].steps[0].conditions');
  });

  it.each<[string, Partial<typeof approval>, string]>([
    ['a role that nobody has', { steps: [{ label: 'A', by: { who: 'roles', roles: ['x'] } }] }, 'steps[0].by.roles[0]'],
    [
      'a field that names nobody',
      { steps: [{ label: 'A', by: { who: 'person', attribute: 'price' } }] },
      'steps[0].by.attribute',
    ],
    ['users, who are never published', { entity: 'user' }, 'entity'],
    [
      'a value that the field cannot have',
      { sets: { field: 'level', waiting: 'no', approved: 'easy', rejected: 'easy' } },
      'sets.waiting',
    ],
    ['a text with what there is not', { message: '{price}' }, 'message'],
    ['an attribute that events do not have', { shows: ['total'] }, 'shows[0]'],
  ])('is refused with %s', (_, wrong, path) => {
    expect(faultOf(planWith({ ...approval, ...wrong }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('is refused beside what decides on the same records', () => {
    expect(faultOf(planWith(approval, { ...approval }))).toContain(
      'plan.behaviours[1].entity: expected records that nothing else',
    );
    expect(faultOf(planWith(approval, { kind: 'status_actions', entity: 'event', statuses: ['easy'] }))).toContain(
      'plan.behaviours[0].entity',
    );
  });
});
