import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProjectFile } from '../../../../server/src/generation/generated-project.ts';
import { inspectProject } from '../../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { checkPlan } from '../../../../server/src/generation/plugin/plans/check-plan.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';
import { randomPlans } from '../../support/random-plans.ts';

const faultOf = compileBodyCheck(PluginPlan);
const { PRESSWRIGHT_PLANS = '25' } = process.env;

/** Methods that a file with one class has twice: PHP parses it, and refuses to run it. */
function repeatedMethods({ path, content }: ProjectFile): string[] {
  if (typeof content !== 'string' || !path.endsWith('.php')) return [];
  const names = [...content.matchAll(/^\t(?:(?:public|protected|private|static|final) )*function (\w+)\(/gm)].map(
    ([, name]) => `${path} ${name}()`,
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

it('every valid plan makes a plugin that parses, and that nothing of medium or worse is found in', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(randomPlans, (plan) => {
      expect(faultOf(plan)?.message).toBeUndefined();
      checkPlan(plan);
      const project = generatePlugin({ plugin_name: 'Acme', plan }, new Slots());
      const found = inspectProject(analyzer, project).filter(
        ({ severity }) => severity !== 'low' && severity !== 'info',
      );
      expect(project.files.flatMap(repeatedMethods)).toEqual([]);
      expect(found.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
    }),
    { numRuns: Number(PRESSWRIGHT_PLANS), seed: 7 },
  );
});
