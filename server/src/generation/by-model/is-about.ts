import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { AnyPlan } from '../plan-project.ts';
import type { PlannedProject } from '../planned-project.ts';

/** Letters of a word that says what a plan is about, at least. */
const minLength = 4;

/**
 * Whether a plan that a model wrote is one of the description: it says where a clause of it ended, or what it manages is named there.
 * @param understood clauses that the description has, with paths that the plan has
 */
export function isAbout(
  description: string,
  plan: AnyPlan,
  { understood = [] }: Pick<Partial<PlannedProject<AnyPlan>>, 'understood'>,
): boolean {
  if (description.trim() === '' || understood.length > 0) return true;
  const said = new Set(stemsOf(description));
  const entities = (plan as PluginPlan).entities ?? [];
  return entities.some(({ singular, plural }) => stemsOf(`${singular} ${plural}`).some((stem) => said.has(stem)));
}

/** Words without the endings of their plurals. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.replace(/(?:ies|y|es|s)$/, '')).filter(({ length }) => length >= minLength - 1);
}
