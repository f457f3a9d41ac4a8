import { ServiceError } from '@presswright/shared/errors';
import type { TokenUsage } from '@presswright/shared/schemas/generation';
import fp from 'fastify-plugin';
import type { FilledProject } from '../generation/fill-slots.ts';
import type { ProjectTask } from '../generation/generate-project.ts';
import type { PlanTask } from '../generation/plan-project.ts';
import type { PlannedProject } from '../generation/planned-project.ts';
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

/** For whom a worker makes a project. */
export interface ProjectWork {
  readonly organizationId: string;
  readonly signal: AbortSignal;
}

/** Makes a project in a worker. */
export type MakeProject = (input: MakeProjectInput, work: ProjectWork) => Promise<MakeProjectOutput>;

export type PlanProjectOutput =
  | ({ readonly kind: 'planned' } & PlannedProject)
  | { readonly kind: 'refused'; readonly param: string; readonly message: string };

/** Plans a project in a worker. */
export type PlanProject = (task: PlanTask, work: ProjectWork) => Promise<PlanProjectOutput>;

export interface ProjectGeneration {
  /**
   * Reads a description into a plan.
   * @throws {ServiceError} `invalid_request` when the request cannot be planned
   */
  plan(task: PlanTask, work: ProjectWork): Promise<PlannedProject>;

  /**
   * Makes a project; with a model that follows instructions, what it writes for the slots is in it as far as it is fit.
   * @param onUsage told of the tokens that the model reads and writes
   * @throws {ServiceError} `invalid_request` when the request cannot be made
   */
  make(
    task: ProjectTask,
    model: ModelEntry,
    findings: boolean,
    work: ProjectWork,
    onUsage: (usage: TokenUsage) => void,
  ): Promise<FilledProject>;
}

export interface GenerationOptions {
  readonly makeProject: MakeProject;
  readonly planProject: PlanProject;
}

export const generation = fp<GenerationOptions>(async (app, { makeProject, planProject }) => {
  async function made(input: MakeProjectInput, work: ProjectWork): Promise<FilledProject> {
    const answer = await makeProject(input, work);
    if (answer.kind === 'refused') throw new ServiceError('invalid_request', answer.message, { param: answer.param });
    return answer;
  }

  app.decorate('generation', {
    async plan(task, work) {
      const answer = await planProject(task, work);
      if (answer.kind === 'refused') throw new ServiceError('invalid_request', answer.message, { param: answer.param });
      return answer;
    },
    async make(task, model, findings, work, onUsage) {
      const own = await made({ task, findings }, work);
      if (!model.engine.capabilities.instructions || own.project.slots.length === 0) return own;
      const { texts, failed } = await writeSlots(model, own.project.slots, {
        ...work,
        seed: task.request.seed ?? 0,
        onUsage,
        onError: (error) => app.log.warn({ err: error, model: model.id }, 'a model could not write for a slot'),
      });
      const filled = await made({ task, texts, findings: true }, work);
      return { ...filled, refused: [...failed, ...filled.refused] };
    },
  });
});
