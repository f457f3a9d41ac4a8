import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import type { PlannedProject } from '../../planned-project.ts';
import { isMade } from '../behaviours.ts';
import { buildPlan } from '../build-plan.ts';
import { innerForm } from './key-case.ts';

const unmade = 'The plan holds it, but no part of the plugin does it yet.';

/** The same, with what no file would be made of among what was not understood. */
export function withoutUnmade(
  request: PluginGenerateRequest,
  planned: PlannedProject<PluginPlan>,
): PlannedProject<PluginPlan> {
  const { plan, understood } = planned;
  const inner = buildPlan(request, plan);
  const missing = new Set(
    inner.understood.behaviours.filter((one) => !isMade(inner, one.kind, one)).map((one) => JSON.stringify(one)),
  );
  const paths = new Set(
    (plan.behaviours ?? []).flatMap((one, at) =>
      missing.has(JSON.stringify(innerForm(one))) ? [`behaviours[${at}]`] : [],
    ),
  );
  if (paths.size === 0) return planned;
  return {
    plan,
    understood: understood.filter(({ as }) => !paths.has(as)),
    notUnderstood: [
      ...understood.filter(({ as }) => paths.has(as)).map(({ text }) => ({ text, reason: unmade })),
      ...planned.notUnderstood,
    ],
  };
}
