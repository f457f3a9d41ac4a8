import type { AnalysisType, Issue, Severity } from '../findings/types.ts';

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

/** Entry of GET /checks. */
export interface StoredCheck {
  id: number;
  target: string;
  name: string;
  version: string;
  analysis_type: AnalysisType;
  /** Seconds since 1970. */
  created: number;
  findings: Record<Severity, number>;
}

/** Answer of GET /checks/{id}. */
export interface StoredCheckDetail extends StoredCheck {
  results: FileResult[];
  /** Whether every finding was kept. */
  has_all: boolean;
}
