import type { FinishReason } from '@presswright/shared/schemas/generation';
import fp from 'fastify-plugin';
import type { AnswerToCheck, CheckedAnswer } from '../generation/by-model/check-answer.ts';
import type { ProjectWork } from './generation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly answers: AnswerGate;
  }
}

/** A prompt that the built-in engine answers in place of a model. */
export interface AnswerInstead {
  readonly prompt: string;
  /** Version of WordPress that the code is for; null: the newest known. */
  readonly version: string | null;
  readonly stop: readonly string[];
  readonly maxTokens: number | null;
}

/** Parses and analyses code that a model answered with, in a worker. */
export type CheckAnswer = (input: AnswerToCheck, work: ProjectWork) => Promise<CheckedAnswer>;

/** Answers a prompt with the built-in engine, in a worker. */
export type AnswerByItself = (
  input: AnswerInstead,
  work: ProjectWork,
) => Promise<{ readonly text: string; readonly finishReason: FinishReason }>;

/** What stands between a model that answers with code and whoever asked. */
export interface AnswerGate {
  readonly check: CheckAnswer;
  readonly instead: AnswerByItself;
  /** Milliseconds after its beginning in which a request may still ask a model for a repair. */
  readonly repairMs: number;
}

export const answers = fp<{ readonly gate: AnswerGate }>(async (app, { gate }) => {
  app.decorate('answers', gate);
});
