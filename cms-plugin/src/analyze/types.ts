import type { AnalysisType, Issue } from '../findings/types.ts';

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
