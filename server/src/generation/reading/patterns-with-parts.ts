import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf } from '../behaviours/behaviour.ts';
import type { PlannedProject } from '../planned-project.ts';
import { type AddedParts, withGatheredParts } from './composing/gathered-parts.ts';

/** What patterns make of a text, with what it says of parts that they do not know; what these do better gives way. */
export function withParts(read: PlannedProject<PluginPlan>, description: string): PlannedProject<PluginPlan> {
  const parts = withGatheredParts(read.plan, description);
  if (parts.understood.length === 0) return read;
  const kept = (parts.plan.behaviours ?? []).filter((one) => !isReplaced(one, parts));
  const placeOf = new Map((parts.plan.behaviours ?? []).map((one, at) => [at, kept.indexOf(one)]));
  const moved = read.understood.flatMap(({ text, as }) => {
    const at = /^behaviours\[(\d+)\](?<rest>.*)$/.exec(as);
    if (at === null) return [{ text, as }];
    const place = placeOf.get(Number(at[1])) ?? -1;
    return place === -1 ? [] : [{ text, as: `behaviours[${place}]${at.groups?.rest ?? ''}` }];
  });
  const isRead = (text: string): boolean =>
    parts.understood.some((one) => one.text.includes(text.replace(/…$/, '')) || text.includes(one.text));
  return {
    plan: { ...parts.plan, ...(parts.plan.behaviours === undefined ? {} : { behaviours: kept }) },
    understood: [
      ...moved,
      ...parts.understood.map(({ text, behaviour }) => ({
        text,
        as: behaviour === null ? 'behaviours' : `behaviours[${kept.indexOf(behaviour)}]`,
      })),
    ],
    notUnderstood: [...read.notUnderstood.filter(({ text }) => !isRead(text)), ...parts.notUnderstood],
  };
}

/** Whether a part that patterns made is said better by another one, or is declined. */
function isReplaced(one: PlanBehaviour, parts: AddedParts): boolean {
  const { plan, added, understood } = parts;
  const isAdded = (kind: PlanBehaviour['kind']): boolean =>
    added.some((other) => other.kind === kind && 'entity' in other && 'entity' in one && other.entity === one.entity);
  const isDeclined = (words: RegExp): boolean =>
    understood.some(({ text, behaviour }) => behaviour === null && words.test(text));
  if (one.kind === 'csv_export')
    return isDeclined(/export|download/i) || (isAdded('record_export') && !isPlain(one, parts));
  // "Export tickets as CSV": what patterns make of it does it
  if (one.kind === 'record_export')
    return (
      added.includes(one) &&
      (plan.behaviours ?? []).some(
        (other) => other.kind === 'csv_export' && isPlain(other, parts) && other.entity === one.entity,
      )
    );
  if (one.kind === 'csv_import') return isAdded('file_import');
  return false;
}

/** Whether what is added to an export of all records is no more than that. */
const isPlain = ({ entity }: BehaviourOf<'csv_export'>, { plan, added }: AddedParts): boolean =>
  added.every((one) => one.kind !== 'record_export' || one.entity !== entity || isWholeDownload(one, plan));

/** Whether a download has all records with all that they have, as CSV, for administrators. */
export function isWholeDownload(one: BehaviourOf<'record_export'>, plan: PluginPlan): boolean {
  const { fields = [], taxonomies = [] } = plan.entities?.find(({ key }) => key === one.entity) ?? {};
  const { conditions = [], filters = [], formats = ['csv'], columns, roles, logs } = one;
  const isNarrowed = conditions.length + filters.length + roles.length > 0 || logs === true;
  const told = [...fields.filter(({ type }) => type !== 'rich_text'), ...taxonomies].map(({ key }) => key);
  return !isNarrowed && formats.join() === 'csv' && told.every((key) => columns.includes(key));
}
