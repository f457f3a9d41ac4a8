import type { Field } from '../../../understanding/understanding.ts';
import { Code } from '../../../writers/code.ts';
import { type PhpCode, php, phpLiteral } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { emailTriggersOf } from '../email/email-triggers.ts';
import { findBehaviours } from '../support/find-behaviours.ts';
import { capitalised } from '../support/format-text.ts';
import type { PlanSetting } from './plan-setting.ts';

/** A setting that a feature of the plugin reads, if the plugin has reason to. */
type Candidate = (plan: PluginPlan) => readonly PlanSetting[];

/** Whether an amount of money says no currency of its own. */
const hasAmounts = (plan: PluginPlan): boolean =>
  plan.entities.some(({ fields }) => fields.some(({ type, unit }) => type === 'money' && unit === undefined));

const candidates: readonly Candidate[] = [
  ({ tools }) => tools.flatMap(({ settings }) => settings),
  (plan) =>
    plan.features.has('shortcode')
      ? [
          {
            key: 'per_page',
            type: 'integer',
            label: 'Items per page',
            description: 'Number of entries per page in lists.',
            default: 10,
            min: 1,
            max: 100,
            section: 'display',
          },
        ]
      : [],
  (plan) =>
    hasAmounts(plan)
      ? [
          {
            key: 'currency',
            type: 'text',
            label: 'Currency',
            description: 'Shown after every amount, such as USD or €.',
            default: 'USD',
            section: 'display',
          },
        ]
      : [],
  (plan) =>
    findBehaviours(plan, 'public_form').length > 0 && plan.features.has('shortcode')
      ? [
          {
            key: 'thank_you',
            type: 'textarea',
            label: 'Thank-you message',
            description: 'Shown to visitors after they have submitted the form. Leave empty to use the default text.',
            default: '',
            section: 'display',
          },
        ]
      : [],
  (plan) =>
    plan.features.has('email')
      ? [
          {
            key: 'recipient',
            type: 'email',
            label: 'Recipient',
            description:
              'Email address that receives notifications. Leave empty to use the administration email address.',
            default: '',
            section: 'notifications',
          },
          ...emailTriggersOf(plan).map(
            ({ key, setting }): PlanSetting => ({
              key: `send_${key}`,
              type: 'boolean',
              label: capitalised(setting.label),
              description: setting.description,
              default: true,
              section: 'notifications',
            }),
          ),
        ]
      : [],
  (plan) =>
    plan.features.has('cron')
      ? findBehaviours(plan, 'scheduled_cleanup')
          .slice(0, 1)
          .map(({ olderThanDays }) => ({
            key: 'keep_days',
            type: 'integer',
            label: 'Keep entries for (days)',
            description: 'Older entries are deleted automatically. Enter -1 to never delete entries.',
            default: olderThanDays,
            min: -1,
            max: 36_500,
            section: 'schedule',
          }))
      : [],
  (plan) =>
    plan.entities.some(({ storage }) => storage !== 'posts')
      ? [
          {
            key: 'keep_data',
            type: 'boolean',
            label: 'Keep entries',
            description: 'Keep all entries in the database when the plugin is deleted.',
            default: false,
            section: 'data',
          },
        ]
      : [],
];

/** What a page of settings has when nothing else of the plugin can be configured. */
const fallback: readonly PlanSetting[] = [
  {
    key: 'is_enabled',
    type: 'boolean',
    label: 'Enabled',
    description: 'Enable the features of the plugin.',
    default: true,
    section: 'general',
  },
  {
    key: 'contact_email',
    type: 'email',
    label: 'Contact email address',
    description: 'Leave empty to use the administration email address.',
    default: '',
    section: 'general',
  },
  {
    key: 'per_page',
    type: 'integer',
    label: 'Items per page',
    description: '',
    default: 10,
    min: 1,
    max: 100,
    section: 'general',
  },
];

const typeOf: Partial<Record<Field['type'], PlanSetting['type']>> = {
  textarea: 'textarea',
  rich_text: 'textarea',
  integer: 'integer',
  rating: 'integer',
  duration: 'integer',
  number: 'number',
  money: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  email: 'email',
  url: 'url',
  color: 'color',
  choice: 'choice',
};

function fromField(field: Field): PlanSetting {
  const type = typeOf[field.type] ?? 'text';
  const choices = field.choices ?? [];
  const isChoice = type === 'choice' && choices.length > 0;
  const numeric = type === 'integer' || type === 'number';
  return {
    key: field.key,
    type: type === 'choice' && !isChoice ? 'text' : type,
    label: field.label,
    description: field.unit === undefined ? '' : `In ${field.unit}.`,
    default: type === 'boolean' ? false : numeric ? (field.min ?? 0) : isChoice ? (choices[0]?.value ?? '') : '',
    section: 'general',
    ...(numeric && field.min !== undefined && { min: field.min }),
    ...(numeric && field.max !== undefined && { max: field.max }),
    ...(isChoice && { choices }),
  };
}

/** What descriptions call settings that the plugin has in any case. */
const ownNames: Readonly<Record<string, RegExp>> = {
  per_page: /per_page|^(?:number|amount|count|max|maximum|limit)_?(?:of_)?\w*s$/,
  recipient: /e?mail|recipient/,
  currency: /currency/,
  thank_you: /thank|confirmation_(?:message|text)|success_message/,
  keep_days: /(?:keep|retention)\w*(?:days)?$|days_to_keep/,
};

/** A setting of the plugin's own under the name that the description has for it. */
function renamed(
  setting: PlanSetting,
  described: readonly Field[],
): { setting: PlanSetting; field: Field | undefined } {
  const field = described.find(
    ({ key, type }) =>
      key === setting.key ||
      // A description says of a tool's setting that it is there, and seldom of what type.
      (setting.names?.test(key) && (type === 'text' || typeOf[type] === setting.type)) ||
      (ownNames[setting.key]?.test(key) && (typeOf[type] ?? 'text') === setting.type),
  );
  return { setting: field ? { ...setting, label: field.label } : setting, field };
}

/** The settings of a plugin, whether it has a page for them or not: what its features can be told. */
export function settingsOf(plan: PluginPlan): readonly PlanSetting[] {
  const described: readonly Field[] = plan.understood.settings;
  const own = candidates.flatMap((candidate) => candidate(plan)).map((setting) => renamed(setting, described));
  const used = new Set(own.map(({ field }) => field));
  const taken = new Set(own.map(({ setting }) => setting.key));
  const others = described.filter((field) => !used.has(field) && !taken.has(field.key));
  const all = [...others.map(fromField), ...own.map(({ setting }) => setting)];
  return all.some(({ key }) => key !== 'keep_data') ? all : [...fallback, ...all];
}

/** Whether the plugin's page of settings has one of a key. */
export const hasSetting = (plan: PluginPlan, key: string): boolean =>
  plan.features.has('settings') && settingsOf(plan).some((setting) => setting.key === settingKey(plan, key));

/** The value of a setting as PHP: read where the plugin has settings, else what it is without them. */
export function settingValue(plan: PluginPlan, key: string, otherwise: PlanSetting['default']): PhpCode {
  if (hasSetting(plan, key)) return php`${classOf(plan, 'Settings')}::get( ${settingKey(plan, key)} )`;
  return new Code('php', phpLiteral(otherwise));
}

/** The key that a tool's setting has in this plugin. */
export const settingKey = ({ settingKeys }: PluginPlan, key: string): string => settingKeys?.[key] ?? key;
