import type { TokenUsage } from '@presswright/shared/schemas/generation';

/** What a model may spend on answers that are checked: work that shares a budget shares its tokens and its time. */
export interface RepairBudget {
  /** Times that one answer may be sent back. */
  readonly rounds: number;
  /** Aborts when the time is over. */
  readonly deadline: AbortSignal;
  spend(usage: TokenUsage): void;
  /** No more is asked, though an answer that was begun may end. */
  isSpent(): boolean;
}

/** Times that an answer is sent back with what is wrong with it. */
export const maxRounds = 3;

/** @param tokens that a model may write, all rounds together */
export function createRepairBudget({ tokens, timeoutMs }: { tokens: number; timeoutMs: number }): RepairBudget {
  const deadline = AbortSignal.timeout(Math.max(0, Math.floor(timeoutMs)));
  let written = 0;
  return {
    rounds: maxRounds,
    deadline,
    spend({ completion_tokens }) {
      written += completion_tokens;
    },
    isSpent: () => written >= tokens || deadline.aborted,
  };
}
