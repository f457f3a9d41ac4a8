import { type RefusedSlot, unfitWords } from '../generation/fill-slots.ts';
import type { Slot } from '../generation/slots.ts';
import type { AskWork } from './gate/ask-model.ts';
import type { RepairBudget } from './gate/repair-budget.ts';
import { generateAndRepair, repairTurns, type Verdict, whyUnfit } from './gate/repair-loop.ts';
import type { ModelEntry } from './registry.ts';

/** Tokens that a model may write for one slot. */
const maxTokens = { text: 200, css: 800, php: 1600 } as const;

export interface WrittenSlots {
  /** By slot name, each found fit by itself. */
  readonly texts: Readonly<Record<string, string>>;
  /** Slots that the model wrote nothing fit for. */
  readonly failed: readonly RefusedSlot[];
  /** Times that a text was sent back, by slot name. */
  readonly repairs: Readonly<Record<string, number>>;
}

/** For whom slots are written, how a text is checked, and who is told of what. */
export interface SlotWork extends AskWork {
  readonly seed: number;
  /** Shared by all slots of a project; each may be sent back as often as it says. */
  readonly budget: RepairBudget;
  /** Parses and analyses code in its place; texts are checked without. */
  check(slot: Slot, text: string): Promise<Verdict<string>>;
}

/**
 * Asks a model that follows instructions for the text of each slot, one after another. What is not fit is sent back with what is
 * wrong with it, as long as the budget lasts.
 * @throws the signal's reason
 */
export async function writeSlots(
  model: ModelEntry,
  slots: readonly Slot[],
  { seed, check, ...work }: SlotWork,
): Promise<WrittenSlots> {
  const texts: Record<string, string> = {};
  const repairs: Record<string, number> = {};
  const failed: RefusedSlot[] = [];
  for (const slot of slots) {
    const { name, kind, prompt } = slot;
    work.signal.throwIfAborted();
    if (work.budget.isSpent()) {
      failed.push({ name, reason: 'the model had no time or tokens left for it' });
      continue;
    }
    const outcome = await generateAndRepair<string>(model, {
      ...work,
      question: (unfit) => ({
        messages: [
          { role: 'user', content: prompt },
          ...(unfit === undefined ? [] : repairTurns(unfit, kind === 'text' ? 'the text alone' : 'the code alone')),
        ],
        maxTokens: maxTokens[kind],
        seed,
        language: kind === 'text' ? null : kind,
      }),
      check: async (text) => (kind === 'text' ? checkWords(text) : check(slot, text)),
    });
    repairs[name] = outcome.repairs;
    if (outcome.kind === 'fit') texts[name] = outcome.value;
    else failed.push({ name, reason: reasonOf(outcome) });
  }
  return { texts, failed, repairs };
}

function checkWords(text: string): Verdict<string> {
  const fault = unfitWords(text);
  return fault === null ? { kind: 'fit', value: text } : { kind: 'unfit', faults: [fault] };
}

/** What is wrong with the last answer says more than that it was the last. */
function reasonOf(outcome: Parameters<typeof whyUnfit>[0]): string {
  return outcome.stopped === null
    ? (outcome.faults[0] ?? '')
    : `the model was asked, but ${whyUnfit(outcome, 'not fit')}`;
}
