import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { inspectProject } from '../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../server/src/generation/plugin/generate-plugin.ts';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../server/src/plugins/validation.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';

const faultOf = compileBodyCheck(PluginPlan);

/** A plan with nothing but behaviours. */
export const planOf = (...behaviours: readonly PlanBehaviour[]): PluginPlan => ({
  version: 1,
  behaviours: [...behaviours],
});

/** The plugin of a plan, and what the analyser finds in it of medium or worse. Throws where the plan is refused. */
export function pluginOf(plan: PluginPlan): {
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly string[];
} {
  const fault = faultOf(plan);
  if (fault !== null && fault !== undefined) throw new Error(fault.message);
  checkPlan(plan);
  const project = generatePlugin({ plugin_name: 'Field Desk', plan }, new Slots());
  const findings = inspectProject(analyzer, project).filter(
    ({ severity }) => severity !== 'low' && severity !== 'info',
  );
  return {
    files: new Map(project.files.map(({ path, content }) => [path, typeof content === 'string' ? content : ''])),
    findings: findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`),
  };
}

/** Why a plan with a behaviour is refused; empty where it is not. */
export function refusalOf(behaviour: PlanBehaviour, more: Partial<PluginPlan> = {}): string {
  const plan: PluginPlan = { ...planOf(behaviour), ...more };
  const fault = faultOf(plan);
  if (fault !== null && fault !== undefined) return fault.message;
  try {
    checkPlan(plan);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}
