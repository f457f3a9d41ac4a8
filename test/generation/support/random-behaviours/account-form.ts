import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { picked } from './ground.ts';

type Loose = Record<string, unknown>;

/** A form of accounts that asks for what it has. */
export function accountForm(one: Loose, { roles }: PlanContext, pick: number): Loose {
  const form = one['form'] as string;
  const where = pick % 2 === 0 ? { page: '/join', redirect: '/welcome?a=1&b=2' } : {};
  const basis = { kind: 'account_form', form, approval: 'none', fields: [], required: [], ...where };
  const known = roles.filter((role) => !['administrator', 'editor', 'shop_manager'].includes(role));
  if (form === 'profile')
    return {
      ...basis,
      fields: ['email', 'password', 'name', 'bio'],
      required: ['name'],
      can_delete: pick % 2 === 0,
      can_export: pick % 3 === 0,
    };
  if (form !== 'registration') return basis;
  return {
    ...basis,
    fields: pick % 2 === 0 ? ['login', 'email', 'bio'] : ['email', 'password', 'first_name'],
    required: ['email'],
    approval: one['approval'],
    ...(pick % 3 === 0 ? { terms: `It's "fine" & <so>`, terms_link: '/terms' } : {}),
    ...(pick % 4 === 0
      ? {
          offered_roles: [
            { role: picked(known, pick, 'author'), label: `It's one` },
            { role: picked(known, pick + 1, 'author'), label: 'Two %s' },
          ],
        }
      : { role: picked(known, pick, 'author') }),
  };
}
