import { type Static, Type } from 'typebox';
import { limits, ModelId, StringEnum, TextOfBytes, Timestamp } from './common.ts';
import { EngineKind, Repairs } from './model-share.ts';

export const GenerateRequest = Type.Object({
  prompt: TextOfBytes(limits.promptBytes, { minLength: 1, description: 'At most 256 KiB of UTF-8' }),
  model: Type.Optional(ModelId),
  max_tokens: Type.Optional(Type.Integer({ minimum: 1, description: 'Default 512' })),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  top_p: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  stream: Type.Optional(Type.Boolean()),
  context: Type.Optional(
    Type.Object({
      cms_version: Type.Optional(Type.String({ maxLength: 100 })),
      theme: Type.Optional(Type.String({ maxLength: 200 })),
      plugins: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 })),
    }),
  ),
  suffix: Type.Optional(TextOfBytes(limits.promptBytes, { description: 'What follows the gap to fill' })),
  stop: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { maxItems: 4 })),
  seed: Type.Optional(Type.Integer()),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  language: Type.Optional(
    Type.String({ maxLength: 100, description: 'Language of the code, such as `php` or `javascript`' }),
  ),
});
export type GenerateRequest = Static<typeof GenerateRequest>;

export const FinishReason = StringEnum(['stop', 'length', 'content_filter']);
export type FinishReason = Static<typeof FinishReason>;

export const TokenUsage = Type.Object({
  prompt_tokens: Type.Integer({ minimum: 0 }),
  completion_tokens: Type.Integer({ minimum: 0 }),
  total_tokens: Type.Integer({ minimum: 0 }),
});
export type TokenUsage = Static<typeof TokenUsage>;

/** What was used for an answer. */
export const AnswerOrigin = {
  engine: Type.Optional(EngineKind),
  repairs: Type.Optional(Repairs),
  reason: Type.Optional(
    Type.String({ description: 'Why the built-in engine’s answer stands in place of the model’s' }),
  ),
} as const;

export const AnswerFaults = Type.Array(Type.String(), {
  description: 'In the last chunk of code that a model wrote: what is wrong with what was streamed',
});

const generation = {
  id: Type.String(),
  object: Type.Literal('text_generation'),
  created: Timestamp,
  model: Type.String(),
};

export const TextGeneration = Type.Object({
  ...generation,
  choices: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0 }),
      text: Type.String(),
      finish_reason: FinishReason,
      ...AnswerOrigin,
    }),
  ),
  usage: TokenUsage,
});
export type TextGeneration = Static<typeof TextGeneration>;

export const TextGenerationChunk = Type.Object({
  ...generation,
  choices: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0 }),
      delta: Type.Object({ text: Type.Optional(Type.String()) }),
      finish_reason: Type.Union([FinishReason, Type.Null()]),
      faults: Type.Optional(AnswerFaults),
    }),
  ),
  usage: Type.Optional(TokenUsage),
});
export type TextGenerationChunk = Static<typeof TextGenerationChunk>;
