import type { PlanResult } from '@presswright/shared/generators';
import { changeTexts, type MissedClause, missedClauses, understoodParts } from '@presswright/shared/plan-form/clauses';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import type { EditorState } from './messages.ts';

/** What was read from a description and from instructions, besides the plan itself. */
export class PlanReading {
  #missed: readonly MissedClause[] = [];
  #understood: PlanResult['understood'] = [];
  #changes: EditorState['changes'] = [];

  /** Takes what a description was understood as. */
  takePlan({ understood, not_understood: missed }: PlanResult, schema: PlanSchema): void {
    this.#understood = understood;
    this.#missed = missedClauses(missed, schema);
    this.#changes = [];
  }

  /** Takes what an instruction did; returns it in words. */
  takeChange(result: PlanResult, before: unknown, schema: PlanSchema): string {
    this.#missed = missedClauses(result.not_understood, schema);
    this.#changes = changeTexts(schema, before, result);
    return this.#changes.length === 0 ? 'Nothing was changed.' : this.#changes.map(({ text }) => text).join('. ');
  }

  /** A clause has been taken care of. */
  dismiss(clause: string): void {
    this.#missed = this.#missed.filter(({ text }) => text !== clause);
  }

  /** The plan went on from what the last instruction changed. */
  forgetChanges(): void {
    this.#changes = [];
  }

  /** What the page shows of it. */
  stateFor(plan: unknown): Pick<EditorState, 'missed' | 'understood' | 'changes'> {
    return {
      missed: plan === undefined ? [] : this.#missed,
      understood: plan === undefined ? [] : understoodParts(this.#understood, plan),
      changes: this.#changes,
    };
  }
}
