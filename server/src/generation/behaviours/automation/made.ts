import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { RecordEvent, RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import type { Automation } from './automation-plan.ts';

/** An automation with what it is about, and the name of its methods. */
export interface Made {
  readonly one: Automation;
  readonly index: number;
  readonly kind: RecordKind;
  readonly name: string;
}

/** All automations of a plan. */
export function madeOf(plan: PluginPlan, automations: readonly Automation[]): readonly Made[] {
  return automations.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    if (kind === undefined) return [];
    const { when } = one;
    const what =
      when.on === 'event'
        ? (when.status ?? when.event)
        : when.on === 'interval'
          ? when.every
          : `${when.attribute}${when.on === 'change' ? '_changed' : ''}`;
    return [{ one, index, kind, name: `${kind.key}_${what.replaceAll('-', '_')}_${index + 1}` }];
  });
}

/** Columns of posts whose change can be waited for. */
export const columns = { title: php`post_title`, content: php`post_content`, excerpt: php`post_excerpt` } as const;

const metaNames = { post: 'post', user: 'user', comment: 'comment', term: 'term' } as const;

/** When the value of a field changes: WordPress says it of all metadata, the plugin of its rows. */
function changeOf({ one: { when }, kind }: Made): RecordEvent | undefined {
  if (when.on !== 'change') return undefined;
  const attribute = kind.attributes.find(({ key }) => key === when.attribute);
  const { updated } = kind.events;
  if (kind.storage === 'row' && updated !== undefined)
    return { ...updated, guard: php`${updated.guard ?? php`true`} && isset( $before[${when.attribute}] )` };
  const column = columns[when.attribute as keyof typeof columns];
  if (kind.storage === 'post' && kind.key !== 'media' && column !== undefined)
    return {
      hook: 'post_updated',
      parameters: [
        { name: 'post_id', type: 'int', about: 'Post ID.' },
        { name: 'post', type: 'WP_Post', about: 'Post object after the update.' },
        { name: 'before', type: 'WP_Post', about: 'Post object before the update.' },
      ],
      guard: php`${kind.type} === $post->post_type && 'auto-draft' !== $before->post_status && $before->${column} !== $post->${column}`,
      record: php`$post`,
    };
  if (kind.storage === 'row' || kind.storage === 'order' || attribute?.metaKey === undefined) return undefined;
  const type = metaNames[kind.storage];
  const ofType =
    kind.storage === 'post' && kind.type !== null ? php` && ${kind.type} === get_post_type( $object_id )` : php``;
  return {
    hook: `updated_${type}_meta`,
    also: [`added_${type}_meta`],
    parameters: [
      { name: 'meta_id', type: 'int', about: 'Metadata ID.' },
      { name: 'object_id', type: 'int', about: 'Object ID.' },
      { name: 'meta_key', type: 'string', about: 'Metadata key.' },
    ],
    guard: php`${attribute.metaKey} === $meta_key${ofType}`,
    record: kind.get(php`$object_id`),
  };
}

/** What it waits for; undefined where it looks at times. */
export function eventOf(made: Made): RecordEvent | undefined {
  const { when } = made.one;
  if (when.on === 'change') return changeOf(made);
  if (when.on !== 'event') return undefined;
  return when.event === 'status' ? made.kind.status?.(when.status ?? '') : made.kind.events[when.event];
}

/** The delay of an automation, in seconds; 0 where it has none. */
export function delayOf({ one: { when } }: Made): number {
  if ((when.on !== 'event' && when.on !== 'change') || when.delay === undefined) return 0;
  return when.delay.amount * { minutes: 60, hours: 3600, days: 86_400 }[when.delay.unit];
}

/** The hook that runs it when its delay is over. */
export const laterHook = (plan: PluginPlan, { name }: Made): string => prefixed(plan, `${name}_later`);

/** A task that automations enter into WordPress' schedule again and again. */
export interface CronTask {
  readonly hook: string;
  readonly method: string;
  readonly recurrence: 'hourly' | 'daily' | 'weekly';
  /** Time of day, as `09:00`; empty: none in particular. */
  readonly at: string;
}

/** Those tasks. */
export const cronTasks = (plan: PluginPlan, made: readonly Made[]): readonly CronTask[] =>
  made.flatMap(({ one: { when }, name }): readonly CronTask[] => {
    if (when.on !== 'date' && when.on !== 'interval') return [];
    const base = { hook: prefixed(plan, name), method: name, at: when.at ?? '' };
    if (when.on === 'date') return [{ ...base, recurrence: when.at === undefined ? 'hourly' : 'daily' }];
    const { every } = when;
    const isByDay = every === 'weekly' && when.weekday !== undefined;
    return [{ ...base, recurrence: isByDay || every === 'monthly' || every === 'yearly' ? 'daily' : every }];
  });
