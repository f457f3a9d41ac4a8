import type { ProjectKind } from '@presswright/shared/generators';
import type { KindInput } from '../plan-steps/kind-input.ts';

/** What has been entered on the page; kept in the browser until it has become a project. */
export interface KeptInput {
  kind: ProjectKind;
  inputs: Partial<Record<ProjectKind, KindInput>>;
}
