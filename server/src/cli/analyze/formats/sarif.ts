import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fix, Issue, Severity, TraceStep } from '@presswright/shared/schemas/analysis';
import type { FileResult, RunResult } from '../result.ts';

/** What the report says of a rule. */
export interface RuleDescription {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly documentation: string;
  readonly category: string;
  readonly severity: Severity;
  readonly cwe?: string;
  readonly url?: string;
}

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
};

/** GitHub orders security alerts by this number, on the scale of CVSS. */
const securitySeverities: Readonly<Record<Severity, string>> = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '3.0',
  info: '1.0',
};

/**
 * The run as SARIF 2.1.0, as code hosts take it: rules with help, regions in UTF-16 columns, traces as code flows, fixes,
 * fingerprints that survive moved lines, and files that could not be analysed as notifications. Paths are relative to
 * the working directory.
 */
export function formatSarif(run: RunResult, rules: readonly RuleDescription[], toolVersion: string): string {
  const found = new Set(run.results.flatMap(({ report }) => report.issues.map((issue) => issue.rule)));
  const known = rules.filter((rule) => found.has(rule.id));
  const ruleIndexes = new Map(known.map((rule, index) => [rule.id, index]));
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Presswright', semanticVersion: toolVersion, rules: known.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: run.skipped.every((skip) => !skip.failed),
            toolExecutionNotifications: run.skipped.map((skip) => ({
              level: skip.failed ? 'error' : 'note',
              message: { text: `${skip.file} ${skip.reason}` },
              locations: [{ physicalLocation: { artifactLocation: artifact(skip.file) } }],
            })),
          },
        ],
        results: run.results.flatMap((result) => describeIssues(result, ruleIndexes)),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function describeRule(rule: RuleDescription) {
  const cwe = rule.cwe?.toLowerCase();
  const tags = [rule.category, ...(cwe ? [`external/cwe/${cwe}`] : [])];
  return {
    id: rule.id,
    name: rule.id,
    shortDescription: { text: rule.title },
    fullDescription: { text: rule.title },
    help: { text: rule.documentation, markdown: rule.documentation },
    ...(rule.url ? { helpUri: rule.url } : {}),
    defaultConfiguration: { level: levels[rule.severity] },
    properties: {
      tags,
      ...(rule.category === 'security' ? { 'security-severity': securitySeverities[rule.severity] } : {}),
    },
  };
}

function describeIssues({ file, report, statements }: FileResult, ruleIndexes: ReadonlyMap<string, number>) {
  const seen = new Map<string, number>();
  return report.issues.map((issue, index) => {
    const content = `${issue.rule}\n${issue.message}\n${statements[index] ?? ''}`;
    const occurrence = seen.get(content) ?? 0;
    seen.set(content, occurrence + 1);
    const ruleIndex = ruleIndexes.get(issue.rule);
    return {
      ruleId: issue.rule,
      ...(ruleIndex === undefined ? {} : { ruleIndex }),
      level: levels[issue.severity],
      message: { text: `${issue.message} ${issue.suggestion}`.trim() },
      locations: [{ physicalLocation: place(file, issue) }],
      partialFingerprints: { 'presswright/v1': createHash('sha256').update(`${content}\n${occurrence}`).digest('hex') },
      properties: { severity: issue.severity, confidence: issue.confidence, type: issue.type },
      ...(issue.trace?.length ? { codeFlows: [codeFlow(file, issue.trace)] } : {}),
      ...(issue.related?.length ? { relatedLocations: issue.related.map((step, at) => related(file, step, at)) } : {}),
      ...(issue.fix?.edits.length ? { fixes: [describeFix(file, issue, issue.fix)] } : {}),
    };
  });
}

function codeFlow(file: string, trace: NonNullable<Issue['trace']>) {
  return { threadFlows: [{ locations: trace.map((step) => ({ location: location(file, step) })) }] };
}

function related(file: string, step: TraceStep, at: number) {
  return { id: at + 1, ...location(file, step) };
}

function location(file: string, { line, column, message, file: other = file }: TraceStep) {
  return {
    physicalLocation: { artifactLocation: artifact(other), region: { startLine: line, startColumn: column } },
    message: { text: message },
  };
}

function describeFix(file: string, issue: Issue, fix: Fix) {
  return {
    description: { text: `${issue.suggestion}${fix.safe ? '' : ' (Read this change before you take it.)'}` },
    artifactChanges: [
      {
        artifactLocation: artifact(file),
        replacements: fix.edits.map((edit) => ({
          deletedRegion: region({ ...edit, line: edit.start_line, column: edit.start_column }),
          insertedContent: { text: edit.text },
        })),
      },
    ],
  };
}

type Range = Pick<Issue, 'line' | 'column' | 'end_line' | 'end_column'>;

function place(file: string, range: Range) {
  return { artifactLocation: artifact(file), region: region(range) };
}

function region({ line, column, end_line, end_column }: Range) {
  return { startLine: line, startColumn: column, endLine: end_line, endColumn: end_column };
}

function artifact(file: string) {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
