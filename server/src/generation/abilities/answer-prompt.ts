import type { Analyzer } from '../../analysis/analyzer.ts';
import { answerInstruction } from '../instructions/answer-instruction.ts';
import { readInstruction } from '../instructions/reading/read-instruction.ts';
import { isAttack } from '../instructions/refused.ts';
import type { AbilityAnswer, Ask } from './ability.ts';
import { abilities } from './table.ts';

/** Of what a prompt is answered. */
export interface AnswerOptions {
  /** WordPress version that the code is for; null: the newest known. */
  readonly version?: string | null;
  /** How many ways are tried before giving up. Default 4. */
  readonly effort?: number;
  /** Tokens that the answer may have. Default 2,048. */
  readonly room?: number;
}

/** Answers a prompt that asks for something: by the ability whose business it is, else by the recipes. */
export async function answerPrompt(
  prompt: string,
  analyzer: Analyzer,
  { version = null, effort = 4, room = 2048 }: AnswerOptions = {},
): Promise<AbilityAnswer> {
  const ask: Ask = { prompt, instruction: readInstruction(prompt), analyzer, version, effort, room };
  let nearest: AbilityAnswer | null = null;
  if (!isAttack(ask.instruction.text))
    for (const ability of abilities) {
      const answer = ability.wants(ask) ? await ability.answer(ask) : null;
      if (answer === null) continue;
      if (answer.by !== 'nearest') return answer;
      nearest ??= answer;
    }
  // What an ability takes for its own without understanding it may be PHP that a recipe knows.
  const answer = answerInstruction(prompt, analyzer, version);
  return nearest !== null && answer.by === 'nearest' ? nearest : answer;
}
