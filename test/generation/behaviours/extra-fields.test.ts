import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { extraFields } from '../../../server/src/generation/behaviours/extra-fields/extra-fields.ts';
import { faultOf, projectOf, standsUp } from './support.ts';

const { examples } = extraFields;
type ExtraFields = Extract<PlanBehaviour, { kind: 'extra_fields' }>;

const teacher = { key: 'teacher', name: 'Teacher' };
const planOf = (...behaviours: PlanBehaviour[]): PluginPlan => ({ version: 1, roles: [teacher], behaviours });
const school: ExtraFields = {
  kind: 'extra_fields',
  entity: 'user',
  fields: [{ key: 'school', label: 'School', type: 'text', required: true }],
  edited_by: 'owner',
  seen_by: 'everyone',
};

describe('extra fields', () => {
  standsUp('extra_fields');

  it('of every kind fit into one plugin', () => {
    const all = planOf(...examples.map(({ asks }) => asks).filter(({ fields }) => fields[0]?.key !== 'supplier'));
    expect(faultOf(all)).toBe('');
    expect(projectOf(all).findings).toEqual([]);
  });

  it('are in forms, in REST and in what is uninstalled', () => {
    const { file } = projectOf(planOf(school));
    expect(file('user-fields.php')).toContain(`add_action( 'register_form'`);
    expect(file('extra-fields.php')).toContain(`'required'  => true`);
    expect(file('extra-fields.php')).toContain('register_rest_field(');
    expect(file('uninstall.php')).toContain('harbour_school');
  });

  it('are asked for on registration only where the plan says so', () => {
    const { file } = projectOf(planOf({ ...school, on_registration: false }));
    expect(file('extra-fields.php')).toContain(`'profile_only' => true`);
    expect(file('user-fields.php')).not.toContain('register_form');
  });

  it('are attributes that automations read', () => {
    const { file } = projectOf(
      planOf(school, {
        kind: 'automation',
        entity: 'user',
        when: { on: 'event', event: 'created' },
        conditions: [{ attribute: 'school', is: 'filled' }],
        actions: [{ do: 'email', recipients: [{ to: 'admin' }], subject: '', message: '{school}' }],
      }),
    );
    expect(file('automations.php')).toContain(`(bool) (string) get_user_meta( $record->ID, 'harbour_school', true )`);
  });

  it.each<[string, Partial<ExtraFields>, string]>([
    ['records of the plan', { entity: 'event' }, 'behaviours[0].entity: expected'],
    [
      'a key that users have',
      { fields: [{ key: 'email', label: 'E', type: 'email' }] },
      'fields[0].key: expected a key that users do not have yet',
    ],
    ['a key twice', { fields: [...school.fields, ...school.fields] }, 'fields[1].key: expected a key'],
    ['a choice without choices', { fields: [{ key: 'a', label: 'A', type: 'choice' }] }, 'fields[0].choices: expected'],
    [
      'a file from who has no media library',
      { fields: [{ key: 'a', label: 'A', type: 'file' }] },
      'fields[0].type: expected',
    ],
    ['owners of terms', { entity: 'tag' }, 'edited_by: expected staff'],
    ['uniqueness of what is not there', { unique: ['other'] }, 'unique[0]: expected one of "school", got "other"'],
    [
      'a condition on what is not there',
      { conditions: [{ attribute: 'total', is: 'filled' }] },
      'conditions[0].attribute: expected one of "school"',
    ],
    ['registration of comments', { entity: 'comment', on_registration: true }, 'on_registration: expected none'],
    [
      'a relation to users',
      { fields: [{ key: 'a', label: 'A', type: 'relation', relates_to: 'user' }] },
      'relates_to: expected one of "post"',
    ],
  ])('are refused: %s', (_name, change, fault) => {
    expect(faultOf(planOf({ ...school, ...change }))).toContain(fault);
  });

  it('are refused where two behaviours give the same one', () => {
    expect(faultOf(planOf(school, { ...school }))).toContain('plan.behaviours[1].fields[0].key: expected a key');
  });
});
