import type { Issue } from '@presswright/shared/schemas/analysis';
import type { BlockPart } from './split.ts';

/** A finding in one part as a finding in the whole text: every line is the whole text's, no step names a part. */
export function inWholeText(issue: Issue, part: BlockPart, parts: readonly BlockPart[]): Issue {
  const by = part.line - 1;
  const told = (text: string) => text.replace(/\bline (\d+)\b/g, (_all, line: string) => `line ${Number(line) + by}`);
  const whole: Issue = {
    ...issue,
    line: issue.line + by,
    end_line: issue.end_line + by,
    message: told(issue.message),
    suggestion: told(issue.suggestion),
  };
  if (issue.trace !== undefined) {
    whole.trace = issue.trace.map(({ file, ...step }) => {
      const other = file === undefined ? part : (parts.find(({ name }) => name === file) ?? part);
      return { ...step, line: step.line + other.line - 1 };
    });
  }
  if (issue.fix !== undefined) {
    const edits = issue.fix.edits.map((edit) => ({
      ...edit,
      start_line: edit.start_line + by,
      end_line: edit.end_line + by,
    }));
    whole.fix = { ...issue.fix, edits };
  }
  return whole;
}

/** Every path that the text speaks of: what is not in it is not missing, it was only not sent along. */
export function pathsIn(parts: readonly BlockPart[]): string[] {
  const named = parts.flatMap(({ name, code }) =>
    [...code.matchAll(/"file:(?:\.\/)?([^"\n]{1,300})"/g)].map(([, path = '']) => beside(name, path)),
  );
  return [...new Set([...parts.map(({ name }) => name), ...named])].sort();
}

function beside(name: string, path: string): string {
  const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : '';
  return folder + path;
}
