import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { GeneratedProject } from '../generated-project.ts';
import type { Slots } from '../slots.ts';

/** Makes an installable plugin with one block. @throws GenerationError for names and attributes that make no block */
export function generateBlock(_request: BlockGenerateRequest, _slots: Slots): GeneratedProject {
  throw new Error('not made yet');
}
