export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const categories = ['security', 'performance', 'quality'] as const;
export type Category = (typeof categories)[number];
export type AnalysisType = Category | 'all';

/** An installed plugin or theme. */
export interface Target {
  id: string;
  kind: 'plugin' | 'theme';
  name: string;
  version: string;
  active: boolean;
}

/** Answer of GET /targets. */
export interface TargetList {
  targets: Target[];
  /** Why nothing can be analysed yet, in words; empty when the connection is set up. */
  problem: string;
}

export interface SkippedFile {
  file: string;
  reason: string;
  message: string;
}

/** Answer of GET /files. */
export interface FileList {
  total: number;
  bytes: number;
  batches: string[][];
  skipped: SkippedFile[];
}

export interface TraceStep {
  line: number;
  message: string;
  /** Another file than the finding's; else empty. */
  file: string;
}

export interface Issue {
  line: number;
  column: number;
  severity: Severity;
  category: Category;
  confidence: string;
  rule: string;
  cwe: string;
  message: string;
  suggestion: string;
  code_snippet: string;
  docs_url: string;
  trace: TraceStep[];
}

export interface FileResult {
  file: string;
  score: number;
  /** The server's time ran out before every rule had looked at the file. */
  partial: boolean;
  /** Why the file could not be analysed; empty otherwise. */
  error: string;
  issues: Issue[];
}

/** Answer of POST /analyze. */
export interface BatchResult {
  results: FileResult[];
  skipped: SkippedFile[];
  request_id: string;
}

/** What the user has chosen. */
export interface RunRequest {
  target: Target;
  analysisType: AnalysisType;
  withBundled: boolean;
}
