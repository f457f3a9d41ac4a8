import { parseMarkup } from '../languages/markup/markup-document.ts';
import { markupRules } from '../rules/registry/markup.generated.ts';
import { type AnalyzeDocument, runRules } from './document.ts';

/** Analyses block markup, of a template or of a PHP file that holds some. */
export const analyze: AnalyzeDocument = (input, type, findings) => {
  runRules(markupRules, parseMarkup(input.source), input, type, findings);
  return [];
};
