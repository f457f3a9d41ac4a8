import type { FinishReason, TextGeneration } from '@presswright/shared/schemas/generation';
import { type Generation, textEnd } from './text-generation.ts';

/** The choices of a generation when all of them have ended. */
export async function collectTexts(generation: Generation): Promise<TextGeneration['choices']> {
  const choices = Array.from({ length: generation.choices }, (_, index) => ({
    index,
    text: '',
    finish_reason: 'stop' as FinishReason,
  }));
  for await (const event of generation.events) {
    const choice = event.kind === 'ping' ? undefined : choices[event.index];
    if (choice === undefined) continue;
    if (event.kind === 'text') choice.text += event.text;
    else if (event.kind === 'end') choice.finish_reason = textEnd(event.finishReason);
  }
  return choices;
}
