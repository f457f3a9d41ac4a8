import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import type { PlanChange } from '../../../server/src/generation/followups/plan-changes.ts';
import { followUp } from '../../../server/src/generation/followups/plugin/follow-up.ts';
import { heldBack, instructions } from './instructions.ts';
import { samplePlans } from './sample-plans.ts';

const short = (value: unknown): string => {
  if (value === null) return '–';
  if (typeof value !== 'object') return JSON.stringify(value);
  const { key, value: own, kind } = value as { key?: string; value?: string; kind?: string };
  return key ?? own ?? kind ?? JSON.stringify(value);
};
/** A change as the instructions of these tests write it; a member that is null was or is nothing. */
const inWords = ({ path, was, is }: PlanChange): string => `${path}: ${short(was)} → ${short(is)}`;
const wanted = (changes: readonly string[]): string[] => changes.map((one) => one.replace('→ null', '→ –')).sort();

describe('an instruction', () => {
  for (const [name, says, changes] of [...instructions, ...heldBack])
    it(`about ${name}: ${says}`, () => {
      const plan: PluginPlan = samplePlans[name];
      const { changes: made, notUnderstood } = followUp(plan, says, 'Sample');
      expect(made.map(inWords).sort()).toEqual(wanted(changes));
      expect(notUnderstood.length > 0).toBe(changes.length === 0);
    });
});
