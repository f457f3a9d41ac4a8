import { contentCases } from './content.ts';
import type { InstructionCase } from './instruction-case.ts';
import { screenCases } from './screens.ts';
import { serviceCases } from './services.ts';
import { utilityCases } from './utilities.ts';

/** The prompts that the engine was built with. */
export const knownCases: readonly InstructionCase[] = [
  ...contentCases,
  ...screenCases,
  ...serviceCases,
  ...utilityCases,
];
