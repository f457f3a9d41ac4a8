import { type Static, Type } from 'typebox';
import { IdString, ListOf, StringEnum, Timestamp } from './common.ts';
import { ErrorDetail } from './error-body.ts';

/** States of a job in the order it passes them; the last three are end states. */
export const jobStatuses = ['validating_files', 'queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const Hyperparameters = Type.Object({
  n_epochs: Type.Integer({ minimum: 1, maximum: 50 }),
  batch_size: Type.Integer({ minimum: 1, maximum: 256 }),
  learning_rate_multiplier: Type.Number({ exclusiveMinimum: 0, maximum: 10 }),
});
export type Hyperparameters = Static<typeof Hyperparameters>;

export const FineTuneRequest = Type.Object({
  training_file: IdString('Id of a file with purpose `fine-tune`'),
  validation_file: Type.Optional(IdString('Id of a file with purpose `fine-tune`')),
  model: Type.Optional(IdString('Base model')),
  hyperparameters: Type.Optional(Type.Partial(Hyperparameters)),
});
export type FineTuneRequest = Static<typeof FineTuneRequest>;

export const FineTuningJob = Type.Object({
  id: Type.String(),
  object: Type.Literal('fine_tuning.job'),
  created_at: Timestamp,
  finished_at: Type.Union([Timestamp, Type.Null()]),
  model: Type.String(),
  fine_tuned_model: Type.Union([Type.String(), Type.Null()]),
  organization_id: Type.String(),
  status: StringEnum(jobStatuses),
  training_file: Type.String(),
  validation_file: Type.Union([Type.String(), Type.Null()]),
  hyperparameters: Hyperparameters,
  result_files: Type.Array(Type.String()),
  trained_tokens: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  error: Type.Union([Type.Pick(ErrorDetail, ['code', 'message', 'param']), Type.Null()], {
    description: 'Why a failed job failed; null otherwise',
  }),
});
export type FineTuningJob = Static<typeof FineTuningJob>;

export const FineTuningJobList = ListOf(FineTuningJob);
export type FineTuningJobList = Static<typeof FineTuningJobList>;

export const FineTuningEvent = Type.Object({
  id: Type.String(),
  object: Type.Literal('fine_tuning.job.event'),
  created_at: Timestamp,
  level: StringEnum(['info', 'warn', 'error']),
  message: Type.String(),
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Such as step and losses' })),
});
export type FineTuningEvent = Static<typeof FineTuningEvent>;

export const FineTuningEventList = ListOf(FineTuningEvent);
export type FineTuningEventList = Static<typeof FineTuningEventList>;

export const FineTuningCheckpoint = Type.Object({
  id: Type.String(),
  object: Type.Literal('fine_tuning.job.checkpoint'),
  created_at: Timestamp,
  fine_tuning_job_id: Type.String(),
  step_number: Type.Integer({ minimum: 0 }),
  metrics: Type.Object({
    train_loss: Type.Number(),
    valid_loss: Type.Union([Type.Number(), Type.Null()], { description: 'null: no validation file' }),
  }),
});
export type FineTuningCheckpoint = Static<typeof FineTuningCheckpoint>;

export const FineTuningCheckpointList = ListOf(FineTuningCheckpoint);
export type FineTuningCheckpointList = Static<typeof FineTuningCheckpointList>;

export const JobParams = Type.Object({ job_id: IdString() });
export type JobParams = Static<typeof JobParams>;
