import type { Analyzer } from '../analysis/analyzer.ts';
import { answerPrompt } from '../generation/abilities/answer-prompt.ts';
import { checkAnswer as check } from '../generation/by-model/check-answer.ts';
import { AnsweredGeneration } from '../inference/builtin/answered.ts';
import type { WorkerTasks } from './tasks.ts';

/** Tokens of an answer where the request names no number. */
const defaultMaxAnswer = 2048;
/** Ways that are tried before giving up. */
const effort = 8;

/** Checks the code that a model answered with. */
export async function checkAnswer(
  input: WorkerTasks['checkAnswer']['input'],
  analyzer: () => Promise<Analyzer>,
): Promise<WorkerTasks['checkAnswer']['output']> {
  return check(await analyzer(), input);
}

/** Answers a prompt in place of a model, as the built-in engine does. */
export async function answerInstead(
  { prompt, version, stop, maxTokens }: WorkerTasks['answerInstead']['input'],
  analyzer: () => Promise<Analyzer>,
): Promise<WorkerTasks['answerInstead']['output']> {
  const room = maxTokens ?? defaultMaxAnswer;
  const { text } = await answerPrompt(prompt, await analyzer(), { version, effort, room });
  const answered = new AnsweredGeneration(text, stop, 0, room);
  let given = '';
  for (let piece = answered.next(); piece !== null; piece = answered.next()) given += piece;
  return { text: given, finishReason: answered.finishReason };
}
