import { identifier, type PhpCode, php } from '../../../writers/php.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { approvalOf } from '../status-actions/status-actions.ts';
import { repositoryOf } from './entity-names.ts';

type Value = string | number | boolean;

/** Types of fields whose values tests cannot make up: they name something else on the site. */
const made: ReadonlySet<PlanField['type']> = new Set([
  'image',
  'file',
  'relation',
  'gallery',
  'list',
  'choices',
  'relations',
  'user',
]);

/** Whether tests can make records of an entity: what it requires can be made up. */
export const isEasilyMade = ({ fields }: PlanEntity): boolean =>
  fields.every(({ type, isRequired }) => !isRequired || !made.has(type));

/** Values for tests: enough for the fields that are required. */
export function sampleOf({ fields }: PlanEntity): Readonly<Record<string, Value>> {
  const values = fields
    .filter(({ isRequired }) => isRequired)
    .map(({ key, type, choices, min }) => {
      const byType: Readonly<Record<string, Value>> = {
        integer: min ?? 1,
        number: min ?? 1,
        money: min ?? 1,
        boolean: true,
        date: '2030-01-31',
        time: '09:30',
        datetime: '2030-01-31T09:30',
        email: 'someone@example.com',
        url: 'https://example.com/',
        phone: '+49 30 123456',
        color: '#336699',
        choice: choices[0]?.value ?? '',
      };
      return [key, byType[type] ?? 'Text'] as const;
    });
  return Object.fromEntries(values);
}

/** Its type of posts, as tests name it. */
export const typeOf = ({ storage, postType, classes }: PlanEntity): PhpCode =>
  storage === 'post_type' ? php`${identifier(classes.definition)}::POST_TYPE` : php`${postType}`;

/** The expression that makes a record which everybody may see: its id. */
export function newRecord(plan: PluginPlan, entity: PlanEntity, title: string, status = 'publish'): PhpCode {
  if (entity.storage === 'table') {
    const approval = approvalOf(plan, entity);
    const approved = approval === undefined ? {} : { [approval.field.key]: approval.value };
    return call(php`( new ${repositoryOf(entity)}() )->create`, php`${{ title, ...sampleOf(entity), ...approved }}`);
  }
  const post = {
    post_type: typeOf(entity),
    post_title: title,
    ...(status !== 'publish' && { post_status: status }),
  };
  return call(php`self::factory()->post->create`, php`${post}`);
}

/** A call with one array, on lines of its own where it is long. */
const call = (callee: PhpCode, argument: PhpCode): PhpCode =>
  argument.text.includes('\n')
    ? php`
        ${callee}(
          ${argument}
        )
      `
    : php`${callee}( ${argument} )`;
