import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

export type CommentAuthors = BehaviourOf<'comment_authors'>;

/** The action of the form with which authors change their comment. */
export const editAction = (plan: PluginPlan): string => prefixed(plan, 'edit_comment');

/** Keys of the settings. */
export const trustedKey = 'comment_trusted_after';
export const minutesKey = 'comment_edit_minutes';
