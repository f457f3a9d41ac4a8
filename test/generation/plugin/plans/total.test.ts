import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspectProject, isTooBad } from '../../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';
import { grounded, ofSchema } from '../../support/random-plans.ts';

const runs = Number(process.env['PRESSWRIGHT_PLANS'] ?? 8);
it.each(siteToolBehaviours.map((schema) => ({ kind: schema.properties.kind.const, schema })))(
  'every valid behaviour $kind makes files that parse and that the analyser finds nothing of medium or worse in',
  ({ schema }) => {
    const plans = ofSchema(schema as never).map((one): PluginPlan => {
      const whole = grounded(one as PlanBehaviour, [], 0);
      return { version: 1, behaviours: whole === null ? [] : [whole] };
    });
    fc.assert(
      fc.property(plans, (plan) => {
        const project = generatePlugin({ plugin_name: 'Acme', plan }, new Slots({}));
        const found = inspectProject(analyzer, project).filter(isTooBad);
        expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([]);
      }),
      { numRuns: runs, seed: 7 },
    );
  },
  60_000,
);
