import type { AnalyzeWorkspaceResult } from '@presswright/shared/protocol';
import type { Translate } from './translate.ts';

export interface Summary {
  readonly text: string;
  readonly kind: 'information' | 'warning';
  readonly hasProblems: boolean;
  /** One line each, for the log. */
  readonly skipped: readonly string[];
}

/** One or two sentences on what Analyze Workspace did. */
export function summarize(result: AnalyzeWorkspaceResult, t: Translate): Summary {
  const { files, issues, filesWithIssues, skipped, cancelled } = result;
  const count = (number: number): string => (number === 1 ? t('1 file') : t('{0} files', number));
  const analyzed = cancelled
    ? t('Presswright was stopped after {0}', count(files))
    : files === 0
      ? t('Presswright found no files to analyze')
      : t('Presswright analyzed {0}', count(files));
  const found =
    issues === 0
      ? t('no issues found')
      : issues === 1
        ? t('1 issue in {0}', count(filesWithIssues))
        : t('{0} issues in {1}', issues, count(filesWithIssues));
  const sentences = [files === 0 ? analyzed : `${analyzed}: ${found}`];
  if (skipped.length > 0) sentences.push(t('{0} skipped (see the log)', count(skipped.length)));
  return {
    text: `${sentences.join('. ')}.`,
    kind: cancelled || skipped.length > 0 ? 'warning' : 'information',
    hasProblems: issues > 0,
    skipped: skipped.map(({ uri, reason }) => `skipped ${uri}: ${reason}`),
  };
}
