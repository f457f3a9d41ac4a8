import { parseStyles } from '../languages/css/style-document.ts';
import type { Span } from '../languages/php/flow/value.ts';
import { styleRules } from '../rules/registry/css.generated.ts';
import { type AnalyzeDocument, runRules } from './document.ts';

/** Analyses a style sheet. */
export const analyze: AnalyzeDocument = (input, type, findings) => {
  const document = parseStyles(input.source, input.name);
  const comments: Span[] = [];
  document.root.walkComments(({ source: place }) => {
    if (place?.start !== undefined && place.end !== undefined) {
      comments.push({ start: place.start.offset, end: place.end.offset + 1 });
    }
  });
  runRules(styleRules, document, input, type, findings);
  return comments;
};
