import type { PlanResult } from '@presswright/shared/generators';
import { changeInWords } from '@presswright/shared/plan-form/change-words';
import { contentNamed } from '@presswright/shared/plan-form/names';
import { nearestBehaviours } from '@presswright/shared/plan-form/nearest-behaviours';
import { stepsOf, valueAt } from '@presswright/shared/plan-form/paths';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { titleOf } from '@presswright/shared/plan-form/titles';
import type { EditorState, MissedClause } from './messages.ts';

/** What was read from a description and from instructions, besides the plan itself. */
export class PlanReading {
  #missed: readonly MissedClause[] = [];
  #understood: PlanResult['understood'] = [];
  #changes: EditorState['changes'] = [];

  /** Takes what a description was understood as. */
  takePlan({ understood, not_understood: missed }: PlanResult, schema: PlanSchema): void {
    this.#understood = understood;
    this.#missed = missedIn(missed, schema);
    this.#changes = [];
  }

  /** Takes what an instruction did; returns it in words. */
  takeChange({ plan, changes = [], not_understood: missed }: PlanResult, before: unknown, schema: PlanSchema): string {
    this.#missed = missedIn(missed, schema);
    this.#changes = changes.map((one) => ({
      text: changeInWords(schema, before, plan, one),
      path: one.is === null ? '' : one.path,
    }));
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
      understood: (plan === undefined ? [] : this.#understood).map(({ text, as }) => {
        const steps = stepsOf(as);
        return { text, path: as, label: titleOf(valueAt(plan, steps), String(steps.at(-1) ?? ''), plan) };
      }),
      changes: this.#changes,
    };
  }
}

function missedIn(clauses: PlanResult['not_understood'], schema: PlanSchema): readonly MissedClause[] {
  const hasContent = schema.properties?.entities !== undefined;
  return clauses.map((clause) => {
    const content = hasContent ? contentNamed(clause.text) : null;
    const field = content?.field === undefined ? '' : ` with ${content.field.toLowerCase()}`;
    return {
      ...clause,
      suggestions: nearestBehaviours(schema, clause.text),
      content: content === null ? null : `Content: ${content.singular}${field}`,
    };
  });
}
