import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { madeOf, planOf, wrongWith } from './support/made-of.ts';

const roles = [
  { key: 'student', name: 'Student' },
  { key: 'teacher', name: 'Teacher' },
];
const made = (behaviour: object) => {
  const plan = planOf([behaviour], { roles });
  expect(wrongWith(plan)).toBeNull();
  return madeOf(plan);
};

const audience = { who: 'roles', roles: ['student'] };
const ofPosts: readonly [PlanBehaviour['kind'], object][] = [
  ['login_redirect', { roles: ['student'], targets: ['/courses'], login: '', logout: '' }],
  ['switch_off', { things: ['admin_bar'], roles: ['student'], is_except: false, types: [] }],
  ['restricted_content', { access: 'roles', roles: ['student'], message: '', content: ['post'] }],
  [
    'rule',
    {
      entity: 'post',
      when: 'saved',
      checks: [{ is: 'filled', attribute: 'title' }],
      exempt: audience,
      outcome: 'refuse',
      message: '',
    },
  ],
  [
    'rule',
    {
      entity: 'user',
      when: 'saved',
      checks: [{ is: 'text', attribute: 'role', match: 'is_none_of', values: ['student'] }],
      outcome: 'refuse',
      message: '',
    },
  ],
  [
    'automation',
    {
      entity: 'user',
      when: { on: 'event', event: 'role' },
      conditions: [{ attribute: 'role', is: 'equal', value: 'student' }],
      actions: [{ do: 'email', recipients: [{ to: 'role', role: 'student' }], subject: '', message: '' }],
    },
  ],
  ['record_export', { entity: 'post', name: 'posts', title: 'Posts', columns: ['title'], roles: ['student'] }],
];

describe('a role of the plan is called what WordPress knows it by', () => {
  it.each(ofPosts)('in %s', (kind, members) => {
    const { code } = made({ kind, ...members });
    expect(code).toContain("'acme_tools_student'");
    expect(code).not.toMatch(/'student'(?! =>)/);
  });

  it('where users are led after they log in, with its name in the settings', () => {
    const { code } = made({ kind: 'login_redirect', ...ofPosts[0]?.[1] });
    expect(code).toContain("'After login: Student'");
  });
});
