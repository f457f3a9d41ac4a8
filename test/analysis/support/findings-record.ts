import { readFileSync, writeFileSync } from 'node:fs';
import type { Issue } from '../../../shared/src/schemas/analysis.ts';

/** What a message names: code, numbers. How it reads is nothing that a record can judge. */
const namesIn = (message: string): string => (message.match(/`[^`]+`|\$\w+|[\w:>-]+\(\)|\d+/g) ?? []).join(' ');

/** A finding on a line: from where to where, how bad, how sure, of what, what a fix writes, the way of the data. */
export function findingLine(issue: Issue): string {
  const { rule, line, column, end_line, end_column, severity, confidence, type, message, fix, trace } = issue;
  const edits = (fix?.edits ?? []).map(
    (edit) =>
      `${edit.start_line}:${edit.start_column}-${edit.end_line}:${edit.end_column}=${JSON.stringify(edit.text)}`,
  );
  const mend = fix ? ` fix safe=${fix.safe} ${edits.join(' ')}` : '';
  const way = trace && trace.length > 0 ? ` way ${trace.map((step) => `${step.line}:${step.column}`).join(' ')}` : '';
  const place = `${line}:${column}-${end_line}:${end_column}`;
  return `  ${rule} ${place} ${severity} ${confidence} ${type} ${namesIn(message)}${mend}${way}`.trimEnd();
}

/**
 * The parts of a record by their names: those of the file, or, with `PRESSWRIGHT_OUTLINES=write`, the present ones, which
 * then become the file. Read the difference before you commit it.
 */
export function readRecord(file: string, present: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (process.env.PRESSWRIGHT_OUTLINES === 'write') {
    const parts = [...present()].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(file, parts.map(([name, part]) => `# ${name}\n${part}`).join(''));
  }
  const parts = readFileSync(file, 'utf8').split(/^# /m).slice(1);
  return new Map(parts.map((part) => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n') + 1)]));
}
