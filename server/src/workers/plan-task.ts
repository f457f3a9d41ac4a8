import { GenerationError } from '../generation/generation-error.ts';
import { planProject } from '../generation/plan-project.ts';
import type { WorkerTasks } from './tasks.ts';

/** Plans a project. */
export async function plan(task: WorkerTasks['plan']['input']): Promise<WorkerTasks['plan']['output']> {
  try {
    return { kind: 'planned', ...(await planProject(task)) };
  } catch (error) {
    // Errors lose their class on the way to the main thread.
    if (error instanceof GenerationError) return { kind: 'refused', param: error.param, message: error.message };
    throw error;
  }
}
