/** One step of a job. */
export interface JobStep {
  name: string;
  label: string;
  state: 'pending' | 'running' | 'done' | 'failed';
}

/** What a finished job has made. */
export interface JobResult {
  project_id?: number;
  version?: number;
}

/** Answer of GET /jobs/{id}. */
export interface Job {
  id: string;
  kind: 'create' | 'settle' | 'install' | 'undo';
  state: 'queued' | 'running' | 'done' | 'failed';
  steps: JobStep[];
  /** 0 to 1. */
  progress: number;
  result: JobResult | null;
  error: { code: string; message: string; data: unknown } | null;
}

/** Answer of a route that takes long. */
export interface JobStarted {
  job: Job;
}
