import { isAgainst } from '../../../understanding/lexicon/outcomes.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { postStatusOf, statusFieldOf } from '../email/email-triggers.ts';
import { entityOf, findBehaviours } from '../support/find-behaviours.ts';

/** A status that staff give an entry with a click in its list. */
export interface StatusAction {
  readonly entity: PlanEntity;
  /** `confirmed`: names the action in addresses. */
  readonly key: string;
  /** `Confirm`, `Mark as ready`. */
  readonly label: string;
  /** Absent: WordPress' own status says it. */
  readonly field: PlanField | undefined;
  readonly value: string;
  /** Of posts: what becomes of the post itself; empty when it stays as it is. */
  readonly postStatus: string;
}

const commands: Readonly<Record<string, string>> = {
  approved: 'Approve',
  confirmed: 'Confirm',
  accepted: 'Accept',
  declined: 'Decline',
  rejected: 'Reject',
  refused: 'Refuse',
  denied: 'Deny',
  cancelled: 'Cancel',
};

function actionOf(entity: PlanEntity, status: string): StatusAction | undefined {
  const found = statusFieldOf(entity, status);
  const isPost = entity.storage !== 'table';
  const own = postStatusOf(status);
  if (found === undefined && (!isPost || own === undefined)) return undefined;
  // A private entry that was turned down is a draft: nobody is reminded of it, and it counts nowhere.
  const settled = isAgainst(status) ? 'draft' : 'publish';
  return {
    entity,
    key: status,
    label: commands[status] ?? `Mark as ${status.replaceAll('_', ' ')}`,
    field: found?.field,
    value: found?.value ?? '',
    postStatus: isPost ? (found === undefined ? (own ?? 'publish') : entity.isPublic ? '' : settled) : '',
  };
}

/** All that staff can decide with a click, in the order of the description. */
export function statusActionsOf(plan: PluginPlan): readonly StatusAction[] {
  const actions: StatusAction[] = [];
  for (const { entity: key, statuses } of findBehaviours(plan, 'status_actions')) {
    const entity = entityOf(plan, key);
    for (const status of entity === undefined || entity.isLog ? [] : statuses) {
      const action = entity && actionOf(entity, status);
      const isKnown = actions.some((one) => one.entity === entity && one.key === status);
      if (action && !isKnown) actions.push(action);
    }
  }
  return actions;
}

/** What rows of a table need to be seen by visitors, where they wait for approval. */
export function approvalOf(plan: PluginPlan, entity: PlanEntity): { field: PlanField; value: string } | undefined {
  if (entity.storage !== 'table') return undefined;
  const action = statusActionsOf(plan).find(
    (one) => one.entity === entity && /^(approved|accepted|confirmed)$/.test(one.key),
  );
  return action?.field && { field: action.field, value: action.value };
}

/** The field that says what was decided, and its first choice: what a new entry has. */
export function undecidedOf(plan: PluginPlan, entity: PlanEntity): { field: PlanField; value: string } | undefined {
  const field = statusActionsOf(plan).find((action) => action.entity === entity)?.field;
  const value = field?.choices[0]?.value;
  return field === undefined || value === undefined ? undefined : { field, value };
}
