import { createHash } from 'node:crypto';
import { ServiceError } from '@presswright/shared/errors';
import type { Issue, Severity } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import type { Diagnostic } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Backend } from '../backend/backend.ts';
import { type DiagnosticSupport, toDiagnostic, tooLargeDiagnostic } from './issue-diagnostics.ts';
import { languageOf } from './language-of.ts';
import type { RulePages } from './rule-pages.ts';
import { SharedRuns } from './shared-runs.ts';

/** What is known of one state of a document. */
export interface DocumentAnalysis {
  readonly version: number;
  /** The same for the same text and settings, in this session or another. */
  readonly resultId: string;
  readonly issues: readonly Issue[];
  /** One for each issue, in the same order; or one that says why there is no analysis. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface AnalysesOptions {
  readonly backend: Backend;
  readonly support: DiagnosticSupport;
  readonly pages: RulePages;
  /** The lowest severity wanted now. */
  readonly severity: () => Severity;
  /** The document's path as the service is told it: inside the workspace, or its bare name. */
  readonly pathOf: (uri: string) => string;
  readonly log: (message: string) => void;
}

/** Analyses open documents through the backend, each state of a document once, and remembers the latest of each. */
export class DocumentAnalyses {
  readonly #options: AnalysesOptions;
  readonly #runs = new SharedRuns<DocumentAnalysis | undefined>();
  readonly #latest = new Map<string, DocumentAnalysis>();

  constructor(options: AnalysesOptions) {
    this.#options = options;
  }

  /** Whether documents like this one are analysed at all. */
  isOurs(document: TextDocument): boolean {
    return languageOf(this.#options.pathOf(document.uri), document.languageId) !== undefined;
  }

  /**
   * Analyses the document as it is now.
   * @returns undefined when there is nothing to say: no backend, a failure (which is logged), or an abort
   */
  async analyze(document: TextDocument, signal: AbortSignal): Promise<DocumentAnalysis | undefined> {
    const { uri, version } = document;
    const path = this.#options.pathOf(uri);
    const language = languageOf(path, document.languageId);
    if (!language) return { version, resultId: 'none', issues: [], diagnostics: [] };
    const code = document.getText();
    const severity = this.#options.severity();
    const hash = createHash('sha256').update(`${path}\0${language}\0${severity}\0`).update(code);
    const resultId = hash.digest('base64url');
    const known = this.#latest.get(uri);
    if (known?.resultId === resultId) return this.#remember(uri, { ...known, version });
    const analysis = await this.#runs.join(`${uri} ${resultId}`, signal, async (runSignal) => {
      const bytes = Buffer.byteLength(code);
      if (bytes > limits.codeBytes) {
        return { version, resultId, issues: [], diagnostics: [tooLargeDiagnostic(bytes, limits.codeBytes)] };
      }
      const issues = await this.#issues({ code, language, file_name: path, severity }, runSignal);
      if (!issues) return undefined;
      const diagnostics = issues.map((issue) => toDiagnostic(issue, uri, this.#options.support, this.#options.pages));
      return { version, resultId, issues, diagnostics };
    });
    return analysis && this.#remember(uri, { ...analysis, version });
  }

  /** The latest analysis of a document if it is of this very text. */
  latest(document: TextDocument): DocumentAnalysis | undefined {
    const known = this.#latest.get(document.uri);
    return known?.version === document.version ? known : undefined;
  }

  /** Forgets a document that was closed. */
  forget(uri: string): void {
    this.#latest.delete(uri);
  }

  #remember(uri: string, analysis: DocumentAnalysis): DocumentAnalysis {
    this.#latest.set(uri, analysis);
    return analysis;
  }

  async #issues(
    request: {
      code: string;
      language: NonNullable<ReturnType<typeof languageOf>>;
      file_name: string;
      severity: Severity;
    },
    signal: AbortSignal,
  ): Promise<readonly Issue[] | undefined> {
    const severity = request.severity === 'info' ? 'all' : request.severity;
    try {
      const answer = await this.#options.backend.call(
        (client) => client.analysis.create({ ...request, severity, analysis_type: 'all' }, { signal }),
        signal,
      );
      return answer?.issues;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.#options.log(
        `${request.file_name} was not analysed: ${error.message} (request ${error.requestId ?? 'unknown'})`,
      );
      return undefined;
    }
  }
}
