import type { GeneratedFinding } from '@presswright/shared/schemas/generation-options';
import { severities } from '@presswright/shared/schemas/severities';
import type { Analyzer } from '../analysis/analyzer.ts';
import type { GeneratedProject } from './generated-project.ts';

/** Files that are code; what others hold (translations) only looks like it. */
const isCode = (path: string): boolean => /\.(?:php|jsx?|tsx?|json|html|css|scss|txt)$/.test(path);

/** What the analyser says of a project's files, all of them read together. */
export function inspectProject(analyzer: Analyzer, project: GeneratedProject): GeneratedFinding[] {
  const texts = project.files.flatMap(({ path, content }) =>
    typeof content === 'string' && isCode(path) ? [{ name: path, code: content }] : [],
  );
  const paths = project.files.map(({ path }) => path);
  const reports = analyzer.analyzeTogether(texts, { analysisType: 'all', severity: 'all', paths });
  return reports.flatMap(({ issues }, at) => issues.map((issue) => ({ file: texts[at]?.name ?? '', ...issue })));
}

/** Whether a finding is worse than what generated code may have. */
export function isTooBad({ severity }: GeneratedFinding): boolean {
  return severities.indexOf(severity) <= severities.indexOf('medium');
}
