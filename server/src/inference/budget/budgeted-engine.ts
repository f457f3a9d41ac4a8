import { ServiceError } from '@presswright/shared/errors';
import type { BudgetAccount, BudgetLimits, ModelBudgetRepository } from '../../store/model-budgets.ts';
import { type CompletionEvent, type CompletionOutcome, type Engine, lackedCapability } from '../engine.ts';
import type { InferenceLog } from '../log.ts';
import { estimateTokens } from '../remote/token-estimate.ts';
import { withCompletion } from '../with-completion.ts';
import { endOf, periodAt } from './periods.ts';

/** What each organisation may use of a model in a day or a month, in UTC. */
export interface Budget {
  readonly per: 'day' | 'month';
  readonly requests?: number;
  /** Of prompts and answers. */
  readonly tokens?: number;
}

export interface BudgetOptions {
  readonly model: string;
  readonly budget: Budget;
  readonly ledger: ModelBudgetRepository;
  readonly log: InferenceLog;
  /** Unix milliseconds. Default: the clock. */
  readonly now?: () => number;
}

/**
 * An engine that each organisation may use as far as its budget goes. A task that has begun is ended, so that the last ones may use
 * more tokens than were left; one that comes to nothing is given back.
 */
export function createBudgetedEngine(
  engine: Engine,
  { model, budget, ledger, log, now = Date.now }: BudgetOptions,
): Engine {
  const { per, requests = null, tokens = null } = budget;

  async function settle(account: BudgetAccount, used: { requests: number; tokens: number }): Promise<void> {
    if (used.requests === 0 && used.tokens === 0) return;
    try {
      await ledger.add(account, used);
    } catch (error) {
      // The answer is there: a count that cannot be written must not take it away.
      log.error({ err: error, model, ...used }, 'what was used of a budget could not be written down');
    }
  }

  return withCompletion(engine, async (task, onEvent, signal) => {
    const capability = lackedCapability(engine.capabilities, task);
    if (capability !== null) return { kind: 'unsupported', capability };
    const { organizationId } = task;
    const time = now();
    const account = { organizationId, model, per, period: periodAt(per, time) };
    if (!(await ledger.take(account, { requests, tokens })))
      throw usedUp(model, per, { requests, tokens }, endOf(per, time));
    const count = createCount(onEvent);
    try {
      const outcome = await engine.complete(task, count.onEvent, signal);
      await settle(account, count.ofOutcome(outcome));
      return outcome;
    } catch (error) {
      await settle(account, count.ofFailure());
      throw error;
    }
  });
}

const givenBack = { requests: -1, tokens: 0 } as const;

/** Counts what a task uses beyond the one request that was taken for it. */
function createCount(onEvent: (event: CompletionEvent) => void) {
  let promptTokens: number | null = null;
  let characters = 0;
  return {
    onEvent(event: CompletionEvent) {
      if (event.kind === 'started') promptTokens = event.promptTokens;
      if (event.kind === 'text') characters += event.text.length;
      onEvent(event);
    },
    ofOutcome(outcome: CompletionOutcome) {
      const hasUsed = outcome.kind === 'done' || (outcome.kind === 'aborted' && promptTokens !== null);
      return hasUsed ? { requests: 0, tokens: outcome.usage.total_tokens } : givenBack;
    },
    ofFailure() {
      return promptTokens === null ? givenBack : { requests: 0, tokens: promptTokens + estimateTokens(characters) };
    },
  };
}

function usedUp(model: string, per: Budget['per'], limits: BudgetLimits, end: number): ServiceError {
  const { requests, tokens } = limits;
  const parts = [
    ...(requests === null ? [] : [`${requests} requests`]),
    ...(tokens === null ? [] : [`${tokens} tokens`]),
  ];
  const until = new Date(end).toISOString().replace('.000', '');
  return new ServiceError(
    'insufficient_quota',
    `The organisation's budget for the model ${model}, ${parts.join(' or ')} a ${per}, is used up until ${until}.`,
    { details: { model, per, ...(requests && { requests }), ...(tokens && { tokens }), resets_at: end / 1000 } },
  );
}
