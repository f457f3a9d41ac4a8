import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { inspectProject, isTooBad } from '../../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { checkPlan } from '../../../../server/src/generation/plugin/plans/check-plan.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';

const faultOf = compileBodyCheck(PluginPlan);

/** What is wrong with a plan, by its form or by what it refers to; null: nothing. */
export function wrongWith(plan: object): string | null {
  const fault = faultOf(plan);
  if (fault !== null) return fault.message;
  try {
    checkPlan(plan as PluginPlan);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A plan with some behaviours. */
export const planOf = (behaviours: readonly object[], more: object = {}): PluginPlan =>
  ({ version: 1, behaviours, ...more }) as PluginPlan;

/** The plugin "Acme Tools" of a plan: all its PHP, its files, and what the analyser finds of medium severity or worse. */
export function madeOf(plan: PluginPlan) {
  const project = generatePlugin({ plugin_name: 'Acme Tools', plan }, new Slots());
  const texts = new Map(
    project.files.flatMap(({ path, content }) => (typeof content === 'string' ? [[path, content] as const] : [])),
  );
  return {
    project,
    code: [...texts].flatMap(([path, text]) => (path.endsWith('.php') ? [text] : [])).join('\n'),
    file: (path: string): string => texts.get(path) ?? '',
    findings: inspectProject(analyzer, project)
      .filter(isTooBad)
      .map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`),
  };
}
