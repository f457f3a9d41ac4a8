import type { FindingData } from '@presswright/shared/finding-data';
import type { Issue, Severity, TextEdit as SourceEdit, TraceStep } from '@presswright/shared/schemas/analysis';
import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  type Location,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { ConfigProblem } from '../workspace/project-settings.ts';
import type { RulePages } from './rule-pages.ts';

/** What of a diagnostic the editor can show. */
export interface DiagnosticSupport {
  readonly relatedInformation: boolean;
  readonly codeDescription: boolean;
  /** It hands `data` back, and to its own views. */
  readonly diagnosticData: boolean;
  /** It strikes out what is deprecated and fades what is not needed. */
  readonly diagnosticTags: boolean;
}

export const diagnosticSource = 'presswright';

const bySeverity: Readonly<Record<Severity, DiagnosticSeverity>> = {
  critical: DiagnosticSeverity.Error,
  high: DiagnosticSeverity.Error,
  medium: DiagnosticSeverity.Warning,
  low: DiagnosticSeverity.Information,
  info: DiagnosticSeverity.Hint,
};

/** Rules whose findings are more than a text: the code itself is deprecated, or could go. */
export const tagsOfRules: Readonly<Record<string, DiagnosticTag>> = {
  'quality/block-json-deprecated-support': DiagnosticTag.Deprecated,
  'quality/deprecated-class': DiagnosticTag.Deprecated,
  'quality/deprecated-editor-api': DiagnosticTag.Deprecated,
  'quality/deprecated-function': DiagnosticTag.Deprecated,
  'quality/deprecated-hook': DiagnosticTag.Deprecated,
  'quality/deprecated-jquery': DiagnosticTag.Deprecated,
  'quality/deprecated-parameter': DiagnosticTag.Deprecated,
  'quality/deprecated-react-api': DiagnosticTag.Deprecated,
  'quality/unreachable-code': DiagnosticTag.Unnecessary,
  'quality/unreachable-in-script': DiagnosticTag.Unnecessary,
  'quality/unused-block-attribute': DiagnosticTag.Unnecessary,
  'quality/unused-import': DiagnosticTag.Unnecessary,
  'quality/unused-private-method': DiagnosticTag.Unnecessary,
  'quality/unused-suppression': DiagnosticTag.Unnecessary,
  'quality/unused-variable': DiagnosticTag.Unnecessary,
  'quality/unused-variable-in-script': DiagnosticTag.Unnecessary,
};

/**
 * A finding as the editor shows it. Both count columns in UTF-16 code units; findings from 1, editors from 0.
 * @param uriOf the address of another file that the finding's trace names
 */
export function toDiagnostic(
  issue: Issue,
  uri: string,
  support: DiagnosticSupport,
  pages: RulePages,
  uriOf: (file: string) => string | undefined = () => undefined,
): Diagnostic {
  const href = support.codeDescription ? pages.address(issue.rule, issue.docs_url) : undefined;
  const related = placesOf(issue).flatMap(({ line, column, message, file }) => {
    const place = file === undefined ? uri : uriOf(file);
    return place === undefined
      ? []
      : [{ location: { uri: place, range: rangeOf(line, column, line, column) }, message }];
  });
  const tag = support.diagnosticTags ? tagsOfRules[issue.rule] : undefined;
  return {
    range: issueRange(issue),
    severity: bySeverity[issue.severity],
    ...(tag === undefined ? {} : { tags: [tag] }),
    source: diagnosticSource,
    code: issue.rule,
    message: issue.message,
    ...(href === undefined ? {} : { codeDescription: { href } }),
    ...(support.relatedInformation && related.length > 0 ? { relatedInformation: related } : {}),
    ...(support.diagnosticData ? { data: findingData(issue) } : {}),
  };
}

/** The diagnostic with places that belong to it and that it does not name yet. */
export function withPlaces(diagnostic: Diagnostic, places: readonly DiagnosticRelatedInformation[]): Diagnostic {
  const named = diagnostic.relatedInformation ?? [];
  const isNamed = ({ uri, range }: Location) =>
    named.some(({ location: at }) => at.uri === uri && at.range.start.line === range.start.line);
  const more = places.filter(({ location }) => !isNamed(location));
  return more.length === 0 ? diagnostic : { ...diagnostic, relatedInformation: [...named, ...more] };
}

function findingData({ severity, category, confidence, suggestion, fix, cwe }: Issue): FindingData {
  return {
    severity,
    category,
    confidence,
    suggestion,
    ...(fix && { fix: fix.safe ? 'safe' : 'review' }),
    ...(cwe && { cwe }),
  };
}

/** The way of the data, then what belongs to the finding and is not on it. */
function placesOf({ trace = [], related = [] }: Issue): TraceStep[] {
  const isOnWay = (place: TraceStep) =>
    trace.some(({ file, line, column }) => file === place.file && line === place.line && column === place.column);
  return [...trace, ...related.filter((place) => !isOnWay(place))];
}

/** The diagnostic of a finding that the project's baseline holds: nothing to act on. */
export function asKnown(diagnostic: Diagnostic): Diagnostic {
  const data: FindingData | undefined = diagnostic.data;
  return { ...diagnostic, severity: DiagnosticSeverity.Hint, ...(data && { data: { ...data, isKnown: true } }) };
}

/** Where a finding is. */
export function issueRange(issue: Issue): Range {
  return rangeOf(issue.line, issue.column, issue.end_line, issue.end_column);
}

/** An edit of a fix as the editor takes it. */
export function toTextEdit(edit: SourceEdit): TextEdit {
  return { range: rangeOf(edit.start_line, edit.start_column, edit.end_line, edit.end_column), newText: edit.text };
}

/** The one note on a file that is too large to analyse. */
export function tooLargeDiagnostic(bytes: number, limit: number): Diagnostic {
  return {
    range: rangeOf(1, 1, 1, 1),
    // A hint is listed nowhere, and at an empty range hardly seen.
    severity: DiagnosticSeverity.Information,
    source: diagnosticSource,
    code: 'file-too-large',
    message: `Presswright does not analyze this file, because its size of ${mebibytes(bytes)} MiB exceeds the limit of ${mebibytes(limit)} MiB. Look at the source that it was made from.`,
  };
}

/** What is wrong with a `presswright.json` or a baseline. */
export function configDiagnostics({ faults }: ConfigProblem): Diagnostic[] {
  return faults.map(({ message, start, end }) => ({
    range: rangeOf(start.line, start.column, end.line, end.column),
    severity: DiagnosticSeverity.Error,
    source: diagnosticSource,
    message: `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?]$/.test(message) ? '' : '.'}`,
  }));
}

const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');

function rangeOf(line: number, column: number, endLine: number, endColumn: number): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}
