import { levelOf } from '@presswright/shared/project-config/file-config';
import type { AnalysisType, Category, Issue, TextEdit, TraceStep } from '@presswright/shared/schemas/analysis';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import { type Profile, reviewType, type Severity, severities } from '@presswright/shared/schemas/severities';
import type { AnalyzeOptions, FileReport } from './analyzer.ts';
import { isProven, isReview, type RuleFinding, severityOf } from './findings.ts';
import type { Span, Taint } from './languages/php/flow/value.ts';
import { mergeIssues, type RuleIssue } from './merge-issues.ts';
import { isEnforced } from './profiles.ts';
import type { ProjectFile } from './project.ts';
import { recommendationsOf } from './recommendations.ts';
import { scoreOf } from './score.ts';
import type { SourceText } from './source-text.ts';
import { unusedSuppressions } from './suppression-findings.ts';
import type { Suppressions } from './suppressions.ts';

const maxSnippetLength = 300;

/** Tells where an offset is; `file` only when it is in another file than the finding. */
export type Locate = (offset: number) => { line: number; column: number; file?: string };

/**
 * Findings as the answer shows them: suppressed ones and those of rules that are off gone, with the severities that the
 * project gives its rules, merged where their rule merges them, in order of place, scored before the severity filter.
 */
export function makeReport(
  source: SourceText,
  locate: Locate,
  { language, config = {} }: Pick<ProjectFile, 'language' | 'config'>,
  all: readonly RuleFinding[],
  suppressions: Suppressions,
  {
    analysisType,
    severity,
    profile = 'default',
    everyPlace = false,
    hidesReviews = false,
    isWhole = false,
  }: AnalyzeOptions,
  partial: boolean,
): FileReport {
  const shown = (found: readonly RuleFinding[]): RuleIssue[] =>
    found.flatMap((finding) =>
      leveled(finding, config, profile).flatMap((rule) => {
        const issue = toIssue(source, locate, rule);
        return suppressions.silences(rule.meta, issue.line, issue.end_line, isProven(rule))
          ? []
          : [{ meta: rule.meta, issue }];
      }),
    );
  const found = shown(all);
  if (isWanted('quality', analysisType)) {
    const searched = { type: analysisType, language, config, isWhole: isWhole && !partial };
    found.push(...shown(unusedSuppressions(suppressions, searched)));
  }
  found.sort((a, b) => byPlace(a.issue, b.issue));
  const issues = everyPlace ? found.map(({ issue }) => issue) : mergeIssues(found);
  return {
    language,
    issues: issues.filter(
      ({ severity: own, type }) =>
        (severity === 'all' || isAtLeast(own, severity)) && !(hidesReviews && type === reviewType),
    ),
    score: scoreOf(issues),
    recommendations: recommendationsOf([{ issues: issues.filter(({ type }) => type !== reviewType) }]),
    partial,
  };
}

/** The finding with the severity that the project, or else the profile, gives its rule; none when the rule is off. */
function leveled(found: RuleFinding, config: FileConfig, profile: Profile): RuleFinding[] {
  const level = levelOf(config, found.meta.id);
  if (level === 'off') return [];
  if (level !== undefined) return [{ ...found, decided: level }];
  return [isEnforced(profile, found.meta.id) ? { ...found, isRejected: true } : found];
}

/** Whether a category belongs to what was asked for. */
export function isWanted(category: Category, type: AnalysisType): boolean {
  return type === 'all' || type === category;
}

function isAtLeast(severity: Severity, lowest: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(lowest);
}

function byPlace(a: Issue, b: Issue): number {
  return (
    a.line - b.line ||
    a.column - b.column ||
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0) ||
    (a.message < b.message ? -1 : a.message > b.message ? 1 : 0)
  );
}

function toIssue(source: SourceText, locate: Locate, rule: RuleFinding): Issue {
  const { meta, finding } = rule;
  const { start: first, end: last } = within(source, finding.at);
  const start = source.position(first);
  const end = source.position(last);
  const trace = traceOf(locate, rule);
  const issue: Issue = {
    line: start.line,
    column: start.column,
    end_line: end.line,
    end_column: end.column,
    severity: severityOf(rule),
    type: isReview(rule) ? reviewType : meta.type,
    category: meta.category,
    rule: meta.id,
    message: finding.message,
    suggestion: finding.suggestion,
    code_snippet: snippet(source, start.line, end.line),
    confidence: finding.confidence ?? 'high',
    docs_url: `docs/rules/${meta.id}.md`,
  };
  if (meta.cwe !== undefined) issue.cwe = meta.cwe;
  if (trace.length > 0) issue.trace = trace;
  const places = [finding.sink, ...(finding.others ?? [])].filter((place) => place !== undefined);
  if (places.length > 0) issue.related = places.map(({ at, message }) => ({ ...locate(at.start), message }));
  // A fix of another file cannot be told here.
  const isHere = ({ start, end }: Span) => source.holds(start) && source.holds(end);
  if (finding.fix !== undefined && finding.fix.edits.length > 0 && finding.fix.edits.every(isHere)) {
    issue.fix = { edits: finding.fix.edits.map((edit) => toEdit(source, edit)), safe: finding.fix.safe };
  }
  return issue;
}

/** What is missing at a text's end stands behind it: a place can be told only up to there. */
function within({ base, code }: SourceText, { start, end }: Span): Span {
  const last = base + code.length;
  return { start: Math.min(start, last), end: Math.min(Math.max(start, end), last) };
}

function toEdit(source: SourceText, edit: Span & { readonly text: string }): TextEdit {
  const start = source.position(edit.start);
  const end = source.position(edit.end);
  return {
    start_line: start.line,
    start_column: start.column,
    end_line: end.line,
    end_column: end.column,
    text: edit.text,
  };
}

function traceOf(locate: Locate, { finding }: RuleFinding): TraceStep[] {
  const steps = finding.taint === undefined ? [] : stepsOf(locate, finding.taint);
  for (const { at, message } of finding.trace ?? []) steps.push({ ...locate(at.start), message });
  if (finding.taint !== undefined) steps.push({ ...locate(finding.at.start), message: 'used here' });
  return steps;
}

function stepsOf(locate: Locate, taint: Taint): TraceStep[] {
  const steps: TraceStep[] = [];
  for (let step = taint.step; step !== null; step = step.previous) {
    steps.push({ ...locate(step.start), message: step.message });
  }
  steps.push({ ...locate(taint.source.start), message: `${taint.source.label} is read` });
  return steps.reverse();
}

function snippet(source: SourceText, first: number, last: number): string {
  const lines: string[] = [];
  for (let line = first; line <= Math.min(last, first + 2); line++) lines.push(source.lineText(line).trim());
  const text = lines.join('\n');
  return text.length > maxSnippetLength ? `${text.slice(0, maxSnippetLength)}…` : text;
}
