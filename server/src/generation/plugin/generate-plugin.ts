import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import type { GeneratedProject } from '../generated-project.ts';
import type { Slots } from '../slots.ts';

export function generatePlugin(_request: PluginGenerateRequest, _slots: Slots): GeneratedProject {
  throw new Error('not made yet');
}
