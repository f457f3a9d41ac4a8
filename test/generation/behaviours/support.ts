import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { behaviourModules } from '../../../server/src/generation/behaviours/table.ts';
import { inspectProject, isTooBad } from '../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../server/src/generation/plugin/generate-plugin.ts';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../server/src/plugins/validation.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { plansOf, sampleEntities } from '../support/random-behaviours.ts';

const schemaFault = compileBodyCheck(PluginPlan);

/** A plan with events, venues, notes and these behaviours. */
export const planWith = (...behaviours: PlanBehaviour[]): PluginPlan => ({
  version: 1,
  entities: sampleEntities,
  behaviours,
});

/** The project of a plan, its text, and what the analyser says of it. */
export function projectOf(plan: PluginPlan) {
  expect(schemaFault(plan)?.message).toBeUndefined();
  const project = generatePlugin({ plugin_name: 'Harbour', plan }, new Slots());
  const text = project.files.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');
  const findings = inspectProject(analyzer, project)
    .filter(isTooBad)
    .map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
  const file = (end: string): string => {
    const found = project.files.find(({ path }) => path.endsWith(end));
    return typeof found?.content === 'string' ? found.content : '';
  };
  return { project, text, findings, file };
}

/** What is wrong with a plan: the message of the first fault; empty: nothing. */
export function faultOf(plan: PluginPlan): string {
  try {
    checkPlan(plan);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Tests that every behaviour of a kind stands: what its examples ask for is valid, and any valid plan makes sound files. */
export function standsUp(kind: PlanBehaviour['kind'], { minExamples = 12, minCounters = 6 } = {}): void {
  const module = behaviourModules.find((one) => one.kind === kind);

  it('has examples that are valid, differ, and say what they do', () => {
    const examples = module?.examples ?? [];
    expect(examples.length).toBeGreaterThanOrEqual(minExamples);
    expect(module?.counterExamples.length).toBeGreaterThanOrEqual(minCounters);
    expect(new Set(examples.map(({ says }) => says)).size).toBe(examples.length);
    for (const { says, asks } of examples) {
      const plan: PluginPlan = { version: 1, behaviours: [asks] };
      expect(`${says} ${faultOf(plan)}`).toBe(`${says} `);
      expect(projectOf(plan).findings).toEqual([]);
    }
  }, 120_000);

  it('makes files of every valid plan that parse and that the analyser finds nothing of medium or worse in', () => {
    const runs = Number(process.env['PRESSWRIGHT_PLANS'] ?? 8);
    let made = 0;
    fc.assert(
      fc.property(plansOf(kind), (plan) => {
        made += plan.behaviours?.length ?? 0;
        expect(faultOf(plan)).toBe('');
        expect(projectOf(plan).findings).toEqual([]);
      }),
      { numRuns: runs, seed: 7 },
    );
    expect(made).toBeGreaterThan(runs / 4);
  }, 600_000);
}
