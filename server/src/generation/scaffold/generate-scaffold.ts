import type { ScaffoldRequest } from '@presswright/shared/schemas/scaffold';
import type { GeneratedProject } from '../generated-project.ts';
import type { Slots } from '../slots.ts';

export function generateScaffold(_request: ScaffoldRequest, _slots: Slots): GeneratedProject {
  throw new Error('not made yet');
}
