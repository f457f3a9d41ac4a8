import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import type { ScaffoldRequest } from '@presswright/shared/schemas/scaffold';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import type { GeneratedProject } from './generated-project.ts';
import type { PlannedProject } from './planned-project.ts';
import { Slots } from './slots.ts';

/** What can be generated, and what is asked for it. */
export interface ProjectRequests {
  readonly block: BlockGenerateRequest;
  readonly plugin: PluginGenerateRequest;
  readonly scaffold: ScaffoldRequest;
  readonly theme: ThemeGenerateRequest;
}
export type ProjectKind = keyof ProjectRequests;

/** A request with its kind. */
export type ProjectTask = {
  readonly [K in ProjectKind]: {
    readonly kind: K;
    readonly request: ProjectRequests[K];
    /** Clauses of the description that the plan of the request does not say, as whoever wrote the plan tells. */
    readonly notUnderstood?: PlannedProject<unknown>['notUnderstood'];
  };
}[ProjectKind];

/**
 * Makes the files of a project. The same task and fillings give the same bytes.
 * @param filled texts of slots, already found fit
 * @throws {GenerationError} for a request that cannot be made
 */
export async function generateProject(
  task: ProjectTask,
  filled: Readonly<Record<string, string>> = {},
): Promise<GeneratedProject> {
  const slots = new Slots(filled);
  // Only what is asked for is loaded: a worker that never makes a theme need not know how.
  switch (task.kind) {
    case 'block':
      return (await import('./block/generate-block.ts')).generateBlock(task.request, slots);
    case 'plugin':
      return (await import('./plugin/generate-plugin.ts')).generatePlugin(task.request, slots, task.notUnderstood);
    case 'scaffold':
      return (await import('./scaffold/generate-scaffold.ts')).generateScaffold(task.request, slots);
    case 'theme':
      return (await import('./theme/generate-theme.ts')).generateTheme(task.request, slots);
  }
}
