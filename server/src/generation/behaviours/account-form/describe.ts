import { type AccountForm, fieldTable } from './account-form-plan.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const approvals = {
  none: '',
  email: '; the email address is confirmed first',
  staff: '; accounts are approved by staff first',
  email_and_staff: '; the email address is confirmed and accounts are approved by staff first',
} as const;

/** One sentence: `A registration form with username and email; accounts are approved by staff first.` */
export function describeAccountForm({
  form,
  fields,
  approval,
  role,
  can_delete: canDelete,
  can_export: canExport,
}: AccountForm): string {
  const named = list(fields.map((field) => fieldTable[field].label.toLowerCase()));
  switch (form) {
    case 'login':
      return 'A login form for the site.';
    case 'lost_password':
      return 'A form to reset a lost password.';
    case 'registration':
      return `A registration form with ${named}${role === undefined ? '' : `; new users get the role ${role.replaceAll('_', ' ')}`}${approvals[approval]}.`;
    case 'profile': {
      const more = [
        ...(canExport === true ? ['request their data'] : []),
        ...(canDelete === true ? ['delete their account'] : []),
      ];
      return `A profile form with ${named}${more.length === 0 ? '' : `; users can ${list(more)}`}.`;
    }
  }
}
