import type { Issue, TextEdit } from '@presswright/shared/schemas/analysis';
import type { RuleMeta } from './rule-meta.ts';

/** Lines that a merged finding names. */
const maxLines = 8;

/** An issue with the rule that made it. */
export interface RuleIssue {
  readonly meta: RuleMeta;
  readonly issue: Issue;
}

/**
 * Low and info findings of one file that say the same become one, as `meta.merge` has it: the first of them, which names
 * the lines of the others and fixes them all. Safe fixes and others stay apart.
 * @param found in the order of their places
 */
export function mergeIssues(found: readonly RuleIssue[]): Issue[] {
  const groups = new Map<string, Issue[]>();
  for (const [at, { meta, issue }] of found.entries()) {
    const key = keyOf(meta, issue) ?? String(at);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [issue]);
    else group.push(issue);
  }
  return [...groups.values()].flatMap((issues) => {
    const [first, ...others] = issues;
    return first === undefined ? [] : [others.length === 0 ? first : merged(first, others)];
  });
}

/** Null where each finding stands for itself. */
function keyOf({ merge }: RuleMeta, { severity, rule, message, fix }: Issue): string | null {
  if (merge === undefined || (severity !== 'low' && severity !== 'info')) return null;
  return [rule, severity, fix?.safe, ...(merge === 'message' ? [message] : [])].join('\n');
}

function merged(first: Issue, others: readonly Issue[]): Issue {
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line);
  const edits = withoutOverlaps([first, ...others].flatMap(({ fix }) => fix?.edits ?? []));
  return {
    ...first,
    suggestion: lines.length === 0 ? first.suggestion : `${first.suggestion} The same on ${linesText(lines)}.`,
    ...(first.fix === undefined ? {} : { fix: { ...first.fix, edits } }),
  };
}

function linesText(lines: readonly number[]): string {
  const shown = lines.slice(0, maxLines).join(', ');
  const more = lines.length - maxLines;
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Two findings may want the same line inserted, or edit one inside the other. */
function withoutOverlaps(edits: readonly TextEdit[]): TextEdit[] {
  const kept: TextEdit[] = [];
  const ordered = [...edits].sort((a, b) => a.start_line - b.start_line || a.start_column - b.start_column);
  for (const edit of ordered) {
    const last = kept.at(-1);
    const isApart =
      last === undefined ||
      edit.start_line > last.end_line ||
      (edit.start_line === last.end_line && edit.start_column > last.end_column);
    if (isApart) kept.push(edit);
  }
  return kept;
}
