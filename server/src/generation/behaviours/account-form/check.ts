import type { Fault, PlanContext } from '../behaviour.ts';
import type { AccountForm } from './account-form-plan.ts';

const names = (keys: readonly string[]): string => `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

/** Roles that nobody gets by filling in a form. */
const tooHigh: ReadonlySet<string> = new Set(['administrator', 'editor', 'shop_manager']);

export function checkAccountForm(one: AccountForm, context: PlanContext): Fault | null {
  const same = (context.plan.behaviours ?? []).filter(({ kind }) => kind === 'account_form') as AccountForm[];
  if (same.filter(({ form }) => form === one.form).length > 1)
    return { at: 'form', expected: 'one form of a kind', got: one.form };
  const { form, fields, required, role, offered_roles: offered, approval } = one;
  const hasFields = form === 'registration' || form === 'profile';
  if (hasFields !== fields.length > 0)
    return { at: 'fields', expected: hasFields ? 'what is filled in' : `none of a form ${form}`, got: fields };
  if (form === 'registration' && !fields.includes('email'))
    return { at: 'fields', expected: 'the email address among them', got: fields };
  if (form === 'profile' && fields.includes('login'))
    return { at: `fields[${fields.indexOf('login')}]`, expected: 'another field, since usernames stay', got: 'login' };
  const missing = required.findIndex((field) => !fields.includes(field));
  if (missing !== -1) return { at: `required[${missing}]`, expected: names(fields), got: required[missing] };
  const isRegistration = form === 'registration';
  for (const member of ['role', 'offered_roles', 'terms', 'terms_link'] as const)
    if (!isRegistration && one[member] !== undefined)
      return { at: member, expected: 'none but of a registration form', got: one[member] };
  if (!isRegistration && approval !== 'none') return { at: 'approval', expected: '"none"', got: approval };
  for (const member of ['can_delete', 'can_export'] as const)
    if (form !== 'profile' && one[member] === true)
      return { at: member, expected: 'false but of a profile form', got: true };
  if (one.terms_link !== undefined && one.terms === undefined)
    return { at: 'terms', expected: 'what is agreed to', got: undefined };
  if (role !== undefined && offered !== undefined)
    return { at: 'offered_roles', expected: 'none beside role', got: offered };
  const known = context.roles.filter((key) => !tooHigh.has(key));
  if (role !== undefined && !known.includes(role)) return { at: 'role', expected: names(known), got: role };
  const wrong = (offered ?? []).findIndex((each) => !known.includes(each.role));
  if (wrong !== -1) return { at: `offered_roles[${wrong}].role`, expected: names(known), got: offered?.[wrong]?.role };
  return null;
}
