/** Continued texts as OpenAI's legacy completions have them, so that its clients work as they are. */
import { type Static, Type } from 'typebox';
import { limits, ModelId, TextOfBytes, Timestamp } from './common.ts';
import { FinishReason, TokenUsage } from './generation.ts';

const StopText = Type.String({ minLength: 1, maxLength: 1000 });
const Penalty = Type.Union([Type.Number({ minimum: -2, maximum: 2 }), Type.Null()]);

export const TextCompletionRequest = Type.Object({
  prompt: Type.Union([
    TextOfBytes(limits.promptBytes, { minLength: 1, description: 'At most 256 KiB of UTF-8' }),
    Type.Array(TextOfBytes(limits.promptBytes, { minLength: 1 }), { minItems: 1, maxItems: 1 }),
  ]),
  model: Type.Optional(ModelId),
  suffix: Type.Optional(
    Type.Union([TextOfBytes(limits.promptBytes, { description: 'What follows the gap to fill' }), Type.Null()]),
  ),
  max_tokens: Type.Optional(Type.Union([Type.Integer({ minimum: 1, description: 'Default 16' }), Type.Null()])),
  temperature: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 2 }), Type.Null()])),
  top_p: Type.Optional(Type.Union([Type.Number({ exclusiveMinimum: 0, maximum: 1 }), Type.Null()])),
  n: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 4 }), Type.Null()])),
  seed: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  // Editors send more than the four that OpenAI takes.
  stop: Type.Optional(Type.Union([StopText, Type.Array(StopText, { maxItems: 32 }), Type.Null()])),
  stream: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  stream_options: Type.Optional(
    Type.Union([Type.Object({ include_usage: Type.Optional(Type.Boolean()) }), Type.Null()]),
  ),
  best_of: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { description: 'Only as many as `n`' })),
  echo: Type.Optional(Type.Union([Type.Boolean(), Type.Null()], { description: 'Only `false`' })),
  logprobs: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { description: 'Only `null`' })),
  logit_bias: Type.Optional(
    Type.Union(
      [
        Type.Record(Type.String(), Type.Number(), { maxProperties: 300, propertyNames: { maxLength: 100 } }),
        Type.Null(),
      ],
      {
        description: 'Only an empty one',
      },
    ),
  ),
  presence_penalty: Type.Optional(Penalty),
  frequency_penalty: Type.Optional(Penalty),
});
export type TextCompletionRequest = Static<typeof TextCompletionRequest>;

const completion = {
  id: Type.String(),
  object: Type.Literal('text_completion'),
  created: Timestamp,
  model: Type.String(),
};
const choice = { index: Type.Integer({ minimum: 0 }), text: Type.String(), logprobs: Type.Null() };

export const TextCompletion = Type.Object({
  ...completion,
  choices: Type.Array(Type.Object({ ...choice, finish_reason: FinishReason })),
  usage: TokenUsage,
});
export type TextCompletion = Static<typeof TextCompletion>;

export const TextCompletionChunk = Type.Object({
  ...completion,
  choices: Type.Array(Type.Object({ ...choice, finish_reason: Type.Union([FinishReason, Type.Null()]) })),
  usage: Type.Optional(TokenUsage),
});
export type TextCompletionChunk = Static<typeof TextCompletionChunk>;
