import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** A form of accounts as plans have it. */
export type AccountForm = BehaviourOf<'account_form'>;
export type AccountField = AccountForm['fields'][number];

/** Shortcodes, and names of blocks behind the plugin's. */
export const formName = ({ form }: AccountForm): string => (form === 'login' ? 'login_form' : `${form}_form`);
export const formTag = (plan: PluginPlan, one: AccountForm): string => prefixed(plan, formName(one));

/** What fields are called, which attribute of `autocomplete` they have, and their type of input. */
export const fieldTable: Readonly<
  Record<
    AccountField,
    { readonly label: string; readonly column: string; readonly type: string; readonly autocomplete: string }
  >
> = {
  login: { label: 'Username', column: 'user_login', type: 'text', autocomplete: 'username' },
  email: { label: 'Email', column: 'user_email', type: 'email', autocomplete: 'email' },
  password: { label: 'Password', column: 'user_pass', type: 'password', autocomplete: 'new-password' },
  first_name: { label: 'First name', column: 'first_name', type: 'text', autocomplete: 'given-name' },
  last_name: { label: 'Last name', column: 'last_name', type: 'text', autocomplete: 'family-name' },
  name: { label: 'Display name', column: 'display_name', type: 'text', autocomplete: 'nickname' },
  url: { label: 'Website', column: 'user_url', type: 'url', autocomplete: 'url' },
  bio: { label: 'About you', column: 'description', type: 'textarea', autocomplete: 'off' },
};

export const needsStaff = ({ approval }: AccountForm): boolean =>
  approval === 'staff' || approval === 'email_and_staff';
export const needsEmail = ({ approval }: AccountForm): boolean =>
  approval === 'email' || approval === 'email_and_staff';
