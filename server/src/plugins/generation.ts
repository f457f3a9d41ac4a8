import { ServiceError } from '@presswright/shared/errors';
import fp from 'fastify-plugin';
import type { FilledProject } from '../generation/fill-slots.ts';
import type { ProjectTask } from '../generation/generate-project.ts';
import type { ModelEntry } from '../inference/registry.ts';
import { writeSlots } from '../inference/write-slots.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly generation: ProjectGeneration;
  }
}

/** What a worker is asked for a project. */
export interface MakeProjectInput {
  readonly task: ProjectTask;
  readonly texts?: Readonly<Record<string, string>>;
  readonly findings: boolean;
}
export type MakeProjectOutput =
  | ({ readonly kind: 'made' } & FilledProject)
  | { readonly kind: 'refused'; readonly param: string; readonly message: string };

/** Makes a project in a worker. */
export type MakeProject = (input: MakeProjectInput, signal: AbortSignal) => Promise<MakeProjectOutput>;

export interface ProjectGeneration {
  /**
   * Makes a project; with a model that follows instructions, what it writes for the slots is in it as far as it is fit.
   * @throws {ServiceError} `invalid_request` when the request cannot be made
   */
  make(task: ProjectTask, model: ModelEntry, findings: boolean, signal: AbortSignal): Promise<FilledProject>;
}

export const generation = fp<{ readonly makeProject: MakeProject }>(async (app, { makeProject }) => {
  async function made(input: MakeProjectInput, signal: AbortSignal): Promise<FilledProject> {
    const answer = await makeProject(input, signal);
    if (answer.kind === 'refused') throw new ServiceError('invalid_request', answer.message, { param: answer.param });
    return answer;
  }

  app.decorate('generation', {
    async make(task, model, findings, signal) {
      const own = await made({ task, findings }, signal);
      if (!model.engine.capabilities.instructions || own.project.slots.length === 0) return own;
      const { texts, failed } = await writeSlots(model, own.project.slots, task.request.seed ?? 0, signal, (error) =>
        app.log.warn({ err: error, model: model.id }, 'a model could not write for a slot'),
      );
      const filled = await made({ task, texts, findings: true }, signal);
      return { ...filled, refused: [...failed, ...filled.refused] };
    },
  });
});
