import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** A form with which visitors write to owners, as plans have it. */
export type OwnerMessage = BehaviourOf<'owner_message'>;

export const placeholders = ['title', 'name', 'email', 'text', 'link', 'site'];

/** Names of hooks and settings of one of them. */
export const messageKey = (plan: PluginPlan, number: number): string => prefixed(plan, `message_${number}`);

export const subjectOf = ({ subject }: OwnerMessage): string =>
  subject !== '' ? subject : 'A message about “{title}”';

export const messageOf = ({ message }: OwnerMessage): string =>
  message !== ''
    ? message
    : '{name} writes about “{title}”:\n\n{text}\n\n{link}\n\nReply to this email to answer {name}; your address has not been shown.';
