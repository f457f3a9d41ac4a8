import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { fillable, keysOf } from '../../../../server/src/generation/behaviours/file-import/check.ts';
import { picked } from './ground.ts';

type Members = Record<string, unknown>;

/** A random import of records of the plan, with columns that they have. */
export function fileImport(
  { columns: _, weekday, only_faults: __, ...one }: Members,
  context: PlanContext,
  pick: number,
): Members {
  const entities = context.plan.entities ?? [];
  const entity = picked(
    entities.map(({ key }) => key),
    pick,
    'none',
  );
  const key = picked(keysOf(entity, context), pick, 'title');
  const filled = fillable(entity, context).filter((name, index) => name === key || (pick + index) % 3 !== 0);
  return {
    ...one,
    entity,
    match_by: key,
    name: `import_${pick}`,
    ...(pick % 4 === 0
      ? {}
      : { columns: filled.map((attribute, index) => ({ attribute, column: `Column "${index}"` })) }),
    ...(one['every'] === 'hourly' ? { at: '' } : {}),
    ...(one['every'] === 'weekly' && weekday !== undefined ? { weekday } : {}),
    report: pick % 3 === 0 ? [] : [{ to: 'admin' }, { to: 'role', role: picked(context.roles, pick, 'editor') }],
    ...(pick % 3 === 1 ? { only_faults: true } : {}),
  };
}
