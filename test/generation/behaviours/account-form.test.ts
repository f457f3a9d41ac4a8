import { describe, expect, it } from 'vitest';
import { accountForm } from '../../../server/src/generation/behaviours/account-form/account-form.ts';
import { madeOf, planOf, wrongWith } from './support/made-of.ts';

const base = { kind: 'account_form', form: 'registration', fields: ['email'], required: ['email'], approval: 'none' };

describe('a form of accounts', () => {
  it.each(accountForm.examples.map(({ says, asks }) => [says, asks] as const))('is made: %s', (_says, asks) => {
    const plan = planOf([asks]);
    expect(wrongWith(plan)).toBeNull();
    expect(madeOf(plan).findings).toEqual([]);
  });

  it('gives a role of the plan and keeps accounts out until they are approved', () => {
    const plan = planOf(
      [
        {
          ...base,
          approval: 'email_and_staff',
          role: 'parent',
          terms: 'I accept',
          terms_link: 'https://example.org/t',
        },
        { ...base, form: 'profile', fields: ['email', 'password'], can_delete: true, can_export: true },
        { ...base, form: 'login', fields: [], required: [], page: '/login' },
        { ...base, form: 'lost_password', fields: [], required: [] },
      ],
      { roles: [{ key: 'parent', name: 'Parent', copy_of: 'subscriber' }] },
    );
    expect(wrongWith(plan)).toBeNull();
    const { code, file, findings } = madeOf(plan);
    expect(findings).toEqual([]);
    expect(code).toContain("$role = 'acme_tools_parent';");
    expect(code).toContain("return new WP_Error(\n\t\t\t'account_pending'");
    expect(file('uninstall.php')).toContain("'acme_tools_account_waits'");
  });

  it.each([
    ['no address', { ...base, fields: ['login'], required: [] }, 'fields: expected the email address among them'],
    ['fields of a log-in', { ...base, form: 'login', required: [] }, 'fields: expected none of a form login'],
    [
      'nothing to fill in',
      { ...base, form: 'profile', fields: [], required: [] },
      'fields: expected what is filled in',
    ],
    [
      'another username',
      { ...base, form: 'profile', fields: ['login'], required: [] },
      'fields[0]: expected another field',
    ],
    ['what it asks for without having it', { ...base, required: ['url'] }, 'required[0]: expected one of "email"'],
    ['the role of administrators', { ...base, role: 'administrator' }, 'role: expected one of'],
    [
      'editors by choice',
      {
        ...base,
        offered_roles: [
          { role: 'author', label: 'A' },
          { role: 'editor', label: 'E' },
        ],
      },
      'offered_roles[1].role: expected one of',
    ],
    ['a role of a profile', { ...base, form: 'profile', role: 'author' }, 'role: expected none but of a registration'],
    [
      'approval of a log-in',
      { ...base, form: 'login', fields: [], required: [], approval: 'staff' },
      'approval: expected',
    ],
    ['deletion before there is an account', { ...base, can_delete: true }, 'can_delete: expected false'],
    ['terms that nobody agrees to', { ...base, terms_link: '/terms' }, 'terms: expected what is agreed to'],
  ])('with %s is refused, and says where', (_name, behaviour, message) => {
    expect(wrongWith(planOf([behaviour]))).toContain(`behaviours[0].${message}`);
  });

  it('is there once', () => {
    expect(wrongWith(planOf([base, base]))).toContain('behaviours[0].form: expected one form of a kind');
  });
});
