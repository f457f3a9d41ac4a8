import { themeJsonRules } from '../rules/registry/theme-json.generated.ts';
import { type AnalyzeDocument, runRules } from './document.ts';

/** Analyses a theme.json. */
export const analyze: AnalyzeDocument = (input, type, findings) => {
  runRules(themeJsonRules, input.project.json(input.name, input.source), input, type, findings);
  return [];
};
