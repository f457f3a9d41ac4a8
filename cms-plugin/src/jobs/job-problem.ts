import { type Problem, toProblem } from '../shared/api.ts';
import type { Job } from './types.ts';

/** Why a job has failed, as any other problem is shown. */
export const jobProblem = (error: NonNullable<Job['error']>): Problem => toProblem(error);
