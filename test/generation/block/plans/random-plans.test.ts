import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { inspectProject } from '../../../../server/src/generation/inspect-project.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';
import { randomBlockPlans } from '../../support/random-block-plans.ts';

const faultOf = compileBodyCheck(BlockPlan);
const { PRESSWRIGHT_PLANS = '25' } = process.env;

it('every valid plan makes a block that parses, and that nothing of medium or worse is found in', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(randomBlockPlans, (plan) => {
      expect(faultOf(plan)?.message).toBeUndefined();
      const project = generateBlock({ block_type: 'Acme', plan }, new Slots());
      const found = inspectProject(analyzer, project).filter(
        ({ severity }) => severity !== 'low' && severity !== 'info',
      );
      expect(found.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
    }),
    { numRuns: Number(PRESSWRIGHT_PLANS), seed: 7 },
  );
});
