import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { expect, it } from 'vitest';
import { faultOf, projectOf } from '../behaviours/support.ts';

const planOf = (field: Partial<PlanField>, ...behaviours: PlanBehaviour[]): PluginPlan => ({
  version: 1,
  roles: [{ key: 'teacher', name: 'Teacher' }],
  entities: [
    {
      key: 'course',
      singular: 'Course',
      plural: 'Courses',
      fields: [{ key: 'tutor', label: 'Tutor', type: 'user', ...field }],
    },
  ],
  behaviours,
});

it('are chosen among the users of roles, shown by name, and left by who is deleted', () => {
  const { file, findings } = projectOf(planOf({ roles: ['teacher'] }, { kind: 'csv_import', entity: 'course' }));
  expect(findings).toEqual([]);
  expect(file('post-type.php')).toMatch(/'input' +=> 'user'[\s\S]*'roles' +=> array\( 'harbour_teacher' \)/);
  expect(file('meta-boxes.php')).toContain('Harbour_Fields::users( $field )');
  expect(file('fields.php')).toContain("get_userdata( $value )->display_name ?? ''");
  expect(file('named-users.php')).toMatch(/'post_id',\s+\$wpdb->postmeta,\s+\(string\) \$user_id,\s+'harbour_tutor'/);
  expect(file('importer.php')).toContain("get_user_by( is_email( $value ) ? 'email' : 'login', $value )");
});

it('in rows of tables are emptied through their repository', () => {
  const { file, findings } = projectOf(planOf({}, { kind: 'stored_in_table', entity: 'course' }));
  expect(findings).toEqual([]);
  expect(file('named-users.php')).toMatch(/new Harbour_Course_Repository\(\);\s+foreach \( array\( 'tutor' \)/);
});

it('do not show strangers the names of all users', () => {
  const form = (requires: boolean): PlanBehaviour => ({
    kind: 'public_form',
    entity: 'course',
    requires_login: requires,
  });
  expect(faultOf(planOf({}, form(false)))).toContain('plan.behaviours[0].requires_login');
  expect(faultOf(planOf({}, form(true)))).toBe('');
  const open = planOf({ roles: ['teacher'] }, form(false));
  expect(faultOf(open)).toBe('');
  expect(projectOf(open).text).toContain("$fields['tutor']['choices'] = Harbour_Fields::users( $fields['tutor'] );");
});

it('name roles that there are, and one user', () => {
  expect(faultOf(planOf({ roles: ['pilot'] }))).toContain('plan.entities[0].fields[0].roles[0]');
  expect(faultOf(planOf({ multiple: true }))).toContain('plan.entities[0].fields[0].multiple');
  expect(faultOf(planOf({ type: 'text', roles: ['teacher'] }))).toContain('plan.entities[0].fields[0].roles');
});
