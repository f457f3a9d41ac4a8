import type { AnalyzeWorkspaceResult } from '@presswright/shared/protocol';

export interface Summary {
  readonly text: string;
  readonly kind: 'information' | 'warning';
  readonly hasProblems: boolean;
  /** One line each, for the log. */
  readonly skipped: readonly string[];
}

/** One or two sentences on what Analyze Workspace did. */
export function summarize(result: AnalyzeWorkspaceResult): Summary {
  const { files, issues, filesWithIssues, skipped, cancelled } = result;
  const sentences = [
    cancelled
      ? `Presswright was stopped after ${count(files, 'file')}`
      : files === 0
        ? 'Presswright found no files to analyze'
        : `Presswright analyzed ${count(files, 'file')}`,
  ];
  if (files > 0) {
    sentences[0] +=
      issues === 0 ? ': no issues found' : `: ${count(issues, 'issue')} in ${count(filesWithIssues, 'file')}`;
  }
  if (skipped.length > 0) sentences.push(`${count(skipped.length, 'file')} skipped (see the log)`);
  return {
    text: `${sentences.join('. ')}.`,
    kind: cancelled || skipped.length > 0 ? 'warning' : 'information',
    hasProblems: issues > 0,
    skipped: skipped.map(({ uri, reason }) => `skipped ${uri}: ${reason}`),
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
