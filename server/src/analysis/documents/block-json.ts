import { blockJsonRules } from '../rules/registry/block-json.generated.ts';
import { type AnalyzeDocument, runRules } from './document.ts';

/** Analyses a block.json. */
export const analyze: AnalyzeDocument = (input, type, findings) => {
  runRules(blockJsonRules, input.project.json(input.name, input.source), input, type, findings);
  return [];
};
