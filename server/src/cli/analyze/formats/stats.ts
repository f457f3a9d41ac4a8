import { type Severity, severities } from '@presswright/shared/schemas/severities';
import type { RunResult, Timing } from '../result.ts';
import { printable } from '../style.ts';

const maxSlowest = 5;

/** What `--stats` says, as data: where the time went, what was read, and what each rule found. */
export interface Stats {
  /** Seconds until the files were found. */
  readonly find_seconds: number;
  /** Seconds that reading and analysing them took, in all threads together. */
  readonly analysis_seconds: number;
  readonly languages: readonly { language: string; files: number; bytes: number; findings: number }[];
  /** The most frequent first. */
  readonly rules: readonly { rule: string; findings: number; files: number; severities: Record<Severity, number> }[];
  /** Groups of files that took longest, with the folder or file that they begin with. */
  readonly slowest: readonly { file: string; files: number; seconds: number }[];
}

export function statsOf({ results }: RunResult, { findSeconds, groups }: Timing): Stats {
  const languages = new Map<string, { language: string; files: number; bytes: number; findings: number }>();
  const rules = new Map<string, { findings: number; files: Set<string>; severities: Record<Severity, number> }>();
  for (const { file, bytes, report } of results) {
    const language = report.language ?? 'none';
    const known = languages.get(language) ?? { language, files: 0, bytes: 0, findings: 0 };
    known.files += 1;
    known.bytes += bytes;
    known.findings += report.issues.length;
    languages.set(language, known);
    for (const { rule, severity } of report.issues) {
      const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
      const entry = rules.get(rule) ?? { findings: 0, files: new Set(), severities: none };
      entry.findings += 1;
      entry.files.add(file);
      entry.severities[severity] += 1;
      rules.set(rule, entry);
    }
  }
  return {
    find_seconds: rounded(findSeconds),
    analysis_seconds: rounded(groups.reduce((sum, { seconds }) => sum + seconds, 0)),
    languages: [...languages.values()].sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1)),
    rules: [...rules]
      .map(([rule, { findings, files, severities: by }]) => ({ rule, findings, files: files.size, severities: by }))
      .sort((a, b) => b.findings - a.findings || (a.rule < b.rule ? -1 : 1)),
    slowest: [...groups]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, maxSlowest)
      .map(({ file, files, seconds }) => ({ file, files, seconds: rounded(seconds) })),
  };
}

/** The same for people: tables below the summary. */
export function formatStats(stats: Stats): string {
  const { find_seconds, analysis_seconds, languages, rules, slowest } = stats;
  const time = `Time: ${find_seconds} s to find the files, ${analysis_seconds} s to analyse them, in all threads together`;
  return [
    `\n${time}`,
    ...table(
      ['Language', 'files', 'bytes', 'findings'],
      languages.map(({ language, files, bytes, findings }) => [language, files, bytes, findings]),
    ),
    ...table(
      ['Rule', 'findings', 'files', ...severities],
      rules.map(({ rule, findings, files, severities: by }) => [
        rule,
        findings,
        files,
        ...severities.map((s) => by[s]),
      ]),
    ),
    ...table(
      ['Slowest, from', 'files', 'seconds'],
      slowest.map(({ file, files, seconds }) => [printable(file), files, seconds]),
    ),
    '',
  ].join('\n');
}

/** The first column to the left, numbers to the right; nothing where there are no rows. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...lines.map((row) => row[at]?.length ?? 0)));
  return [
    '',
    ...lines.map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    ),
  ];
}

function rounded(seconds: number): number {
  return Number(seconds.toFixed(3));
}
