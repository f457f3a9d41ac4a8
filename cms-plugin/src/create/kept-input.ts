import type { ProjectKind } from '@presswright/shared/generators';
import type { PlanDraft } from '../plan-steps/types.ts';

/** What has been entered for one kind of project. */
export interface KindInput {
  name: string;
  description: string;
  draft?: PlanDraft | undefined;
  /** The job that makes the files. */
  job?: string | undefined;
}

/** What has been entered on the page; kept in the browser until it has become a project. */
export interface KeptInput {
  kind: ProjectKind;
  inputs: Partial<Record<ProjectKind, KindInput>>;
}

export const noInput: KindInput = { name: '', description: '' };
