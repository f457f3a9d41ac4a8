import type { BaselineEntry } from '@presswright/shared/schemas/baseline';
import type { FileReport } from '../../analysis/analyzer.ts';

/** A file that was analysed. */
export interface FileResult {
  /** Path to show: relative to the working directory where it lies inside. */
  readonly file: string;
  readonly bytes: number;
  readonly report: FileReport;
  /** The statement that each issue stands in, in the issues' order: it tells a finding from others when lines move. */
  readonly statements: readonly string[];
  /** What was analysed; only when fixes are wanted. */
  readonly code?: string;
  /** Source lines around each issue, in the issues' order; only when a code frame will be printed. */
  readonly frames?: readonly SourceFrame[];
}

/** A few lines of source, `first` counting from 1. */
export interface SourceFrame {
  readonly first: number;
  readonly lines: readonly string[];
}

/** A file or folder that was wanted and could not be analysed. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
  /** true: something went wrong, so the run is incomplete; false: a documented limit. */
  readonly failed: boolean;
}

/** What was left out on purpose, by count. */
export interface LeftOut {
  /** Folders such as node_modules and vendor, by name. */
  readonly defaultFolders: ReadonlyMap<string, number>;
  readonly minifiedFiles: number;
  /** Files and folders matched by .gitignore or .presswrightignore. */
  readonly byIgnoreFiles: number;
  /** Files and folders that a presswright.json leaves out. */
  readonly byConfig: number;
}

/** Where the time of a run went, in seconds. */
export interface Timing {
  readonly findSeconds: number;
  /** Files that were analysed together, with the first of them. */
  readonly groups: readonly { readonly file: string; readonly files: number; readonly seconds: number }[];
}

/** One run of `presswright analyze`, sorted by path. */
export interface RunResult {
  readonly results: readonly FileResult[];
  readonly skipped: readonly SkippedFile[];
  readonly leftOut: LeftOut;
  readonly seconds: number;
  readonly timing: Timing;
  /** Present with `--baseline`: what it hid, and what it holds that is gone. */
  readonly baseline?: { readonly file: string; readonly hidden: number; readonly stale: readonly BaselineEntry[] };
  /** Present with `--changed`. */
  readonly changes?: {
    readonly ref: string;
    /** Changed files that were analysed. */
    readonly files: number;
    /** Findings that were there before. */
    readonly hidden: number;
  };
}
