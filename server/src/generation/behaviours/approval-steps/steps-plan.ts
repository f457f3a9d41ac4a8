import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** Approval in steps as plans have it. */
export type ApprovalSteps = BehaviourOf<'approval_steps'>;

/** Names of hooks and settings of one of them. */
export const approvalKey = (plan: PluginPlan, number: number): string => prefixed(plan, `approval_${number}`);

/** Metadata of records, protected by its first character: how many steps have approved, and all decisions. */
export const stepsKey = (plan: PluginPlan, number: number): string => `_${approvalKey(plan, number)}_steps`;
export const logKey = (plan: PluginPlan, number: number): string => `_${approvalKey(plan, number)}_log`;

/** Emails that are sent, by what has happened, with the texts that they begin with. */
export const mailTexts = {
  waiting: {
    label: 'To who decides next',
    subject: 'Please decide: {title}',
    message: '“{title}” by {owner} waits for your decision ({step}):\n{link}',
  },
  approved: {
    label: 'To the author, once everybody has approved',
    subject: 'Approved: {title}',
    message: '“{title}” has been approved.\n\n{comment}\n\n{link}',
  },
  rejected: {
    label: 'To the author, when it is rejected',
    subject: 'Not approved: {title}',
    message: '“{title}” has not been approved ({step}).\n\n{comment}\n\n{link}',
  },
} as const;

export type MailName = keyof typeof mailTexts;

/** What a text has to begin with: the plan's, or the standard one. */
export const messageOf = ({ message }: ApprovalSteps, name: MailName): string =>
  name === 'waiting' && message !== '' ? message : mailTexts[name].message;

/** Emails that are sent at all. */
export const mailsOf = ({ tells_owner: isTold }: ApprovalSteps): readonly MailName[] =>
  isTold ? ['waiting', 'approved', 'rejected'] : ['waiting'];
