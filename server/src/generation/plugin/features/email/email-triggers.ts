import type { Recipient } from '../../../understanding/understanding.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { entityOf, fieldOf, findBehaviours } from '../support/find-behaviours.ts';
import { capitalised, formatText, withArticle } from '../support/format-text.ts';

/** A message that the plugin sends on its own. */
export interface EmailTrigger {
  /** snake_case and unique in the plugin: names its filters, its setting and its method. */
  readonly key: string;
  readonly entity: PlanEntity;
  readonly recipient: Recipient;
  readonly on:
    | { readonly event: 'created' }
    /** Empty: any change. */
    | { readonly event: 'status'; readonly status: string }
    | { readonly event: 'reminder'; readonly field: PlanField; readonly hours: number }
    | { readonly event: 'overdue'; readonly field: PlanField; readonly days: number }
    | { readonly event: 'digest'; readonly interval: string };
  /** Format of the subject: %1$s is the site's name, %2$s the record's title. */
  readonly subject: string;
  readonly intro: string;
  readonly setting: { readonly label: string; readonly description: string };
}

/** Words of descriptions for statuses that WordPress has. */
const statusWords: Record<string, string> = {
  published: 'publish',
  publish: 'publish',
  approved: 'publish',
  confirmed: 'publish',
  accepted: 'publish',
  live: 'publish',
  pending: 'pending',
  submitted: 'pending',
  rejected: 'trash',
  declined: 'trash',
  cancelled: 'trash',
  canceled: 'trash',
  deleted: 'trash',
  trashed: 'trash',
  draft: 'draft',
  unpublished: 'draft',
  expired: 'draft',
};

/** WordPress' status for a word of the description; absent when a field of the entity has to say it. */
export const postStatusOf = (word: string): string | undefined =>
  Object.hasOwn(statusWords, word.toLowerCase()) ? statusWords[word.toLowerCase()] : undefined;

/** The field of an entity whose choices have a word of the description, with its value; without a word the field of its status. */
export function statusFieldOf(entity: PlanEntity, word: string): { field: PlanField; value: string } | undefined {
  const wanted = word.toLowerCase();
  if (wanted === '') {
    const field = entity.fields.find(({ key, type }) => type === 'choice' && /(^|_)status$/.test(key));
    return field && { field, value: '' };
  }
  for (const field of entity.fields) {
    const found = field.choices.find(({ value, label }) => [value, label.toLowerCase()].includes(wanted));
    if (field.type === 'choice' && found) return { field, value: found.value };
  }
  return undefined;
}

/** Whether a change of status can be noticed: rows of tables have none of WordPress' statuses. */
export const isNoticeable = (entity: PlanEntity, word: string): boolean =>
  statusFieldOf(entity, word) !== undefined ||
  (entity.storage !== 'table' && (word === '' || postStatusOf(word) !== undefined));

const whom = (recipient: Recipient): string =>
  recipient.to === 'admin'
    ? 'the site administrator'
    : recipient.to === 'submitter'
      ? 'the sender'
      : `every ${recipient.role.replaceAll('_', ' ')}`;

function createdTrigger(entity: PlanEntity, recipient: Recipient): EmailTrigger {
  const isReply = recipient.to === 'submitter';
  const one = formatText(entity.singularLower);
  return {
    key: isReply
      ? `${entity.key}_received`
      : recipient.to === 'role'
        ? `new_${entity.key}_${recipient.role}`
        : `new_${entity.key}`,
    entity,
    recipient,
    on: { event: 'created' },
    subject: isReply ? `[%1$s] We have received your ${one}` : `[%1$s] New ${one}: %2$s`,
    intro: isReply
      ? `Thank you. We have received the following:`
      : `There is a new ${entity.singularLower} on your site.`,
    setting: isReply
      ? {
          label: `${entity.singularLower} confirmations`,
          description: `Send a confirmation to the sender of ${withArticle(entity.singularLower)}.`,
        }
      : {
          label: `new ${entity.pluralLower}${recipient.to === 'role' ? ` (to each ${recipient.role.replaceAll('_', ' ')})` : ''}`,
          description: `Notify ${whom(recipient)} about each new ${entity.singularLower}.`,
        },
  };
}

function statusTrigger(entity: PlanEntity, status: string, recipient: Recipient): EmailTrigger {
  const one = formatText(entity.singularLower);
  const state = status === '' ? 'changed' : status.replaceAll('_', ' ');
  return {
    key: `${entity.key}_${status === '' ? 'status' : status.replace(/[^a-z0-9]+/gi, '_').toLowerCase()}${recipient.to === 'admin' ? '' : `_${recipient.to === 'role' ? recipient.role : 'reply'}`}`,
    entity,
    recipient,
    on: { event: 'status', status },
    subject:
      recipient.to === 'submitter'
        ? `[%1$s] Your ${one} was ${formatText(state)}: %2$s`
        : `[%1$s] ${capitalised(one)} ${formatText(state)}: %2$s`,
    intro:
      recipient.to === 'submitter'
        ? `Your ${entity.singularLower} was ${state}.`
        : status === ''
          ? `The status of ${withArticle(entity.singularLower)} has changed.`
          : `The status of ${withArticle(entity.singularLower)} has changed to “${state}”.`,
    setting: {
      label: `${entity.pluralLower} ${state}`,
      description: `Notify ${whom(recipient)} when ${withArticle(entity.singularLower)} is ${state}.`,
    },
  };
}

/** What is sent, in the order of the description; without anything said, the site hears of new records. */
export function emailTriggersOf(plan: PluginPlan): readonly EmailTrigger[] {
  const triggers: EmailTrigger[] = [];
  const add = (key: string, make: (entity: PlanEntity) => EmailTrigger): void => {
    const entity = entityOf(plan, key);
    if (entity === undefined || entity.isLog) return;
    const trigger = make(entity);
    if (!triggers.some((other) => other.key === trigger.key)) triggers.push(trigger);
  };
  for (const { entity, recipient } of findBehaviours(plan, 'email_on_create')) {
    add(entity, (found) => createdTrigger(found, recipient));
  }
  for (const { entity } of findBehaviours(plan, 'public_form'))
    add(entity, (found) => createdTrigger(found, { to: 'admin' }));
  for (const { entity, status, recipient } of findBehaviours(plan, 'email_on_status')) {
    const owner = entityOf(plan, entity);
    if (owner && isNoticeable(owner, status)) add(entity, (found) => statusTrigger(found, status, recipient));
  }
  for (const { entity, field, hours, recipient } of findBehaviours(plan, 'reminder_before_date')) {
    const owner = entityOf(plan, entity);
    const date = owner && fieldOf(owner, field);
    if (date === undefined) continue;
    add(entity, (found) => ({
      key: `${found.key}_reminder${triggers.some(({ key }) => key === `${found.key}_reminder`) ? `_${hours}` : ''}`,
      entity: found,
      recipient,
      on: { event: 'reminder', field: date, hours },
      subject: `[%1$s] Reminder: %2$s`,
      intro: `This is a reminder of an upcoming ${found.singularLower}.`,
      setting: {
        label: `${found.singularLower} reminders (${hoursText(hours)})`,
        description: `Remind ${whom(recipient)} of each ${found.singularLower} ${hoursText(hours)} in advance.`,
      },
    }));
  }
  for (const { entity, field, days, recipient } of findBehaviours(plan, 'reminder_after_date')) {
    const owner = entityOf(plan, entity);
    const date = owner && fieldOf(owner, field);
    if (date === undefined) continue;
    add(entity, (found) => ({
      key: `${found.key}_overdue`,
      entity: found,
      recipient,
      on: { event: 'overdue', field: date, days },
      subject: `[%1$s] Overdue: %2$s`,
      intro: `The ${date.label.toLowerCase()} of this ${found.singularLower} has passed.`,
      setting: {
        label: `overdue ${found.pluralLower}`,
        description: `Remind ${whom(recipient)} of each ${found.singularLower} whose ${date.label.toLowerCase()} has passed.`,
      },
    }));
  }
  for (const { entity, interval, recipient } of findBehaviours(plan, 'scheduled_digest')) {
    add(entity, (found) => ({
      key: `${found.key}_digest`,
      entity: found,
      recipient,
      on: { event: 'digest', interval },
      subject: `[%1$s] New ${formatText(found.pluralLower)}`,
      intro: `New ${found.pluralLower}:`,
      setting: {
        label: `${found.singularLower} digest`,
        description: `Send ${whom(recipient)} a list of new ${found.pluralLower}.`,
      },
    }));
  }
  const [first] = plan.entities.filter(({ isLog }) => !isLog);
  if (triggers.length === 0 && first !== undefined) triggers.push(createdTrigger(first, { to: 'admin' }));
  return triggers;
}

/** `2 days`, `36 hours`. */
export const hoursText = (hours: number): string =>
  hours % 24 === 0 ? `${hours / 24} ${hours === 24 ? 'day' : 'days'}` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
