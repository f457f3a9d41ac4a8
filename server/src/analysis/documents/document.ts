import type { AnalysisType } from '@presswright/shared/schemas/analysis';
import type { FindingList } from '../findings.ts';
import type { Span } from '../languages/php/flow/value.ts';
import type { Project } from '../project.ts';
import { isWanted } from '../report.ts';
import type { DocumentRule } from '../rules/rule.ts';
import type { SourceText } from '../source-text.ts';

/** A document to analyse. */
export interface DocumentInput {
  /** Path as the user gave it, with `/`; '' when unknown. */
  readonly name: string;
  readonly source: SourceText;
  readonly project: Project;
}

/**
 * Reads one document and runs the rules of its language, which see the whole at once. Nobody counts steps: each rule reads the
 * document once, and a file has a megabyte at most.
 *
 * @returns its comments, where the language has such as silence findings
 */
export type AnalyzeDocument = (input: DocumentInput, type: AnalysisType, findings: FindingList) => readonly Span[];

/** Runs those rules over a document that are of the wanted type. */
export function runRules<D>(
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
