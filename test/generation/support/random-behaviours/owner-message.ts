import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { conditionsOf, picked } from './ground.ts';

type Members = Record<string, unknown>;

/** A random form to owners of records that visitors see. */
export function ownerMessage(one: Members, context: PlanContext, pick: number): Members {
  const own = (context.plan.entities ?? []).filter(({ public: isPublic = true }) => isPublic);
  const entity = picked([...own.map(({ key }) => key), 'post', 'page'], pick, 'post');
  const email = own.find(({ key }) => key === entity)?.fields?.find(({ type }) => type === 'email');
  const { field: _, ...rest } = one;
  return {
    ...rest,
    entity,
    ...(email !== undefined && pick % 2 === 0 ? { field: email.key } : {}),
    conditions: conditionsOf(entity, context, pick),
    subject: pick % 2 === 0 ? '' : `It's "{title}" & {name}`,
    message: pick % 3 === 0 ? '' : `{text} \\ {link} %s`,
  };
}
