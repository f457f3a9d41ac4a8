import type { Fault, PlanContext } from '../behaviour.ts';
import { attributesFor } from '../conditions.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import { isInTable } from '../in-table.ts';
import { siteKinds } from '../records/record-kinds.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { Automation } from './automation-plan.ts';
import { creatable } from './creating.ts';
import { columns } from './made.ts';

const names = (keys: readonly string[]): string =>
  keys.length === 0 ? 'nothing, since there is none' : `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

const ofOwn = ['created', 'updated', 'deleted', 'published', 'submitted', 'approved', 'status', 'commented'];

/** Events that a kind of records has. */
function eventsOf(entity: string, context: PlanContext): readonly string[] {
  const isOwn = (context.plan.entities ?? []).some(({ key }) => key === entity);
  const kind = siteKinds.find(({ key }) => key === entity);
  if (isOwn || kind === undefined) return ofOwn;
  return [...Object.keys(kind.events), ...(kind.status === undefined ? [] : ['status'])];
}

/** The first thing about when and what that does not fit the plan. */
export function checkActions(behaviour: Automation, context: PlanContext): Fault | null {
  return checkWhen(behaviour, context) ?? checkAll(behaviour, context);
}

/** Fields that point to one other record. */
const relationsOf = (entity: string, { plan }: PlanContext): readonly string[] =>
  (plan.entities?.find(({ key }) => key === entity)?.fields ?? []).flatMap(({ key, type, multiple }) =>
    type === 'relation' && multiple !== true ? [key] : [],
  );

function checkWhen({ entity, when, once, actions }: Automation, context: PlanContext): Fault | null {
  if (when.on === 'event') {
    const known = eventsOf(entity, context);
    if (!known.includes(when.event)) return { at: 'when.event', expected: names(known), got: when.event };
    if ((when.event === 'status') !== (when.status !== undefined))
      return {
        at: 'when.status',
        expected: when.event === 'status' ? 'a status' : 'none but of the event status',
        got: when.status,
      };
  }
  if (when.on === 'date') {
    const target = when.via === undefined ? entity : context.target(entity, when.via);
    const links = relationsOf(entity, context);
    if (when.via !== undefined && !links.includes(when.via))
      return { at: 'when.via', expected: names(links), got: when.via };
    const dates = context.attributes(target).flatMap(({ key, type }) => (type === 'date' ? [key] : []));
    if (!dates.includes(when.attribute)) return { at: 'when.attribute', expected: names(dates), got: when.attribute };
  }
  if (when.on === 'change') {
    const isPosts =
      (context.plan.entities?.some(({ key }) => key === entity) === true && !isInTable(entity, context)) ||
      ['post', 'page', 'product'].includes(entity);
    const fields = [
      ...(isPosts ? Object.keys(columns).map((key) => ({ key })) : []),
      ...(context.plan.entities?.find(({ key }) => key === entity)?.fields ?? []),
      ...(entity === 'order' ? [] : extraFieldsOf(context.plan, entity)),
    ].map(({ key }) => key);
    if (!fields.includes(when.attribute)) return { at: 'when.attribute', expected: names(fields), got: when.attribute };
  }
  if (when.on === 'interval') {
    if (when.at !== undefined && when.every === 'hourly')
      return { at: 'when.at', expected: 'none with hourly', got: when.at };
    if (when.weekday !== undefined && when.every !== 'weekly')
      return { at: 'when.weekday', expected: 'none but of weekly', got: when.weekday };
    if (when.day !== undefined && when.every !== 'monthly')
      return { at: 'when.day', expected: 'none but of monthly', got: when.day };
    if (when.date !== undefined && when.every !== 'yearly')
      return { at: 'when.date', expected: 'none but of yearly', got: when.date };
    if (when.date !== undefined && !isDayOfYear(when.date))
      return { at: 'when.date', expected: 'a day that every year has', got: when.date };
    if (when.is_together && once === 'owner')
      return { at: 'once', expected: '"record" or none with one e-mail about all records', got: once };
    const other = when.is_together ? actions.findIndex((action) => action.do !== 'email') : -1;
    if (other !== -1)
      return {
        at: `actions[${other}].do`,
        expected: '"email", since it is about all records',
        got: actions[other]?.do,
      };
  }
  if (once === 'owner' && (entity === 'category' || entity === 'tag'))
    return { at: 'once', expected: '"record", since nobody owns terms', got: once };
  return null;
}

/** Whether years have a day, given as `MM-DD`; 29 February is one of some years alone. */
const isDayOfYear = (date: string): boolean => {
  const [month = 0, day = 0] = date.split('-').map(Number);
  return day <= new Date(Date.UTC(2001, month, 0)).getUTCDate();
};

type Action = Automation['actions'][number];
type Recipient = Extract<Action, { do: 'email' }>['recipients'][number];

/** Whether nobody does it: the time has come. */
const isTimed = ({ when }: Automation): boolean =>
  when.on === 'date' || when.on === 'interval' || when.delay !== undefined;

function checkAll(behaviour: Automation, context: PlanContext): Fault | null {
  const actor = (behaviour.conditions ?? []).findIndex(({ attribute }) => attribute.startsWith('actor.'));
  if (actor !== -1 && isTimed(behaviour))
    return {
      at: `conditions[${actor}].attribute`,
      expected: names(context.attributes(behaviour.entity).map(({ key }) => key)),
      got: behaviour.conditions?.[actor]?.attribute,
    };
  for (const [index, action] of behaviour.actions.entries()) {
    const found = checkAction(behaviour, action, context);
    if (found !== null) return { ...found, at: `actions[${index}].${found.at}` };
  }
  return null;
}

function checkAction(behaviour: Automation, action: Action, context: PlanContext): Fault | null {
  const { entity, when } = behaviour;
  const isGone = when.on === 'event' && when.event === 'deleted';
  if (isGone && action.do !== 'email' && action.do !== 'webhook' && action.do !== 'notice')
    return { at: 'do', expected: 'email, webhook or notice of what is deleted', got: action.do };
  switch (action.do) {
    case 'email':
      return checkEmail(behaviour, action, context);
    case 'set':
    case 'add':
    case 'remove': {
      const known = attributesFor(entity, action.attribute, context).filter(
        ({ isWritable, type }) => isWritable && (action.do === 'set' || type === 'list'),
      );
      return known.some(({ key }) => key === action.attribute.replace(/^.*\./, ''))
        ? null
        : { at: 'attribute', expected: names(known.map(({ key }) => key)), got: action.attribute };
    }
    case 'calculate': {
      const own = context.attributes(entity);
      const numbers = own.filter(({ type }) => type === 'number' || type === 'money');
      const writable = numbers.filter(({ isWritable }) => isWritable).map(({ key }) => key);
      if (!writable.includes(action.attribute))
        return { at: 'attribute', expected: names(writable), got: action.attribute };
      if (action.as === 'days' && action.of.length !== 2) return { at: 'of', expected: 'two dates', got: action.of };
      const known = (action.as === 'days' ? own.filter(({ type }) => type === 'date') : numbers).map(({ key }) => key);
      const wrong = action.of.findIndex((one) =>
        typeof one === 'number' ? action.as === 'days' : !known.includes(one),
      );
      if (wrong !== -1) return { at: `of[${wrong}]`, expected: names(known), got: action.of[wrong] };
      return action.of.every((one) => typeof one === 'number')
        ? { at: 'of[0]', expected: names(known), got: action.of[0] }
        : null;
    }
    case 'create': {
      const able = [...(context.plan.entities ?? []).map(({ key }) => key), ...creatable];
      if (!able.includes(action.entity)) return { at: 'entity', expected: names(able), got: action.entity };
      const known = context.attributes(action.entity).flatMap(({ key, isWritable }) => (isWritable ? [key] : []));
      const wrong = action.values.findIndex(({ attribute }) => !known.includes(attribute));
      if (wrong !== -1)
        return { at: `values[${wrong}].attribute`, expected: names(known), got: action.values[wrong]?.attribute };
      const keys = action.values.map(({ attribute }) => attribute);
      const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
      if (twice !== -1)
        return { at: `values[${twice}].attribute`, expected: 'an attribute that has no value yet', got: keys[twice] };
      return firstFault(
        action.values.map(({ value }, at) => textFault(behaviour, value, `values[${at}].value`, context)),
      );
    }
    case 'notice':
      if (!context.roles.includes(action.role)) return { at: 'role', expected: names(context.roles), got: action.role };
      return textFault(behaviour, action.message, 'message', context);
    case 'note':
      if (entity !== 'order') return { at: 'do', expected: 'a note of orders alone', got: action.do };
      return textFault(behaviour, action.message, 'message', context);
    case 'webhook': {
      const known = context.attributes(entity).map(({ key }) => key);
      const wrong = (action.sends ?? []).findIndex((key) => !known.includes(key));
      if (wrong !== -1) return { at: `sends[${wrong}]`, expected: names(known), got: action.sends?.[wrong] };
      return isGone && action.retries !== undefined
        ? { at: 'retries', expected: 'none of what is deleted, which is not there later', got: action.retries }
        : null;
    }
    default:
      return null;
  }
}

const firstFault = (faults: readonly (Fault | null)[]): Fault | null => faults.find((one) => one !== null) ?? null;

function checkEmail(
  behaviour: Automation,
  action: Extract<Action, { do: 'email' }>,
  context: PlanContext,
): Fault | null {
  const files = context
    .attributes(behaviour.entity)
    .flatMap(({ key, type }) => (type === 'image' || isFile(behaviour.entity, key, context) ? [key] : []));
  const attached = (action.attach ?? []).findIndex((key) => !files.includes(key));
  const isOwn = (context.plan.entities ?? []).some(({ key }) => key === behaviour.entity);
  const { when } = behaviour;
  const isThere = !(when.on === 'interval' && when.is_together) && !(when.on === 'event' && when.event === 'deleted');
  return firstFault([
    action.can_cancel === true && !(isOwn && isThere)
      ? { at: 'can_cancel', expected: 'none but of one record of the plan that is there', got: true }
      : null,
    ...action.recipients.map((one, at) => checkRecipient(behaviour, one, `recipients[${at}]`, context)),
    action.reply_to === undefined ? null : checkRecipient(behaviour, action.reply_to, 'reply_to', context),
    attached === -1 ? null : { at: `attach[${attached}]`, expected: names(files), got: action.attach?.[attached] },
    textFault(behaviour, action.subject, 'subject', context),
    textFault(behaviour, action.message, 'message', context),
  ]);
}

const isFile = (entity: string, name: string, { plan }: PlanContext): boolean =>
  [...(plan.entities?.find(({ key }) => key === entity)?.fields ?? []), ...extraFieldsOf(plan, entity)].some(
    ({ key, type }) => key === name && (type === 'file' || type === 'gallery' || type === 'image'),
  );

function checkRecipient(behaviour: Automation, recipient: Recipient, at: string, context: PlanContext): Fault | null {
  const { entity, when } = behaviour;
  const isTogether = when.on === 'interval' && when.is_together;
  if (isTogether && !['admin', 'role', 'address'].includes(recipient.to))
    return { at: `${at}.to`, expected: '"admin", since it is about all records', got: recipient.to };
  if (recipient.to === 'actor' && isTimed(behaviour))
    return { at: `${at}.to`, expected: '"admin" or "owner", since nobody does it', got: recipient.to };
  if (recipient.to === 'role' && !context.roles.includes(recipient.role))
    return { at: `${at}.role`, expected: names(context.roles), got: recipient.role };
  if (recipient.to === 'attribute') {
    const known = attributesFor(entity, recipient.attribute, context).map(({ key }) => key);
    if (!known.includes(recipient.attribute.replace(/^.*\./, '')))
      return { at: `${at}.attribute`, expected: names(known), got: recipient.attribute };
  }
  if (recipient.to === 'relation') {
    const known = relationsOf(entity, context);
    if (!known.includes(recipient.relation))
      return { at: `${at}.relation`, expected: names(known), got: recipient.relation };
  }
  return null;
}

/** A name in braces of a text that stands for nothing. */
function textFault(behaviour: Automation, text: string, at: string, context: PlanContext): Fault | null {
  const { when, entity } = behaviour;
  const known =
    when.on === 'interval' && when.is_together
      ? ['count', 'list', 'site']
      : [
          ...context.attributes(entity).map(({ key }) => key),
          'link',
          'edit_link',
          'site',
          'owner',
          'owner_email',
          'actor',
        ];
  const [unknown] = unknownPlaceholders(text, known);
  return unknown === undefined
    ? null
    : { at, expected: `a text with ${known.map((key) => `{${key}}`).join(', ')} alone`, got: `{${unknown}}` };
}
