/** What the language server's generator commands take and answer. */

import type { Static } from 'typebox';
import type { WrittenPart } from './schemas/model-share.ts';
import type { PlanChange } from './schemas/plans/plan-answer.ts';

/** What can be generated. */
export const projectKinds = ['block', 'plugin', 'theme', 'scaffold'] as const;
export type ProjectKind = (typeof projectKinds)[number];

export const isProjectKind = (value: unknown): value is ProjectKind => projectKinds.some((kind) => kind === value);

/** A plan of any kind, as JSON: its kind says which schema it has. */
export type AnyPlan = Readonly<Record<string, unknown>>;

/** Argument of `presswright.plan`: what a description is understood to ask for. */
export interface PlanArguments {
  readonly kind: ProjectKind;
  /** As people read it. */
  readonly name: string;
  readonly description?: string;
}

/** Argument of `presswright.changePlan`: what a plan becomes with an instruction, such as “add a phone field”. */
export interface ChangePlanArguments {
  readonly kind: ProjectKind;
  readonly name: string;
  readonly plan: AnyPlan;
  readonly instruction: string;
}

/** Answer of `presswright.plan` and `presswright.changePlan`. */
export interface PlanResult {
  readonly plan: AnyPlan;
  /** Clauses of the description, each with the path of its part in the plan. */
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly not_understood: readonly { readonly text: string; readonly reason: string }[];
  readonly changes?: readonly Static<typeof PlanChange>[];
  /** The parts that a model was asked for; absent: none. */
  readonly written?: readonly WrittenPart[];
}

/** Argument of `presswright.generate`. */
export interface GenerateArguments {
  readonly kind: ProjectKind;
  readonly name: string;
  readonly description?: string;
  /** In place of a description. */
  readonly plan?: AnyPlan;
  readonly author?: string;
  readonly seed?: number;
  /** URI or absolute path of the folder to write into; absent: one of the project’s name in the first workspace folder. */
  readonly folder?: string;
  /** `disk` (default): written; `edit`: as an edit of the workspace, pictures written; `none`: answered alone. */
  readonly write?: 'disk' | 'edit' | 'none';
  /** Write over files that differ; else nothing is written where there are any. */
  readonly overwrite?: boolean;
}

export interface ProjectFile {
  /** Below the folder, with `/`. */
  readonly path: string;
  readonly content: string;
  readonly encoding: 'utf-8' | 'base64';
}

/** Answer of `presswright.generate`. */
export interface GenerateResult {
  /** Name for a folder of the project. */
  readonly folderName: string;
  /** Path of the file to open first. */
  readonly main: string;
  /** With `write: none`. */
  readonly files?: readonly ProjectFile[];
  /** URI of the folder, and paths in it that were written; those that were there with the same content are not. */
  readonly folder?: string;
  readonly written?: readonly string[];
  /** What was understood and what to do next, as Markdown. */
  readonly instructions: string;
}

/** `data` of a refused command. */
export interface GeneratorFault {
  /** Code of the service’s error, or of what came in the way on this machine. */
  readonly code: string;
  /** Path of the part of the plan that was refused: `entities[0].fields[1].type`. */
  readonly path?: string;
  /** Files that are in the way. */
  readonly files?: readonly string[];
}
