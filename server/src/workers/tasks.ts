import type { MessagePort } from 'node:worker_threads';
import type { HiddenFindings } from '@presswright/shared/baseline/hide-known';
import type { ErrorCode } from '@presswright/shared/errors';
import type { FinishReason } from '@presswright/shared/schemas/generation';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import type { AnswerToCheck, CheckedAnswer } from '../generation/by-model/check-answer.ts';
import type { FilledProject } from '../generation/fill-slots.ts';
import type { ProjectTask } from '../generation/generate-project.ts';
import type { AnyPlan, PlanTask } from '../generation/plan-project.ts';
import type { PlannedProject } from '../generation/planned-project.ts';
import type { PrepareModelInput, PrepareModelOutput } from '../inference/builtin/prepare-model.ts';
import type { CompletionOutcome, CompletionTask } from '../inference/engine.ts';
import type { AnswerInstead } from '../plugins/answers.ts';
import type { BaselineComparison } from '../plugins/baselines.ts';

export interface AnalysisInput {
  readonly files: readonly SourceFile[];
  readonly options: AnalyzeOptions;
  readonly isApart?: boolean;
  /** Shared memory; [0] takes the place of the file that is looked at. */
  readonly progress?: Int32Array<SharedArrayBuffer>;
}

/** What a worker can be asked, by task name. Inputs and outputs are structured-clonable. */
export interface WorkerTasks {
  /** Analyses files together, or each for itself; one report a file, in their order. */
  analyze: { input: AnalysisInput; output: FileReport[] };
  /** Parses the PHP among files for a thread that analyses them; one answer a file, in their order, in shared memory. */
  /** The same as `analyze`; each report as JSON. */
  analyzeToText: { input: AnalysisInput; output: string[] };
  /** Chunks go over `port` as they are made; a message `'abort'` from the other end stops it. */
  complete: {
    input: CompletionTask & { port: MessagePort; model: SharedArrayBuffer; modelId: string };
    output: CompletionOutcome;
  };
  /** Makes the files of a block, plugin or theme. `refused`: the request cannot be made, and why. */
  generate: {
    input: {
      task: ProjectTask;
      /** What a model wrote for the project's slots. */
      texts?: Readonly<Record<string, string>>;
      /** Whether the analyser reads what was made. What a model wrote is read in any case. */
      findings: boolean;
    };
    output: ({ kind: 'made' } & FilledProject) | { kind: 'refused'; param: string; message: string };
  };
  /** Reads a description into a plan. */
  plan: {
    input: PlanTask;
    output: ({ kind: 'planned' } & PlannedProject<AnyPlan>) | { kind: 'refused'; param: string; message: string };
  };
  /** Takes the plan of a description that a model wrote as text. `unfit`: what is wrong with it. */
  takePlan: {
    input: { task: PlanTask; answer: string };
    output: ({ kind: 'planned' } & PlannedProject<AnyPlan>) | { kind: 'unfit'; faults: string[] };
  };
  /** Parses and analyses code that a model answered a prompt with. */
  checkAnswer: { input: AnswerToCheck; output: CheckedAnswer };
  /** Answers a prompt with the built-in engine, in place of a model. */
  answerInstead: { input: AnswerInstead; output: { text: string; finishReason: FinishReason } };
  /** Says what is wrong with a baseline; null: nothing. */
  checkBaseline: { input: { bytes: Uint8Array<ArrayBuffer> }; output: string | null };
  /** Compares findings with a baseline. */
  compareBaseline: { input: BaselineComparison; output: HiddenFindings };
  /** Reads a large JSON body. `refused`: what to answer instead. */
  readBody: {
    input: { bytes: Uint8Array<ArrayBuffer>; operationId: string };
    output: { kind: 'read'; value: object } | { kind: 'refused'; code: ErrorCode; message: string; param?: string };
  };
  /** Reads the model of the data folder; learns it first where there is none that can be used, or more is to be learned. */
  prepareModel: { input: PrepareModelInput; output: PrepareModelOutput };
}

export type TaskName = keyof WorkerTasks;

/** The shape of `WorkerTasks`, for code that serves any set of tasks. */
export type TaskTable<Tasks> = { readonly [K in keyof Tasks]: { readonly input: unknown; readonly output: unknown } };
