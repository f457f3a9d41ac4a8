import type { Analyzer } from '../analysis/analyzer.ts';
import { fillSlots } from '../generation/fill-slots.ts';
import { generateProject } from '../generation/generate-project.ts';
import { GenerationError } from '../generation/generation-error.ts';
import { inspectProject } from '../generation/inspect-project.ts';
import type { WorkerTasks } from './tasks.ts';

/**
 * Makes a project.
 * @param analyzer loaded only where files are to be analysed
 */
export async function generate(
  { task, texts, findings }: WorkerTasks['generate']['input'],
  analyzer: () => Promise<Analyzer>,
): Promise<WorkerTasks['generate']['output']> {
  try {
    if (texts !== undefined) return { kind: 'made', ...(await fillSlots(await analyzer(), task, texts)) };
    const project = await generateProject(task);
    return { kind: 'made', project, findings: findings ? inspectProject(await analyzer(), project) : [], refused: [] };
  } catch (error) {
    // Errors lose their class on the way to the main thread.
    if (error instanceof GenerationError) return { kind: 'refused', param: error.param, message: error.message };
    throw error;
  }
}
