import type { PlanDraft } from './types.ts';

/** What has been entered for one kind of project. */
export interface KindInput {
  name: string;
  description: string;
  draft?: PlanDraft | undefined;
  /** The job that makes the files. */
  job?: string | undefined;
}

export const noInput: KindInput = { name: '', description: '' };
