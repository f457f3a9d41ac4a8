/** One step of a job. */
export interface JobStep {
  name: string;
  label: string;
  state: 'pending' | 'running' | 'done' | 'failed' | 'skipped';
  detail?: string;
}

/** What a finished job has made. */
export interface JobResult {
  project?: number;
  version?: number;
  message?: string;
}

/** Answer of GET /jobs/{id}. */
export interface Job {
  id: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  steps: JobStep[];
  /** 0 to 1. */
  progress: number;
  result?: JobResult;
  error?: { code: string; message: string; data?: Record<string, unknown> };
}

/** Answer of a route that takes long. */
export interface JobStarted {
  job: string;
}
