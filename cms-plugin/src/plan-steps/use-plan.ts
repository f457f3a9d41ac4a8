import type { AnyPlan, PlanResult, ProjectKind } from '@presswright/shared/generators';
import { changeTexts } from '@presswright/shared/plan-form/clauses';
import { type EditedPlan, editPlan, type PlanEdit } from '@presswright/shared/plan-form/edit';
import { contentNamed, withContent } from '@presswright/shared/plan-form/names';
import { stepsOf, valueAt } from '@presswright/shared/plan-form/paths';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { titleOf } from '@presswright/shared/plan-form/titles';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { loadPlanSchema } from '../plan-form/plan-schema.ts';
import { historyOf, type PlanHistory, redone, undone, withDraft } from './plan-history.ts';
import type { PlanDraft } from './types.ts';

/** Something that happens once for each number. */
export interface Once<T> {
  value: T;
  number: number;
}

/** A plan that is being edited. */
export interface PlanEditing {
  draft: PlanDraft;
  schema: PlanSchema;
  edit: (edit: PlanEdit, clause?: string) => void;
  addContent: (clause: string) => void;
  /** Takes what an instruction made of the plan; returns whether anything changed. */
  takeChange: (result: PlanResult) => boolean;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  goTo: (path: string) => void;
  focus: { path: string; number: number } | undefined;
  /** What is to be read aloud. */
  said: string;
}

/** The schema of a kind of plan; undefined until it is there. */
export function usePlanSchema(kind: ProjectKind): PlanSchema | undefined {
  const [loaded, setLoaded] = useState<{ kind: ProjectKind; schema: PlanSchema }>();
  useEffect(() => {
    let isWanted = true;
    void loadPlanSchema(kind).then((schema) => isWanted && setLoaded({ kind, schema }));
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return loaded?.kind === kind ? loaded.schema : undefined;
}

/**
 * Edits a plan, with undo.
 * @param first the draft to begin with; another one begins with a new key of the component
 * @param onChange is told of each draft, to keep it
 */
export function usePlan(schema: PlanSchema, first: PlanDraft, onChange: (draft: PlanDraft) => void): PlanEditing {
  const [history, setHistory] = useState<PlanHistory>(() => historyOf(first));
  const [focus, setFocus] = useState<PlanEditing['focus']>();
  const [said, setSaid] = useState('');
  const { present } = history;

  const go = (next: PlanHistory | undefined, words: string) => {
    if (next === undefined) return;
    setHistory(next);
    setSaid(words);
    onChange(next.present);
  };
  const goTo = (path: string) => setFocus((before) => ({ path, number: (before?.number ?? 0) + 1 }));
  const without = (clause: string | undefined) =>
    clause === undefined ? present.not_understood : present.not_understood.filter(({ text }) => text !== clause);
  const take = ({ plan, focus: place }: EditedPlan, clause: string | undefined, words: string, typing?: string) => {
    go(
      withDraft(history, { ...present, plan: plan as AnyPlan, not_understood: without(clause), changes: [] }, typing),
      words,
    );
    if (typing === undefined) goTo(place);
  };
  const nameAt = (plan: unknown, path: string) =>
    titleOf(valueAt(plan, stepsOf(path)), __('an item', 'presswright'), plan);

  return {
    draft: present,
    schema,
    edit: (edit, clause) => {
      const edited = editPlan(schema, present.plan, edit);
      if (edit.do === 'set' || edit.do === 'shape') return take(edited, clause, '', edit.path);
      if (edit.do === 'remove') {
        const gone = nameAt(present.plan, edit.path);
        const also = edited.also.join(', ');
        const words =
          also === ''
            ? /* translators: %s: a part of a plan. */
              sprintf(__('Removed: %s.', 'presswright'), gone)
            : sprintf(
                /* translators: 1: a part of a plan, 2: other parts of it. */
                __('Removed: %1$s. Also removed, because they need it: %2$s. Undo brings them back.', 'presswright'),
                gone,
                also,
              );
        return take(edited, clause, words);
      }
      /* translators: %s: a part of a plan. */
      const words =
        edit.do === 'add' ? sprintf(__('Added: %s.', 'presswright'), nameAt(edited.plan, edited.focus)) : '';
      return take(edited, clause, words);
    },
    addContent: (clause) => {
      const content = contentNamed(clause);
      if (content === null) return;
      const edited = withContent(schema, present.plan, content);
      /* translators: %s: a part of a plan. */
      take(edited, clause, sprintf(__('Added: %s.', 'presswright'), nameAt(edited.plan, edited.focus)));
    },
    takeChange: (result) => {
      const changes = changeTexts(schema, present.plan, result);
      const words =
        changes.length === 0 ? __('Nothing was changed.', 'presswright') : changes.map(({ text }) => text).join('. ');
      const { plan, not_understood } = result;
      go(withDraft(history, { ...present, plan, not_understood, changes }), words);
      return changes.length > 0;
    },
    undo: history.past.length === 0 ? undefined : () => go(undone(history), __('Undone.', 'presswright')),
    redo: history.future.length === 0 ? undefined : () => go(redone(history), __('Redone.', 'presswright')),
    goTo,
    focus,
    said,
  };
}
