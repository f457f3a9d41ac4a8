/** Conversations as OpenAI's API has them, so that its clients work as they are. */
import { type Static, Type } from 'typebox';
import { limits, ModelId, StringEnum, TextOfBytes, Timestamp } from './common.ts';
import { AnswerFaults, AnswerOrigin, TokenUsage } from './generation.ts';

const ToolCall = Type.Object({
  id: Type.String({ maxLength: 256 }),
  type: Type.Literal('function'),
  function: Type.Object({
    name: Type.String({ maxLength: 100 }),
    arguments: TextOfBytes(limits.promptBytes, { description: 'JSON as the model wrote it' }),
  }),
});

const ChatContent = Type.Union([
  TextOfBytes(limits.promptBytes),
  Type.Array(Type.Object({ type: Type.Literal('text'), text: TextOfBytes(limits.promptBytes) }), { maxItems: 1000 }),
  Type.Null(),
]);

const ChatTool = Type.Object({
  type: Type.Literal('function'),
  function: Type.Object({
    name: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    description: Type.Optional(Type.String({ maxLength: 10_000 })),
    parameters: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  }),
});

const ResponseFormat = Type.Object({
  type: StringEnum(['text', 'json_object', 'json_schema']),
  json_schema: Type.Optional(
    Type.Object({
      name: Type.Optional(Type.String({ maxLength: 100 })),
      schema: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
    }),
  ),
});

export const ChatCompletionRequest = Type.Object({
  messages: Type.Array(
    Type.Object({
      role: StringEnum(['system', 'developer', 'user', 'assistant', 'tool']),
      content: Type.Optional(ChatContent),
      tool_calls: Type.Optional(Type.Array(ToolCall, { maxItems: 100 })),
      tool_call_id: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    { minItems: 1, maxItems: 2000 },
  ),
  model: Type.Optional(ModelId),
  max_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  max_completion_tokens: Type.Optional(Type.Integer({ minimum: 1, description: 'Newer name of `max_tokens`' })),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  top_p: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  seed: Type.Optional(Type.Integer()),
  stop: Type.Optional(
    Type.Union([
      Type.String({ minLength: 1, maxLength: 1000 }),
      Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { maxItems: 4 }),
      Type.Null(),
    ]),
  ),
  stream: Type.Optional(Type.Boolean()),
  stream_options: Type.Optional(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  tools: Type.Optional(Type.Array(ChatTool, { minItems: 1, maxItems: 128 })),
  tool_choice: Type.Optional(
    Type.Union([
      StringEnum(['auto', 'none', 'required']),
      Type.Object({ type: Type.Literal('function'), function: Type.Object({ name: Type.String({ maxLength: 64 }) }) }),
    ]),
  ),
  response_format: Type.Optional(ResponseFormat),
  presswright: Type.Optional(
    Type.Object({
      check: Type.Optional(
        Type.Boolean({ description: '`false`: code is given as the model wrote it, neither checked nor mended' }),
      ),
    }),
  ),
});
export type ChatCompletionRequest = Static<typeof ChatCompletionRequest>;

const ChatFinishReason = StringEnum(['stop', 'length', 'content_filter', 'tool_calls']);

export const ChatCompletion = Type.Object({
  id: Type.String(),
  object: Type.Literal('chat.completion'),
  created: Timestamp,
  model: Type.String(),
  choices: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0 }),
      message: Type.Object({
        role: Type.Literal('assistant'),
        content: Type.Union([Type.String(), Type.Null()]),
        tool_calls: Type.Optional(Type.Array(ToolCall)),
      }),
      finish_reason: ChatFinishReason,
      presswright: Type.Optional(
        Type.Object(AnswerOrigin, { description: 'What was used for the answer; no member of OpenAI’s' }),
      ),
    }),
  ),
  usage: TokenUsage,
});
export type ChatCompletion = Static<typeof ChatCompletion>;

export const ChatCompletionChunk = Type.Object({
  id: Type.String(),
  object: Type.Literal('chat.completion.chunk'),
  created: Timestamp,
  model: Type.String(),
  choices: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0 }),
      delta: Type.Object({
        role: Type.Optional(Type.Literal('assistant')),
        content: Type.Optional(Type.String()),
        tool_calls: Type.Optional(Type.Array(Type.Object({ index: Type.Integer(), ...ToolCall.properties }))),
      }),
      finish_reason: Type.Union([ChatFinishReason, Type.Null()]),
      presswright: Type.Optional(Type.Object({ faults: AnswerFaults })),
    }),
  ),
  usage: Type.Optional(TokenUsage),
});
export type ChatCompletionChunk = Static<typeof ChatCompletionChunk>;
