import type { RunState } from './run-state.ts';

/** Leading characters that make a spreadsheet take a cell for a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const columns = [
  'file',
  'line',
  'column',
  'severity',
  'category',
  'rule',
  'cwe',
  'confidence',
  'message',
  'suggestion',
] as const;

/** One finding a row; RFC 4180, with a byte order mark for spreadsheets that guess encodings. */
export function toCsv({ results }: RunState): string {
  const rows = results.flatMap(({ file, issues }) =>
    issues.map((issue) => columns.map((name) => cell(name === 'file' ? file : issue[name])).join(',')),
  );
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

/** The whole run, with what was skipped and whether it is complete. */
export function toJson({ request, phase, total, done, results, skipped }: RunState): string {
  const report = {
    target: request?.target,
    analysis_type: request?.analysisType,
    with_bundled: request?.withBundled,
    complete: phase === 'done',
    files_total: total,
    files_analyzed: done,
    results,
    skipped,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Hands a text to the user as a file. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** File name without extension, such as `presswright-hello-dolly`. */
export function exportName({ request }: RunState): string {
  const id = request?.target.id.replace(/^[a-z]+:/, '').replace(/\/.*$|\.php$/, '') ?? '';
  return `presswright-${id.replace(/[^A-Za-z0-9._-]+/g, '-') || 'report'}`;
}
