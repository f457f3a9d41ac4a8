import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { picked } from './ground.ts';

type Members = Record<string, unknown>;

/** A random approval of records that can wait, by roles that there are or by whom a field names. */
export function approvalSteps(one: Members, context: PlanContext, pick: number): Members {
  const entity = picked([...(context.plan.entities ?? []).map(({ key }) => key), 'post', 'page'], pick, 'post');
  const attributes = context.attributes(entity);
  const person = attributes.find(({ type }) => type === 'person')?.key ?? 'author';
  const { sets: _, shows: __, ...rest } = one;
  return {
    ...rest,
    entity,
    message: pick % 2 === 0 ? '' : `It's "{title}" & {link}`,
    steps: (one.steps as Members[]).map(({ conditions: _, ...step }, index) => ({
      ...step,
      ...(index > 0 && pick % 2 === 0 ? { conditions: [{ attribute: 'title', is: 'filled' }] } : {}),
      by:
        (pick + index) % 3 === 0
          ? { who: 'person', attribute: person }
          : { who: 'roles', roles: [picked(context.roles, pick + index, 'editor')] },
    })),
    ...(pick % 2 === 0
      ? {
          shows: attributes
            .filter((_, index) => index % 3 === 0)
            .map(({ key }) => key)
            .slice(0, 20),
        }
      : {}),
  };
}
