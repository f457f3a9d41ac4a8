import type { AnalysisType, Language } from '@presswright/shared/schemas/analysis';
import { type Budget, OutOfTime } from './budget.ts';
import type { FindingList } from './findings.ts';
import { parseStyles } from './languages/css/style-document.ts';
import { parseMarkup } from './languages/markup/markup-document.ts';
import type { Span } from './languages/php/flow/value.ts';
import { parseReadme } from './languages/readme/readme-document.ts';
import type { Project } from './project.ts';
import { isWanted } from './report.ts';
import { blockJsonRules, markupRules, readmeRules, styleRules, themeJsonRules } from './rules/registry.generated.ts';
import type { DocumentRule } from './rules/rule.ts';
import type { SourceText } from './source-text.ts';

/** A document to analyse. */
export interface DocumentInput {
  /** Path as the user gave it, with `/`; '' when unknown. */
  readonly name: string;
  readonly source: SourceText;
  readonly project: Project;
}

/** Languages that are read as documents: their rules see the whole at once. */
export type DocumentLanguage = Exclude<Language, 'php' | 'javascript' | 'typescript'>;

/** Reads one document and runs the rules of its language. */
export function analyzeDocument(
  language: DocumentLanguage,
  input: DocumentInput,
  type: AnalysisType,
  budget: Budget,
  findings: FindingList,
): { comments: readonly Span[]; partial: boolean } {
  const { source, name, project } = input;
  try {
    switch (language) {
      case 'block.json':
      case 'theme.json': {
        const document = project.json(name, source);
        if (language === 'block.json') runRules(blockJsonRules, document, input, type, budget, findings);
        else runRules(themeJsonRules, document, input, type, budget, findings);
        return { comments: [], partial: false };
      }
      case 'html':
        runRules(markupRules, parseMarkup(source), input, type, budget, findings);
        return { comments: [], partial: false };
      case 'readme':
        runRules(readmeRules, parseReadme(source), input, type, budget, findings);
        return { comments: [], partial: false };
      case 'css': {
        const document = parseStyles(source, name);
        const comments: Span[] = [];
        document.root.walkComments(({ source: place }) => {
          if (place?.start !== undefined && place.end !== undefined) {
            comments.push({ start: place.start.offset, end: place.end.offset + 1 });
          }
        });
        runRules(styleRules, document, input, type, budget, findings);
        return { comments, partial: false };
      }
    }
  } catch (error) {
    // Nesting that overflows a parser's stack cuts the analysis short, like the clock does.
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
    return { comments: [], partial: true };
  }
}

/** Runs the rules for block markup over a PHP file that holds some, such as a pattern. */
export function analyzeMarkupOfPage(
  input: DocumentInput,
  type: AnalysisType,
  budget: Budget,
  findings: FindingList,
): void {
  if (!input.source.code.includes('<!-- wp:')) return;
  try {
    runRules(markupRules, parseMarkup(input.source), input, type, budget, findings);
  } catch (error) {
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
  }
}

function runRules<D>(
  rules: readonly DocumentRule<D>[],
  document: D,
  { source, name, project }: DocumentInput,
  type: AnalysisType,
  budget: Budget,
  findings: FindingList,
): void {
  for (const { meta, check } of rules) {
    if (!isWanted(meta.category, type)) continue;
    budget.check();
    check(document, { source, fileName: name, project, report: (finding) => findings.add(meta, finding) });
  }
}
