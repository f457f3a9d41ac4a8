import { parseReadme } from '../languages/readme/readme-document.ts';
import { readmeRules } from '../rules/registry/readme.generated.ts';
import { type AnalyzeDocument, runRules } from './document.ts';

/** Analyses a readme.txt. */
export const analyze: AnalyzeDocument = (input, type, findings) => {
  runRules(readmeRules, parseReadme(input.source), input, type, findings);
  return [];
};
