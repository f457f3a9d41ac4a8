import type { AnalysisType, Issue, Language, Severity } from '@presswright/shared/schemas/analysis';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import type { Profile } from '@presswright/shared/schemas/severities';
import type { PhpTree } from './languages/php/read-php.ts';

/** One source text to analyse. */
export interface SourceFile {
  readonly code: string;
  /** Path as the user knows it: decides the language where its ending does, and shows in messages. */
  readonly name?: string;
  readonly language?: Language;
  /** What its project's configuration says of it. */
  readonly config?: FileConfig;
}

export interface AnalyzeOptions {
  readonly analysisType: AnalysisType;
  /** The lowest severity reported; the score counts all. */
  readonly severity: 'all' | Severity;
  /** What its enforcers reject is at least medium. */
  readonly profile?: Profile;
  /** Leave out findings of type `review`, which only a pattern supports. */
  readonly hidesReviews?: boolean;
  /**
   * Every path of the plugin or theme, those of images and the like too, when the caller knows them: only then can a
   * file be called missing.
   */
  readonly paths?: readonly string[];
  /** The files are all of the folders that they are in: what has no effect in a plugin or theme among them has none. */
  readonly isWhole?: boolean;
  /** The files are one part of a project that is too large to be read at once: what calls them may be in another. */
  readonly isPart?: boolean;
  /** Every place is reported by itself, of what is otherwise reported once a file: so are the examples of rules shown. */
  readonly everyPlace?: boolean;
  /** Tell the entry points, too. */
  readonly entryPoints?: boolean;
}

/** What analysing one file yields. */
export interface FileReport {
  /** null: no language was recognised, nothing was analysed. */
  readonly language: Language | null;
  readonly issues: readonly Issue[];
  /** 0.0–10.0, one decimal; the formula is in docs/analysis.md. */
  readonly score: number;
  readonly recommendations: readonly string[];
  /** The file needs more steps than one may take (budget.ts), or is nested too deeply: not all of it was looked at. */
  readonly partial: boolean;
  /** Those that are registered in it, where they were asked for. */
  readonly entryPoints?: readonly EntryPoint[];
  /** Why nothing was looked at, where the file took its worker down. */
  readonly failure?: string;
}

/** The grammars that programs are parsed with. */
export const grammarNames = ['php', 'javascript', 'typescript', 'tsx'] as const;
export type GrammarName = (typeof grammarNames)[number];

/** Compiled grammars and the parser runtime as bytes: this folder does no I/O, so its host reads them. */
export interface AnalyzerAssets {
  readonly readRuntime: () => Promise<Uint8Array>;
  /** Asked for each grammar at most once. */
  readonly readGrammar: (name: GrammarName) => Promise<Uint8Array>;
}

export interface Analyzer {
  /**
   * The parser's memory is spoilt: code that overflows its stack did it. The answer was still given, as partial; the next
   * one must come from a thread that loads the parser anew.
   */
  readonly isBroken: boolean;
  /**
   * Loads the grammars and rules that these files need; without files: all. Has to be over before the files are analysed.
   */
  prepare(files?: readonly SourceFile[]): Promise<void>;
  /** Synchronous, bounded by the steps that a file may take; throws for nothing in the code it is given. */
  analyze(file: SourceFile, options: AnalyzeOptions): FileReport;
  /**
   * Analyses files that belong together (a plugin, a theme), following the data from one PHP file to another. The reports
   * are in the files' order. Each file has steps of its own: one that needs more costs the others nothing.
   * @param onFile told which file is looked at from now on, by its place
   */
  analyzeTogether(files: readonly SourceFile[], options: AnalyzeOptions, onFile?: (at: number) => void): FileReport[];
  /** Whether the text is whole statements of PHP that can stand in a function: nothing open, nothing that ends it. */
  isFunctionBody(statements: string): boolean;
  /** Line of the first place of a PHP file or a script that does not parse; null: all of it does, or nothing here parses it. */
  syntaxErrorLine(file: SourceFile): number | null;
  /** Reads a PHP file, open tag and all; null where the parser cannot make anything of it. */
  readPhp(code: string): PhpTree | null;
}
