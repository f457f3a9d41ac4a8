import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { Analyzer } from '../analysis/analyzer.ts';
import { asksAboutCode } from '../generation/abilities/given-code/given.ts';
import { isInstruction } from '../generation/instructions/reading/is-instruction.ts';
import { isQuestion } from '../generation/questions/is-question.ts';
import { AnsweredGeneration, countPrompt } from '../inference/builtin/answered.ts';
import { type Generation, startGeneration } from '../inference/builtin/generate.ts';
import { type BuiltinModel, openModel } from '../inference/builtin/model.ts';
import type { CompletionEvent, CompletionOutcome, CompletionTask } from '../inference/engine.ts';
import type { WorkerTasks } from './tasks.ts';

/** Tokens when the request names no number; an answer to an instruction is whole code, which nobody wants half of. */
const defaultMaxTokens = 512;
const defaultMaxAnswer = 2048;
/** A message is sent when this much text waits, or this much time has passed. */
const batchCharacters = 400;
const batchMs = 25;

const models = new Map<string, BuiltinModel>();

/**
 * Runs one completion, or answers an instruction or a question. Text goes over the port in batches, so that many streams do not flood the
 * main thread.
 * @param analyzer loaded only where an instruction is answered
 */
export async function complete(
  { port, model, modelId, ...task }: WorkerTasks['complete']['input'],
  analyzer: () => Promise<Analyzer>,
): Promise<CompletionOutcome> {
  let stopped = false;
  try {
    if (isAborted()) return { kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } };
    const asks = asksFor(task);
    const completion = asks ? null : startGeneration(modelFor(modelId, model), task);
    const promptTokens = completion?.promptTokens ?? countPrompt(task.prompt);
    const allowed = task.contextWindow - promptTokens;
    const limit = task.maxTokens ?? Math.min(asks ? defaultMaxAnswer : defaultMaxTokens, allowed);
    if (limit < 1 || limit > allowed) return { kind: 'refused', promptTokens, allowed };
    const send = (event: CompletionEvent) => port.postMessage(event);
    send({ kind: 'started', promptTokens });
    const running: Generation =
      completion?.begin(limit) ??
      new AnsweredGeneration(await answerTo(task, limit, analyzer), task.stop, promptTokens, limit);
    const usage = (): TokenUsage => ({
      prompt_tokens: promptTokens,
      completion_tokens: running.tokens,
      total_tokens: promptTokens + running.tokens,
    });
    let waiting = '';
    let sentAt = performance.now();
    const flush = () => {
      if (waiting !== '') send({ kind: 'text', text: waiting });
      waiting = '';
      sentAt = performance.now();
    };
    for (let text = running.next(isAborted); text !== null; text = running.next(isAborted)) {
      if (isAborted()) return { kind: 'aborted', usage: usage() };
      waiting += text;
      if (waiting.length >= batchCharacters || performance.now() - sentAt >= batchMs) flush();
    }
    if (isAborted()) return { kind: 'aborted', usage: usage() };
    flush();
    return { kind: 'done', finishReason: running.finishReason, usage: usage() };
  } finally {
    port.close();
  }

  function isAborted(): boolean {
    stopped ||= receivesAbort(port);
    return stopped;
  }
}

/**
 * What facts do not answer may still be an instruction ("How do I …"). The modules that know things are loaded with the
 * first prompt that asks.
 */
async function answerTo(
  { prompt, contextWindow, cmsVersion = null }: Pick<CompletionTask, 'prompt' | 'contextWindow' | 'cmsVersion'>,
  room: number,
  analyzer: () => Promise<Analyzer>,
): Promise<string> {
  if (isQuestion(prompt) && !asksAboutCode(prompt)) {
    const { answerQuestion } = await import('../generation/questions/answer-question.ts');
    const answer = answerQuestion(prompt);
    if (answer.by === 'facts' || !isInstruction(prompt)) return `${answer.text}\n`;
  }
  const { answerPrompt } = await import('../generation/abilities/answer-prompt.ts');
  const effort = effortOf(contextWindow);
  return (await answerPrompt(prompt, await analyzer(), { version: cmsVersion, effort, room })).text;
}

/** The prompt asks for something, rather than being code to continue. */
function asksFor({ prompt, suffix }: Pick<CompletionTask, 'prompt' | 'suffix'>): boolean {
  return isInstruction(prompt, suffix) || (suffix.trim() === '' && (isQuestion(prompt) || asksAboutCode(prompt)));
}

/** The model with the larger window searches wider. */
const effortOf = (contextWindow: number): number => (contextWindow > 4096 ? 8 : 4);

/** Reads the port without waiting for the event loop, which a completion does not give the time. */
function receivesAbort(port: MessagePort): boolean {
  return receiveMessageOnPort(port)?.message === 'abort';
}

/** Views of a model are made once a thread; only the last few are kept. */
function modelFor(id: string, buffer: SharedArrayBuffer): BuiltinModel {
  const known = models.get(id);
  if (known) return known;
  const model = openModel(buffer);
  const [oldest] = models.keys();
  if (models.size >= 4 && oldest !== undefined) models.delete(oldest);
  models.set(id, model);
  return model;
}
