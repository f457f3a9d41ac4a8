import type { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import type { PlannedProject } from '../../planned-project.ts';

/** The plan of a block, and what its reader decided. */
export interface PlannedBlock extends PlannedProject<BlockPlan> {
  /** What the reader of the request decided: plain sentences. */
  readonly notes: readonly string[];
}
