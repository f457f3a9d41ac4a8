import type { Endpoint } from '../endpoint.ts';
import { ListQuery } from '../schemas/common.ts';
import {
  FineTuneRequest,
  FineTuningCheckpointList,
  FineTuningEventList,
  FineTuningJob,
  FineTuningJobList,
  JobParams,
} from '../schemas/fine-tuning.ts';
import { exampleOrganization, exampleTime, listOf } from './example-values.ts';

const params = { job_id: 'ftjob_0123456789ABCDEFabcdef01' };
const request = {
  training_file: 'file_0123456789ABCDEFabcdef01',
  validation_file: 'file_0123456789ABCDEFabcdef02',
  model: 'svc-llm-7b',
  hyperparameters: { n_epochs: 3, batch_size: 4, learning_rate_multiplier: 0.1 },
};
const job = {
  ...request,
  id: params.job_id,
  object: 'fine_tuning.job',
  created_at: exampleTime,
  finished_at: null,
  fine_tuned_model: null,
  organization_id: exampleOrganization,
  status: 'validating_files',
  result_files: [],
  trained_tokens: null,
  error: null,
};

/** `/v1/fine-tune` */
export const fineTuningEndpoints = {
  createJob: {
    method: 'POST',
    path: '/v1/fine-tune',
    permission: 'write',
    tag: 'Fine-tuning',
    summary: 'Start a fine-tuning job',
    body: FineTuneRequest,
    response: FineTuningJob,
    errors: ['file_not_found', 'model_not_found', 'invalid_training_file'],
    example: { body: request, response: job },
  },
  listJobs: {
    method: 'GET',
    path: '/v1/fine-tune',
    permission: 'read',
    tag: 'Fine-tuning',
    summary: 'List jobs, newest first',
    query: ListQuery,
    response: FineTuningJobList,
    example: { query: { limit: 5 }, response: listOf(job) },
  },
  getJob: {
    method: 'GET',
    path: '/v1/fine-tune/{job_id}',
    permission: 'read',
    tag: 'Fine-tuning',
    summary: 'One job',
    params: JobParams,
    response: FineTuningJob,
    errors: ['job_not_found'],
    example: {
      params,
      response: {
        ...job,
        status: 'succeeded',
        finished_at: exampleTime + 600,
        fine_tuned_model: `svc-llm-7b:ft-${exampleOrganization}`,
        result_files: ['file_0123456789ABCDEFabcdef03'],
        trained_tokens: 5000,
      },
    },
  },
  cancelJob: {
    method: 'POST',
    path: '/v1/fine-tune/{job_id}/cancel',
    permission: 'write',
    tag: 'Fine-tuning',
    summary: 'End a job that has not ended yet',
    params: JobParams,
    response: FineTuningJob,
    errors: ['job_not_found', 'invalid_state'],
    example: { params, response: { ...job, status: 'cancelled', finished_at: exampleTime + 60 } },
  },
  listJobEvents: {
    method: 'GET',
    path: '/v1/fine-tune/{job_id}/events',
    permission: 'read',
    tag: 'Fine-tuning',
    summary: 'The progress of a job, newest first',
    params: JobParams,
    query: ListQuery,
    response: FineTuningEventList,
    errors: ['job_not_found'],
    example: {
      params,
      response: listOf({
        id: 'ftevt_0123456789ABCDEFabcdef01',
        object: 'fine_tuning.job.event',
        created_at: exampleTime,
        level: 'info',
        message: 'Step 1',
        data: { step: 1, train_loss: 2.5 },
      } as { id: string }),
    },
  },
  listJobCheckpoints: {
    method: 'GET',
    path: '/v1/fine-tune/{job_id}/checkpoints',
    permission: 'read',
    tag: 'Fine-tuning',
    summary: 'The kept checkpoints of a job, newest first',
    params: JobParams,
    query: ListQuery,
    response: FineTuningCheckpointList,
    errors: ['job_not_found'],
    example: {
      params,
      response: listOf({
        id: 'ftckpt_0123456789ABCDEFabcdef01',
        object: 'fine_tuning.job.checkpoint',
        created_at: exampleTime,
        fine_tuning_job_id: params.job_id,
        step_number: 10,
        metrics: { train_loss: 2.5, valid_loss: null },
      } as { id: string }),
    },
  },
} as const satisfies Record<string, Endpoint>;
