import type { PlanResult } from '../generators.ts';
import { changeInWords } from './change-words.ts';
import { contentNamed } from './names.ts';
import { nearestBehaviours, type Suggestion } from './nearest-behaviours.ts';
import { stepsOf, valueAt } from './paths.ts';
import type { PlanSchema } from './schema.ts';
import { titleOf } from './titles.ts';

/** A clause that has no part in the plan, with what may have been meant. */
export interface MissedClause {
  readonly text: string;
  readonly reason: string;
  readonly suggestions: readonly Suggestion[];
  /** What content it may name, in words; null: the plan has no content of its own, or none is named. */
  readonly content: string | null;
}

/** A clause that became a part of the plan. */
export interface UnderstoodPart {
  readonly text: string;
  readonly path: string;
  /** What the part is called. */
  readonly label: string;
}

/** A change in words, with the path of what is there; empty where nothing is there any more. */
export interface PlanChangeText {
  readonly text: string;
  readonly path: string;
}

/** The clauses that were not understood, with suggestions from the plan's schema. */
export function missedClauses(clauses: PlanResult['not_understood'], schema: PlanSchema): readonly MissedClause[] {
  const hasContent = schema.properties?.entities !== undefined;
  return clauses.map((clause) => {
    const content = hasContent ? contentNamed(clause.text) : null;
    const field = content?.field === undefined ? '' : ` with ${content.field.toLowerCase()}`;
    return {
      ...clause,
      suggestions: nearestBehaviours(schema, clause.text),
      content: content === null ? null : `${content.singular}${field}`,
    };
  });
}

/** The clauses that were understood, with what their parts are called in the plan as it is now. */
export function understoodParts(understood: PlanResult['understood'], plan: unknown): readonly UnderstoodPart[] {
  return understood.map(({ text, as }) => {
    const steps = stepsOf(as);
    return { text, path: as, label: titleOf(valueAt(plan, steps), String(steps.at(-1) ?? ''), plan) };
  });
}

/** What an instruction changed, in words. */
export function changeTexts(
  schema: PlanSchema,
  before: unknown,
  { plan, changes = [] }: PlanResult,
): readonly PlanChangeText[] {
  return changes.map((one) => ({
    text: changeInWords(schema, before, plan, one),
    path: one.is === null ? '' : one.path,
  }));
}
