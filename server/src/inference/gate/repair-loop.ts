import type { ChatMessage } from '../engine.ts';
import type { ModelEntry } from '../registry.ts';
import { type AskWork, askModel, type Question } from './ask-model.ts';
import type { RepairBudget } from './repair-budget.ts';

/** What a check says of an answer. `faults` are told to the model, the first of them to people, too. */
export type Verdict<Value> =
  | { readonly kind: 'fit'; readonly value: Value }
  | { readonly kind: 'unfit'; readonly faults: readonly string[] };

/** An answer that is not fit, and what is wrong with it. */
export interface UnfitAnswer {
  readonly text: string;
  readonly faults: readonly string[];
}

export interface RepairWork<Value> extends AskWork {
  readonly budget: RepairBudget;
  /** What is asked; with an answer that is not fit, for it corrected. null: that has no room in the model's window. */
  question(unfit?: UnfitAnswer): Question | null;
  /** Parses and analyses an answer. */
  check(text: string): Promise<Verdict<Value>>;
}

/** What became of it; `repairs` counts the answers that were sent back. */
export type RepairOutcome<Value> =
  | { readonly kind: 'fit'; readonly value: Value; readonly repairs: number }
  | {
      readonly kind: 'unfit';
      readonly repairs: number;
      /** What is wrong with the last answer; none: there was no answer. */
      readonly faults: readonly string[];
      /** Why the model was asked no more; null: its rounds were used up, or it answered the same again. */
      readonly stopped: string | null;
    };

/**
 * Asks a model, checks what it answers, and sends it back with what is wrong with it, until it is fit or the budget is spent.
 * @param first an answer that was had already
 * @throws the signal's reason
 */
export async function generateAndRepair<Value>(
  model: ModelEntry,
  { budget, question, check, ...asking }: RepairWork<Value>,
  first?: string,
): Promise<RepairOutcome<Value>> {
  const work: AskWork = {
    ...asking,
    signal: AbortSignal.any([asking.signal, budget.deadline]),
    onUsage(usage) {
      budget.spend(usage);
      asking.onUsage(usage);
    },
  };
  let unfit: UnfitAnswer | undefined;
  let answer = first;
  for (let repairs = 0; ; repairs++) {
    const over = (stopped: string | null, sent = repairs): RepairOutcome<Value> => ({
      kind: 'unfit',
      repairs: sent,
      faults: unfit?.faults ?? [],
      stopped,
    });
    if (answer === undefined) {
      const asked = question(unfit);
      // What was not sent back is no repair.
      if (asked === null) return over('its context window is too small', Math.max(0, repairs - 1));
      const answered = await askModel(model, asked, work);
      asking.signal.throwIfAborted();
      if (answered.kind === 'failed') return over(answered.why);
      answer = answered.text;
    }
    const verdict = await check(answer);
    if (verdict.kind === 'fit') return { kind: 'fit', value: verdict.value, repairs };
    const isSame = unfit?.text === answer;
    unfit = { text: answer, faults: verdict.faults };
    answer = undefined;
    if (isSame || repairs >= budget.rounds) return over(null);
    if (budget.isSpent()) return over('its budget is spent');
  }
}

/** The turns that send an answer back. */
export function repairTurns({ text, faults }: UnfitAnswer, wanted: string): ChatMessage[] {
  const list = faults
    .slice(0, maxFaults)
    .map((fault) => `- ${fault.slice(0, 400)}`)
    .join('\n');
  return [
    { role: 'assistant', content: text },
    { role: 'user', content: `That is not valid:\n${list}\nAnswer with ${wanted}, corrected, and nothing else.` },
  ];
}

/** Faults that a model is told at once. */
const maxFaults = 20;

/** For people: why what a model wrote was not taken. `noun`: what its answer was not. */
export function whyUnfit(
  { faults, stopped }: Extract<RepairOutcome<unknown>, { kind: 'unfit' }>,
  noun: string,
): string {
  const [fault] = faults;
  const invalid = fault === undefined ? [] : [`its answer was ${noun} (${fault.slice(0, 300).replace(/\.$/, '')})`];
  return [...(stopped === null ? [] : [stopped]), ...invalid].join('; before that, ');
}
