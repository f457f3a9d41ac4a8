import type { PlanDraft } from './types.ts';

/** A draft with what it was before, so that every change can be taken back. */
export interface PlanHistory {
  past: readonly PlanDraft[];
  present: PlanDraft;
  future: readonly PlanDraft[];
  /** Path of the field that the last change typed into: more typing belongs to the same change. */
  typing: string | undefined;
}

/** As many changes as can be taken back. */
const maxSteps = 100;

export const historyOf = (present: PlanDraft): PlanHistory => ({ past: [], present, future: [], typing: undefined });

/** Goes on to another draft. */
export function withDraft(history: PlanHistory, present: PlanDraft, typing?: string): PlanHistory {
  const isSame = typing !== undefined && typing === history.typing;
  const past = isSame ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present, future: [], typing };
}

export function undone({ past, present, future }: PlanHistory): PlanHistory | undefined {
  const before = past.at(-1);
  return before && { past: past.slice(0, -1), present: before, future: [present, ...future], typing: undefined };
}

export function redone({ past, present, future: [next, ...future] }: PlanHistory): PlanHistory | undefined {
  return next && { past: [...past, present], present: next, future, typing: undefined };
}
