/**
 * Recall and false alarms of the analyzer on the pairs in `cases/`.
 * node test/accuracy/run.ts [--split dev|held] [--filter TEXT] [--verbose] [--others] [--root DIR]
 */
import { parseArgs } from 'node:util';
import { analyzeFiles, type FileIssue, loadAnalyzer } from './analyze-files.ts';
import { type AccuracyCase, readCases, type Split, splitOf } from './cases.ts';
import { meets } from './expectations.ts';
import { type FamilyScore, scoreOf, scoreTable } from './score.ts';

export interface AccuracyOptions {
  /** Folder of the families; default `cases/` beside this file. */
  readonly root?: string;
  /** Only cases whose id holds this text. */
  readonly filter?: string;
  readonly split?: Split;
}

/** What became of one pair. */
export interface Outcome {
  readonly case: AccuracyCase;
  /** An expected finding was reported in the flawed snippet. */
  readonly found: boolean;
  /** Findings in the safe twin that are of the expected kind: false alarms. */
  readonly alarms: readonly FileIssue[];
  /** Every other finding of severity high or above in the safe twin: not counted, but worth a look. */
  readonly others: readonly FileIssue[];
}

export interface AccuracyReport {
  readonly outcomes: readonly Outcome[];
  readonly families: readonly FamilyScore[];
  readonly total: FamilyScore;
}

/** Analyses both snippets of every case and counts. */
export async function runAccuracy({ root, filter, split }: AccuracyOptions = {}): Promise<AccuracyReport> {
  const analyzer = await loadAnalyzer();
  const outcomes = readCases(root ?? `${import.meta.dirname}/cases`)
    .filter(({ id }) => (filter === undefined || id.includes(filter)) && (split === undefined || splitOf(id) === split))
    .map((pair): Outcome => {
      const isExpected = ({ issue }: FileIssue) => pair.notes.expect.some((word) => meets(issue.rule, word));
      const inSafe = analyzeFiles(analyzer, pair.safe);
      return {
        case: pair,
        found: analyzeFiles(analyzer, pair.flawed).some(isExpected),
        alarms: inSafe.filter(isExpected),
        others: inSafe.filter(
          (found) => !isExpected(found) && (found.issue.severity === 'critical' || found.issue.severity === 'high'),
        ),
      };
    });
  const names = [...new Set(outcomes.map(({ case: { notes } }) => notes.family))];
  return {
    outcomes,
    families: names.map((name) =>
      scoreOf(
        name,
        outcomes.filter(({ case: { notes } }) => notes.family === name),
      ),
    ),
    total: scoreOf('total', outcomes),
  };
}

function list(outcomes: readonly Outcome[], others: boolean): string[] {
  const lines: string[] = [];
  const show = ({ file, issue }: FileIssue) => `    ${file}:${issue.line} ${issue.rule}: ${issue.message}`;
  for (const { case: pair, found, alarms, others: rest } of outcomes) {
    if (!found)
      lines.push(`missed       cases/${pair.id}/flawed  (${pair.notes.expect.join(', ')}) ${pair.notes.flawed}`);
    if (alarms.length > 0) lines.push(`false alarm  cases/${pair.id}/safe  ${pair.notes.safe}`, ...alarms.map(show));
    if (others && rest.length > 0) lines.push(`other        cases/${pair.id}/safe`, ...rest.map(show));
  }
  return lines;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      root: { type: 'string' },
      filter: { type: 'string' },
      split: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      others: { type: 'boolean', default: false },
    },
  });
  const { root, filter, split, verbose, others } = values;
  if (split !== undefined && split !== 'dev' && split !== 'held') {
    throw new TypeError(`--split: expected dev or held, got ${split}`);
  }
  const report = await runAccuracy({
    ...(root === undefined ? {} : { root }),
    ...(filter === undefined ? {} : { filter }),
    ...(split === undefined ? {} : { split }),
  });
  if (verbose || others) process.stdout.write(`${list(report.outcomes, others).join('\n')}\n\n`);
  process.stdout.write(`${scoreTable(report.families, report.total)}\n`);
}
