import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { contextOf } from '../behaviours/context.ts';
import { behaviourModules } from '../behaviours/table.ts';
import type { Statement } from './language/statement.ts';
import { matchesOf } from './matcher.ts';
import { Scene } from './scene.ts';

/** What the plan could say that is nearest to a statement. */
export function nearestTo(statement: Statement, plan: PluginPlan): string {
  const context = contextOf(plan);
  const [best] = matchesOf([statement], new Scene(plan), null).filter(({ score }) => score > 0.5);
  const module = behaviourModules.find(({ kind }) => kind === best?.kind);
  if (best === undefined || module === undefined) return 'No part of a plan says this.';
  return `No part of a plan says this. The nearest is: ${module.describe(best.behaviour as never, context)}`;
}
