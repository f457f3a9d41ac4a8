import { ServiceError } from '@presswright/shared/errors';
import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { WrittenPart } from '@presswright/shared/schemas/model-share';
import fp from 'fastify-plugin';
import type { FilledProject, RefusedSlot } from '../generation/fill-slots.ts';
import type { ProjectTask } from '../generation/generate-project.ts';
import type { AnyPlan, PlannedKind, PlanTask, ProjectPlans } from '../generation/plan-project.ts';
import type { PlannedProject } from '../generation/planned-project.ts';
import { createRepairBudget } from '../inference/gate/repair-budget.ts';
import type { Verdict } from '../inference/gate/repair-loop.ts';
import type { RunLogicTest } from '../inference/logic-tests/run-logic-test.ts';
import { createSlotTests, type SlotTests } from '../inference/logic-tests/slot-tests.ts';
import { type PlanWriting, type TakenPlan, writePlan } from '../inference/plans/write-plan.ts';
import type { ModelEntry } from '../inference/registry.ts';
import { type WrittenSlots, writeSlots } from '../inference/write-slots.ts';

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
/** A worker's answer to a request that nothing can be made of. */
interface Refusal {
  readonly kind: 'refused';
  readonly param: string;
  readonly message: string;
}
export type MakeProjectOutput = ({ readonly kind: 'made' } & FilledProject) | Refusal;

/** For whom a worker makes a project. */
export interface ProjectWork {
  readonly organizationId: string;
  readonly signal: AbortSignal;
}

/** Makes a project in a worker. */
export type MakeProject = (input: MakeProjectInput, work: ProjectWork) => Promise<MakeProjectOutput>;

export type PlanProjectOutput = ({ readonly kind: 'planned' } & PlannedProject<AnyPlan>) | Refusal;

/** Plans a project in a worker. */
export type PlanProject = (task: PlanTask, work: ProjectWork) => Promise<PlanProjectOutput>;

/** Takes a plan that a model wrote, in a worker. */
export type TakePlan = (
  input: { readonly task: PlanTask; readonly answer: string },
  work: ProjectWork,
) => Promise<TakenPlan>;

/** What a model was asked for; absent: nothing. */
interface ByModel {
  readonly written?: readonly WrittenPart[];
}

/** A project, and what a model that was to write its plan made of the description. */
export interface PlannedAndMade extends FilledProject, ByModel {
  /** Clauses of the description that a model's plan does not say. */
  readonly notUnderstood: PlannedProject<AnyPlan>['notUnderstood'];
  /** Why the plan is not the model's; null: it is, or no model was asked. */
  readonly planNote: string | null;
}

export interface ProjectGeneration {
  /**
   * Reads a description into a plan; a model that follows instructions writes it. What it writes is taken once it is valid, else the
   * service's own reading is, and `notUnderstood` says why.
   * @param onUsage told of the tokens that the model reads and writes
   * @throws {ServiceError} `invalid_request` when the request cannot be planned
   */
  plan<Kind extends PlannedKind>(
    task: Extract<PlanTask, { readonly kind: Kind }>,
    model: ModelEntry,
    work: ProjectWork,
    onUsage: (usage: TokenUsage) => void,
  ): Promise<PlannedProject<ProjectPlans[Kind]> & ByModel>;

  /**
   * Makes a project; a model that follows instructions writes its plan, and texts for its slots, as far as they are fit.
   * @param onUsage told of the tokens that the model reads and writes
   * @throws {ServiceError} `invalid_request` when the request cannot be made
   */
  make(
    task: ProjectTask,
    model: ModelEntry,
    findings: boolean,
    work: ProjectWork,
    onUsage: (usage: TokenUsage) => void,
  ): Promise<PlannedAndMade>;
}

export interface GenerationOptions {
  readonly makeProject: MakeProject;
  readonly planProject: PlanProject;
  readonly takePlan: TakePlan;
  readonly runLogicTest: RunLogicTest | null;
  /** Milliseconds that a model has to write a plan; the texts of a project have half as much besides. */
  readonly planTimeoutMs: number;
}

export const generation = fp<GenerationOptions>(async (app, options) => {
  const { makeProject, planProject, takePlan, runLogicTest, planTimeoutMs } = options;

  async function made(input: MakeProjectInput, work: ProjectWork): Promise<FilledProject> {
    return accepted(await makeProject(input, work));
  }

  async function planned(task: PlanTask, work: ProjectWork): Promise<PlannedProject<AnyPlan>> {
    const { plan, understood, notUnderstood, changes } = accepted(await planProject(task, work));
    return { plan, understood, notUnderstood, ...(changes !== undefined && { changes }) };
  }

  async function written(
    task: PlanTask,
    model: ModelEntry,
    own: AnyPlan,
    work: ProjectWork,
    onUsage: (usage: TokenUsage) => void,
  ): Promise<PlanWriting> {
    return writePlan(model, task, own, {
      ...work,
      budget: createRepairBudget({ tokens: planTokens, timeoutMs: planTimeoutMs }),
      take: (answer) => takePlan({ task, answer }, work),
      onUsage,
      onError: (error) => app.log.warn({ err: error, model: model.id }, 'a model could not write a plan'),
    });
  }

  /** The task with the plan that the model writes for it, where it is to write one and does. */
  async function withPlan(
    task: ProjectTask,
    model: ModelEntry,
    work: ProjectWork,
    onUsage: (usage: TokenUsage) => void,
  ): Promise<Planning> {
    if (task.kind === 'scaffold' || !isForModel(task, model)) return { task, planNote: null, part: null };
    const own = await planned(task, work);
    const writing = await written(task, model, own.plan, work, onUsage);
    if (writing.kind === 'failed')
      return { task, planNote: noteOf(model, writing.why), part: planPart(model, writing) };
    const { plan, notUnderstood } = writing.planned;
    // The plan is of the task's kind: the worker checked it against the schema of that kind.
    return {
      task: { kind: task.kind, request: { ...task.request, plan }, notUnderstood } as ProjectTask,
      planNote: null,
      part: planPart(model, writing),
    };
  }

  app.decorate('generation', {
    async plan<Kind extends PlannedKind>(
      task: Extract<PlanTask, { readonly kind: Kind }>,
      model: ModelEntry,
      work: ProjectWork,
      onUsage: (usage: TokenUsage) => void,
    ) {
      const own = await planned(task, work);
      // The worker plans what the task says.
      const ofKind = (one: PlannedProject<AnyPlan>) => one as unknown as PlannedProject<ProjectPlans[Kind]>;
      if (!isForModel(task, model)) return ofKind(own);
      const writing = await written(task, model, own.plan, work, onUsage);
      const share = { written: [planPart(model, writing)] };
      if (writing.kind === 'written') return { ...ofKind(writing.planned), ...share };
      const note = { text: `The plan of the model ${model.id}`, reason: noteOf(model, writing.why) };
      return { ...ofKind({ ...own, notUnderstood: [note, ...own.notUnderstood] }), ...share };
    },
    async make(asked, model, findings, work, onUsage) {
      const planning = await withPlan(asked, model, work, onUsage);
      const first = await makeProject({ task: planning.task, findings }, work);
      const isRefused = first.kind === 'refused' && planning.task !== asked;
      const { task, planNote, part } = isRefused ? withoutPlan(asked, model, planning, first.message) : planning;
      const own = isRefused ? await made({ task, findings }, work) : accepted(first);
      const told = { notUnderstood: task.notUnderstood ?? [], planNote };
      const parts = part === null ? [] : [part];
      if (!model.engine.capabilities.instructions || own.project.slots.length === 0)
        return { ...own, ...told, ...(part !== null && { written: parts }) };
      const budget = createRepairBudget({ tokens: slotTokens, timeoutMs: planTimeoutMs / 2 });
      const tests = createSlotTests(runLogicTest, budget.deadline, app.log);
      const slots = await writeSlots(model, own.project.slots, {
        ...work,
        seed: task.request.seed ?? 0,
        budget,
        async check(slot, text): Promise<Verdict<string>> {
          const { refused, project } = await made({ task, texts: { [slot.name]: text }, findings: true }, work);
          const unfit = refused.find(({ name }) => name === slot.name);
          if (unfit !== undefined) return { kind: 'unfit', faults: unfit.faults ?? [unfit.reason] };
          const fault = await tests.faultOf(slot, project, work.signal);
          return fault === null ? { kind: 'fit', value: text } : { kind: 'unfit', faults: [fault] };
        },
        onUsage,
        onError: (error) => app.log.warn({ err: error, model: model.id }, 'a model could not write for a slot'),
      });
      const filled = await made({ task, texts: slots.texts, findings: true }, work);
      const refused = [...slots.failed, ...filled.refused];
      return { ...filled, ...told, refused, written: [...parts, ...slotParts(model, slots, refused, tests)] };
    },
  });
});

/** A task with the plan that a model wrote for it, or without; `part`: what became of that plan. */
interface Planning {
  readonly task: ProjectTask;
  readonly planNote: string | null;
  readonly part: WrittenPart | null;
}

/** Tokens that a model may write for a plan and its repairs, and for all slots of a project and theirs. */
const planTokens = 24_000;
const slotTokens = 12_000;

/** The task as it was asked, since nothing can be made of the plan. */
function withoutPlan(asked: ProjectTask, model: ModelEntry, { part }: Planning, fault: string): Planning {
  const why = `no files can be made of its answer (${fault.replace(/\.$/, '')})`;
  return {
    task: asked,
    planNote: noteOf(model, why),
    part: part === null ? null : { ...part, engine: 'builtin', reason: why },
  };
}

function planPart({ engine }: ModelEntry, writing: PlanWriting): WrittenPart {
  const { repairs } = writing;
  if (writing.kind === 'written') return { part: 'plan', engine: engine.kind, repairs };
  return { part: 'plan', engine: 'builtin', repairs, reason: writing.why };
}

function slotParts(
  { engine }: ModelEntry,
  { texts, repairs }: WrittenSlots,
  refused: readonly RefusedSlot[],
  tests: SlotTests,
): WrittenPart[] {
  const reasons = new Map(refused.map(({ name, reason }) => [name, reason]));
  return [...new Set([...Object.keys(texts), ...reasons.keys()])].map((name) => {
    const reason = reasons.get(name);
    const part = { part: name, repairs: repairs[name] ?? 0 };
    return reason === undefined
      ? { ...part, engine: engine.kind, ...tests.noteOf(name) }
      : { ...part, engine: 'builtin', reason };
  });
}

/** @throws {ServiceError} `invalid_request` for what a worker refuses */
function accepted<Answer extends { readonly kind: 'made' | 'planned' }>(answer: Answer | Refusal): Answer {
  if (answer.kind !== 'refused') return answer;
  throw new ServiceError('invalid_request', answer.message, { param: answer.param });
}

/** Whether there is a description to read and a model that can. */
function isForModel({ request }: PlanTask, { engine }: ModelEntry): boolean {
  return engine.capabilities.instructions && request.plan === undefined && (request.description ?? '').trim() !== '';
}

const noteOf = ({ id }: ModelEntry, why: string): string =>
  `The model ${id} was to write the plan, but ${why}. The plan is what the service itself read in the description.`;
