import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { announceable, choosable } from '../../../../server/src/generation/behaviours/post-subscription/check.ts';
import { conditionsOf, picked } from './ground.ts';

type Members = Record<string, unknown>;

/** A random subscription to what the plan or the site publishes. */
export function postSubscription(
  { weekday, time, choices: _, ...one }: Members,
  context: PlanContext,
  pick: number,
): Members {
  const entity = picked(announceable(context), pick, 'post');
  const choices = picked(choosable(entity, context), pick, '');
  return {
    ...one,
    entity,
    ...(choices === '' || pick % 3 === 0 ? {} : { choices }),
    conditions: conditionsOf(entity, context, pick),
    ...(weekday !== undefined && one.sends === 'weekly' ? { weekday } : {}),
    ...(time !== undefined && one.sends !== 'each' ? { time } : {}),
    roles: pick % 2 === 0 ? [] : [picked(context.roles, pick, 'editor')],
    subject: pick % 2 === 0 ? '' : `It's "{count}" & {site}`,
    message: pick % 3 === 0 ? '' : `{posts} \\ {unsubscribe} %s`,
  };
}
