import type { ListQuery } from '../../schemas/common.ts';
import type {
  FineTuneRequest,
  FineTuningCheckpointList,
  FineTuningEvent,
  FineTuningEventList,
  FineTuningJob,
  FineTuningJobList,
} from '../../schemas/fine-tuning.ts';
import type { CallOptions } from '../options.ts';
import { eachItem } from '../pages.ts';
import type { Transport } from '../transport.ts';

/** `/v1/fine-tune` */
export class FineTuningResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Starts a job. */
  create(request: FineTuneRequest, options?: CallOptions): Promise<FineTuningJob> {
    return this.#transport.json('POST /v1/fine-tune', { json: request, options });
  }

  /** One page of jobs, newest first. */
  list(query?: ListQuery, options?: CallOptions): Promise<FineTuningJobList> {
    return this.#transport.json('GET /v1/fine-tune', { query, options });
  }

  /** Every job, newest first. */
  listAll(query: ListQuery = {}, options?: CallOptions): AsyncGenerator<FineTuningJob, void, undefined> {
    return eachItem((after) => this.list(after === undefined ? query : { ...query, after }, options), query.after);
  }

  get(jobId: string, options?: CallOptions): Promise<FineTuningJob> {
    return this.#transport.json('GET /v1/fine-tune/{job_id}', { params: { job_id: jobId }, options });
  }

  /** Ends a job that has not ended yet. */
  cancel(jobId: string, options?: CallOptions): Promise<FineTuningJob> {
    return this.#transport.json('POST /v1/fine-tune/{job_id}/cancel', { params: { job_id: jobId }, options });
  }

  /** One page of a job's progress, newest first. */
  listEvents(jobId: string, query?: ListQuery, options?: CallOptions): Promise<FineTuningEventList> {
    return this.#transport.json('GET /v1/fine-tune/{job_id}/events', { params: { job_id: jobId }, query, options });
  }

  /** All of a job's progress, newest first. */
  listAllEvents(
    jobId: string,
    query: ListQuery = {},
    options?: CallOptions,
  ): AsyncGenerator<FineTuningEvent, void, undefined> {
    return eachItem(
      (after) => this.listEvents(jobId, after === undefined ? query : { ...query, after }, options),
      query.after,
    );
  }

  /** One page of the checkpoints a job has kept. */
  listCheckpoints(jobId: string, query?: ListQuery, options?: CallOptions): Promise<FineTuningCheckpointList> {
    return this.#transport.json('GET /v1/fine-tune/{job_id}/checkpoints', {
      params: { job_id: jobId },
      query,
      options,
    });
  }
}
