import type { AnalysisType, Language } from '@presswright/shared/schemas/analysis';
import { isCutShort } from './budget.ts';
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

/**
 * Reads one document and runs the rules of its language. Nobody counts steps: each rule reads the document once, and a
 * file has a megabyte at most.
 */
export function analyzeDocument(
  language: DocumentLanguage,
  input: DocumentInput,
  type: AnalysisType,
  findings: FindingList,
): { comments: readonly Span[]; partial: boolean } {
  const { source, name, project } = input;
  try {
    switch (language) {
      case 'block.json':
      case 'theme.json': {
        const document = project.json(name, source);
        if (language === 'block.json') runRules(blockJsonRules, document, input, type, findings);
        else runRules(themeJsonRules, document, input, type, findings);
        return { comments: [], partial: false };
      }
      case 'html':
        runRules(markupRules, parseMarkup(source), input, type, findings);
        return { comments: [], partial: false };
      case 'readme':
        runRules(readmeRules, parseReadme(source), input, type, findings);
        return { comments: [], partial: false };
      case 'css': {
        const document = parseStyles(source, name);
        const comments: Span[] = [];
        document.root.walkComments(({ source: place }) => {
          if (place?.start !== undefined && place.end !== undefined) {
            comments.push({ start: place.start.offset, end: place.end.offset + 1 });
          }
        });
        runRules(styleRules, document, input, type, findings);
        return { comments, partial: false };
      }
    }
  } catch (error) {
    if (!isCutShort(error)) throw error;
    return { comments: [], partial: true };
  }
}

/** Runs the rules for block markup over a PHP file that holds some, such as a pattern; false when it was cut short. */
export function analyzeMarkupOfPage(input: DocumentInput, type: AnalysisType, findings: FindingList): boolean {
  if (!input.source.code.includes('<!-- wp:')) return true;
  try {
    runRules(markupRules, parseMarkup(input.source), input, type, findings);
    return true;
  } catch (error) {
    if (!isCutShort(error)) throw error;
    return false;
  }
}

function runRules<D>(
  rules: readonly DocumentRule<D>[],
  document: D,
  { source, name, project }: DocumentInput,
  type: AnalysisType,
  findings: FindingList,
): void {
  for (const { meta, check } of rules) {
    if (!isWanted(meta.category, type)) continue;
    check(document, { source, fileName: name, project, report: (finding) => findings.add(meta, finding) });
  }
}
