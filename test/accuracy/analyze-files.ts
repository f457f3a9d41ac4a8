import type { Issue } from '@presswright/shared/schemas/analysis';
import type { Analyzer } from '../../server/src/analysis/analyzer.ts';
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { analyzerAssets, findWorkerAssets } from '../../server/src/workers/assets.ts';
import type { CaseFile } from './cases.ts';

/** A finding and the file it is in. */
export interface FileIssue {
  readonly file: string;
  readonly issue: Issue;
}

/** Loads the analyzer the server runs. */
export async function loadAnalyzer(): Promise<Analyzer> {
  const analyzer = createAnalyzer(analyzerAssets(findWorkerAssets()));
  await analyzer.prepare();
  return analyzer;
}

/** Analyses the files of one snippet together. The only place that knows how. */
export function analyzeFiles(analyzer: Analyzer, files: readonly CaseFile[]): FileIssue[] {
  const reports = analyzer.analyzeTogether(files, {
    analysisType: 'all',
    severity: 'all',
    everyPlace: true,
  });
  return files.flatMap(({ name }, index) => (reports[index]?.issues ?? []).map((issue) => ({ file: name, issue })));
}
