/** Events as webhooks deliver them: one table of payload schemas, and the envelope around them. */
import { type Static, type TSchema, Type } from 'typebox';
import { type EventType, eventTypes } from './event-types.ts';
import { CodeAnalysis } from './schemas/analysis.ts';
import { BlockGeneration } from './schemas/blocks.ts';
import { StringEnum, Timestamp } from './schemas/common.ts';
import { ErrorDetail } from './schemas/error-body.ts';
import { FineTuningJob } from './schemas/fine-tuning.ts';
import { FinishReason, TokenUsage } from './schemas/generation.ts';

export { type EventType, eventTypes };

/** Id of the request that caused the event: the `X-Request-ID` of its answer. */
const requestId = Type.Optional(Type.String({ description: '`X-Request-ID` of the request that caused the event' }));

const failure = (object: 'text_generation' | 'code_analysis') =>
  Type.Object({
    id: Type.String(),
    object: Type.Literal(object),
    created: Timestamp,
    model: Type.Optional(Type.String()),
    error: ErrorDetail,
    request_id: requestId,
  });

const training = Type.Object({ ...FineTuningJob.properties, request_id: requestId });

const quota = Type.Object({
  limit: Type.Integer({ description: 'Tokens a month' }),
  current_usage: Type.Integer({ description: 'Tokens used this month' }),
  reset_time: Timestamp,
  request_id: requestId,
});

const notice = Type.Object({
  message: Type.String(),
  starts_at: Type.Optional(Timestamp),
  ends_at: Type.Optional(Timestamp),
  version: Type.Optional(Type.String()),
});

/** The schema of `data` for each event type. */
export const eventPayloads = {
  'generation.started': Type.Object({
    id: Type.String(),
    object: Type.Literal('text_generation'),
    created: Timestamp,
    model: Type.String(),
    prompt: Type.String(),
    stream: Type.Boolean(),
    request_id: requestId,
  }),
  'generation.completed': Type.Object({
    id: Type.String(),
    object: Type.Literal('text_generation'),
    created: Timestamp,
    model: Type.String(),
    prompt: Type.String(),
    completion: Type.String(),
    usage: TokenUsage,
    finish_reason: FinishReason,
    request_id: requestId,
  }),
  'generation.failed': failure('text_generation'),
  'analysis.completed': Type.Object({
    ...Type.Pick(CodeAnalysis, ['id', 'object', 'created', 'issues', 'score', 'recommendations']).properties,
    request_id: requestId,
  }),
  'analysis.failed': failure('code_analysis'),
  'block.generated': Type.Object({ ...BlockGeneration.properties, request_id: requestId }),
  'model.training.started': training,
  'model.training.completed': training,
  'model.training.failed': training,
  'usage.limit_exceeded': Type.Object({
    limit: Type.Integer(),
    current_usage: Type.Integer(),
    reset_time: Timestamp,
    retry_after: Type.Integer({ description: 'Seconds' }),
    request_id: requestId,
  }),
  'usage.quota_exceeded': quota,
  'usage.warning': Type.Object({
    ...quota.properties,
    percent: Type.Number({ description: 'Part of the quota that is used, in percent' }),
  }),
  'system.maintenance': notice,
  'system.update': notice,
} as const satisfies Record<EventType, TSchema>;

/** Type of `data` of an event of type `T`. */
export type EventPayload<T extends EventType> = Static<(typeof eventPayloads)[T]>;

/** The envelope around every payload; `data` fits `eventPayloads[type]`. */
export const Event = Type.Object({
  id: Type.String({ description: 'Receivers ignore an id they have already handled' }),
  object: Type.Literal('event'),
  created: Timestamp,
  type: StringEnum(eventTypes),
  data: Type.Record(Type.String(), Type.Unknown()),
});
/** An event whose `data` is known by its `type`. */
export type Event = {
  [T in EventType]: {
    id: string;
    object: 'event';
    created: number;
    type: T;
    data: EventPayload<T>;
  };
}[EventType];

/** Body of a receiver's answer. */
export const EventReceipt = Type.Object({ received: Type.Boolean() });
export type EventReceipt = Static<typeof EventReceipt>;
