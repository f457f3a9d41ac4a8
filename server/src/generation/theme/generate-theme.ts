import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import type { GeneratedProject } from '../generated-project.ts';
import type { Slots } from '../slots.ts';

export function generateTheme(_request: ThemeGenerateRequest, _slots: Slots): GeneratedProject {
  throw new Error('not made yet');
}
