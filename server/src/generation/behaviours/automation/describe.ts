import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { dayOfYear } from '../day-of-year.ts';
import { inWords } from '../in-words.ts';
import type { Automation } from './automation-plan.ts';

type When = Automation['when'];
type Action = Automation['actions'][number];
type Recipient = Extract<Action, { do: 'email' }>['recipients'][number];

const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) && !/^(?:us|uni)/i.test(noun) ? 'an' : 'a'} ${noun}`;

const everyWords = {
  hourly: 'Every hour',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
};
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The beginning of a sentence: `W`, or `3 days after w`. */
function laterWords(delay: { readonly amount: number; readonly unit: string } | undefined): string {
  if (delay === undefined) return 'W';
  return `${delay.amount} ${delay.amount === 1 ? delay.unit.slice(0, -1) : delay.unit} after w`;
}

const happens: Readonly<Record<string, string>> = {
  created: 'is created',
  updated: 'is changed',
  deleted: 'is deleted',
  published: 'is published',
  submitted: 'is submitted for review',
  approved: 'is approved',
  commented: 'gets a comment',
  login: 'logs in',
  logout: 'logs out',
  role: 'gets a role',
  paid: 'is paid',
  refunded: 'is refunded',
  low_stock: 'is low in stock',
  out_of_stock: 'is out of stock',
  back_in_stock: 'is back in stock',
  stock_changed: 'has another stock',
};

/** When an automation does something: `When a post is published`, `14 days before the end of a membership`. */
export function whenWords({ entity, when }: Pick<Automation, 'entity' | 'when'>, words: Words): string {
  const { singular, plural } = words.entity(entity);
  if (when.on === 'interval') {
    const every = when.weekday === undefined ? everyWords[when.every] : `Every ${capital(when.weekday)}`;
    const day =
      when.date !== undefined
        ? ` on ${dayOfYear(Number(when.date.slice(0, 2)), Number(when.date.slice(3)))}`
        : when.day === undefined
          ? ''
          : ` on day ${when.day}`;
    return `${every}${day}${when.at === undefined ? '' : ` at ${when.at}`}, for ${plural}`;
  }
  if (when.on === 'change') {
    const to = when.to === undefined ? '' : ` to “${when.to}”`;
    return `${laterWords(when.delay)}hen the ${words.attribute(entity, when.attribute)} of ${withArticle(singular)} changes${to}`;
  }
  if (when.on === 'date') {
    const target = when.via === undefined ? entity : words.target(entity, when.via);
    const whose = `of ${withArticle(singular)}`;
    const date = `the ${words.attribute(target, when.attribute)} ${when.via === undefined ? '' : `of the ${words.attribute(entity, when.via)} `}${whose}`;
    const again =
      when.repeat === undefined
        ? ''
        : ` and up to ${when.repeat.times} more times every ${days(when.repeat.every_days)}`;
    const at = when.at === undefined ? '' : ` at ${when.at}`;
    return `${when.days === 0 ? 'On' : `${days(when.days)} ${when.side}`} ${date}${at}${again}`;
  }
  return `${laterWords(when.delay)}hen ${withArticle(singular)} ${when.event === 'status' ? `gets the status “${when.status ?? ''}”` : (happens[when.event] ?? when.event)}`;
}

/** Who gets an e-mail: `the owner of the order`. */
export function recipientWords(entity: string, recipient: Recipient, words: Words): string {
  switch (recipient.to) {
    case 'admin':
      return 'the administrator';
    case 'owner':
      return entity === 'user' ? 'the user' : entity === 'order' ? 'the customer' : 'the author';
    case 'actor':
      return 'who did it';
    case 'role':
      return `everybody with the role “${recipient.role}”`;
    case 'address':
      return recipient.address;
    case 'attribute':
      return `the ${words.attribute(entity, recipient.attribute)}`;
    case 'relation':
      return `the owner of the ${words.attribute(entity, recipient.relation)}`;
  }
}

function actionWords(entity: string, action: Action, words: Words): string {
  switch (action.do) {
    case 'email':
      return `sends an email${action.can_cancel === true ? ' with a link that cancels it' : ''} to ${inWords(action.recipients.map((one) => recipientWords(entity, one, words)))}`;
    case 'create':
      return `creates ${withArticle(words.entity(action.entity).singular)}`;
    case 'notice':
      return `shows a notice to everybody with the role “${action.role}”`;
    case 'note':
      return `adds a note to the order${action.to_customer ? ', which the customer gets' : ''}`;
    case 'set':
      return `sets the ${words.attribute(entity, action.attribute)} to “${action.value}”`;
    case 'add':
      return `adds “${action.value}” to the ${words.attribute(entity, action.attribute)}`;
    case 'remove':
      return `removes “${action.value}” from the ${words.attribute(entity, action.attribute)}`;
    case 'calculate': {
      const parts = action.of.map((one) =>
        typeof one === 'number' ? String(one) : `the ${words.attribute(entity, one)}`,
      );
      const sum =
        action.as === 'days'
          ? `the days from ${parts.join(' to ')}`
          : parts.join(` ${action.as.replaceAll('_', ' ')} `);
      return `works out the ${words.attribute(entity, action.attribute)}: ${sum}`;
    }
    case 'delete':
      return action.to_trash ? 'moves it to the trash' : 'deletes it';
    case 'webhook':
      return webhookWords(entity, action, words);
  }
}

function webhookWords(entity: string, action: Extract<Action, { do: 'webhook' }>, words: Words): string {
  const { address, sends, secret_header: header, retries } = action;
  const what =
    sends === undefined
      ? 'its title, link, status and date'
      : `the ${inWords(sends.map((key) => words.attribute(entity, key)))}`;
  const secret = header === undefined ? '' : ` with a secret in the header ${header}`;
  const again =
    retries === undefined ? '' : `, up to ${retries} more ${retries === 1 ? 'time' : 'times'} if that fails`;
  return `sends ${what} to ${address === '' ? 'another service' : address}${secret}${again}`;
}

/** One sentence: `When a post is published, if the category contains “News”, sends an email to the administrator.` */
export function describeAutomation(automation: Automation, words: Words): string {
  const { entity, conditions = [], actions } = automation;
  const when: When = automation.when;
  const only =
    conditions.length === 0 ? '' : `, if ${inWords(conditions.map((one) => conditionWords(entity, one, words)))}`;
  const together = when.on === 'interval' && when.is_together ? ' with one list of all' : '';
  const once =
    automation.once === undefined
      ? ''
      : `, once for each ${automation.once === 'owner' ? 'user' : words.entity(entity).singular}`;
  return `${whenWords(automation, words)}${only}, ${inWords(actions.map((one) => actionWords(entity, one, words)))}${together}${once}.`;
}
