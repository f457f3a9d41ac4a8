import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ServiceError } from '@presswright/shared/errors';
import type { Issue, Language } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import { type Diagnostic, Emitter, type Event } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Backend } from '../backend/backend.ts';
import type { Settings } from '../settings.ts';
import { type Baselines, knownIssues } from '../workspace/baselines.ts';
import type { ProjectSettings } from '../workspace/project-settings.ts';
import { asKnown, type DiagnosticSupport, toDiagnostic, tooLargeDiagnostic, withPlaces } from './issue-diagnostics.ts';
import { languageOf } from './language-of.ts';
import { Recent } from './recent.ts';
import { type ProjectView, refine } from './refine.ts';
import type { RegistrationNotes } from './registration-notes.ts';
import type { RulePages } from './rule-pages.ts';
import { SharedRuns } from './shared-runs.ts';
import { requestedFindings, wantedFindings, wantedKey } from './wanted-findings.ts';

/** What is known of one state of a document. */
export interface DocumentAnalysis {
  readonly version: number;
  /** The same for the same text and settings, in this session or another. */
  readonly resultId: string;
  /** What is known of registrations that lead to findings, as a stamp. */
  readonly registered: string;
  readonly issues: readonly Issue[];
  /** Those of the issues that the project's baseline holds. */
  readonly known: ReadonlySet<Issue>;
  /** One for each issue, in the same order, then notes on what is registered; or one that says why there is no analysis. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface AnalysesOptions {
  readonly backend: Backend;
  readonly support: DiagnosticSupport;
  readonly pages: RulePages;
  readonly registrations: RegistrationNotes;
  /** What is wanted now. */
  readonly wanted: () => Settings['analysis'];
  readonly projects: Pick<ProjectSettings, 'of'>;
  readonly baselines: Baselines;
  /** The document's path as the service is told it: inside the workspace, or its bare name. */
  readonly pathOf: (uri: string) => string;
  readonly log: (message: string) => void;
}

/** What a document was found to have together with its project. */
export interface ProjectFindings {
  readonly code: string;
  /** The {@link wantedKey} of the settings it was made with. */
  readonly wanted: string;
  readonly config: FileConfig | undefined;
  readonly issues: readonly Issue[];
  /** The address of another file that a trace names. */
  readonly uriOf: (file: string) => string | undefined;
}

/** Texts whose findings are kept: undoing an edit gives the old ones at once. */
const keptTexts = 100;

interface Alone {
  readonly hash: string;
  readonly config: FileConfig | undefined;
  readonly issues: readonly Issue[];
  readonly tooLarge: number | undefined;
}

interface Learned extends ProjectView {
  readonly wanted: string;
  readonly config: FileConfig | undefined;
  readonly revision: number;
  readonly uriOf: ProjectFindings['uriOf'];
}

/**
 * Analyses open documents through the backend, each state of a document once, and remembers the latest of each. What is
 * learned of a document in its project refines what it has alone.
 */
export class DocumentAnalyses {
  readonly #options: AnalysesOptions;
  readonly #runs = new SharedRuns<Alone | undefined>();
  readonly #alone = new Recent<Alone>(keptTexts);
  readonly #projects = new Map<string, Learned>();
  readonly #latest = new Map<string, DocumentAnalysis>();
  readonly #refined = new Emitter<string>();
  #revision = 0;

  constructor(options: AnalysesOptions) {
    this.#options = options;
    options.registrations.onChanged(() => {
      for (const [uri, { registered }] of this.#latest)
        if (options.registrations.stamp(uri) !== registered) this.#refined.fire(uri);
    });
  }

  /** Fires with the address of a document for which there is more to say than it was told. */
  get onRefined(): Event<string> {
    return this.#refined.event;
  }

  /** Whether documents like this one are analysed at all. */
  isOurs(document: TextDocument): boolean {
    return languageOf(this.#options.pathOf(document.uri), document.languageId) !== undefined;
  }

  /** A document's path as the service is told it. */
  pathOf(uri: string): string {
    return this.#options.pathOf(uri);
  }

  /**
   * Analyses the document as it is now.
   * @returns undefined when there is nothing to say: no backend, a failure (which is logged), or an abort
   */
  async analyze(document: TextDocument, signal: AbortSignal): Promise<DocumentAnalysis | undefined> {
    const { uri, version } = document;
    const alone = await this.#analyzeAlone(document, signal);
    if (!alone) return undefined;
    const { support, pages, wanted, baselines, registrations } = this.#options;
    if (alone.tooLarge !== undefined) {
      const diagnostics = [tooLargeDiagnostic(alone.tooLarge, limits.codeBytes)];
      const nothing = { registered: '', issues: [], known: new Set<Issue>() };
      return this.#remember(uri, { version, resultId: alone.hash, ...nothing, diagnostics });
    }
    const learned = this.#projects.get(uri);
    const isOfNow = learned?.wanted === wantedKey(wanted()) && isDeepStrictEqual(learned.config, alone.config);
    const view = isOfNow ? learned : undefined;
    const { showBaseline } = wanted();
    const baseline = await baselines.of(uri);
    const state = baseline === undefined ? '' : `.${baseline.stamp}.${showBaseline}`;
    const registered = registrations.stamp(uri);
    const resultId = `${alone.hash}${view === undefined ? '' : `.${view.revision}`}${state}${registered && `.${registered}`}`;
    const latest = this.#latest.get(uri);
    if (latest?.resultId === resultId) return this.#remember(uri, { ...latest, version });
    const found = view === undefined ? alone.issues : refine(alone.issues, document.getText(), view);
    const language = languageOf(this.#options.pathOf(uri), document.languageId) ?? null;
    const known = knownIssues(baseline, { uri, code: document.getText(), language, issues: found });
    const issues = showBaseline ? found : found.filter((issue) => !known.has(issue));
    const diagnostics = issues.map((issue) => {
      const diagnostic = toDiagnostic(issue, uri, support, pages, view?.uriOf);
      const placed = withPlaces(diagnostic, registrations.registrationsOf(uri, issue));
      return known.has(issue) ? asKnown(placed) : placed;
    });
    const notes = registrations.notesOf(uri, document.getText(), found);
    return this.#remember(uri, {
      version,
      resultId,
      registered,
      issues,
      known,
      diagnostics: [...diagnostics, ...notes],
    });
  }

  /** Takes in what the document has together with its project; tells when that is news. */
  async learn(document: TextDocument, found: ProjectFindings, signal: AbortSignal): Promise<void> {
    const { code, wanted, config, issues, uriOf } = found;
    const alone = await this.#analyzeAlone(document, signal);
    if (!alone || signal.aborted || document.getText() !== code || !isDeepStrictEqual(alone.config, config)) return;
    const { uri } = document;
    const before = this.#projects.get(uri);
    const isKnown = before?.wanted === wanted && isDeepStrictEqual(before.config, config);
    const shown = isKnown ? refine(alone.issues, code, before) : alone.issues;
    const isNews = !isDeepStrictEqual(shown, issues);
    const revision = isNews || before === undefined ? ++this.#revision : before.revision;
    this.#projects.set(uri, { code, wanted, config, alone: alone.issues, together: issues, uriOf, revision });
    if (isNews) this.#refined.fire(uri);
  }

  /** The latest analysis of a document if it is of this very text. */
  latest(document: TextDocument): DocumentAnalysis | undefined {
    const known = this.#latest.get(document.uri);
    return known?.version === document.version ? known : undefined;
  }

  /** Forgets a document that was closed. */
  forget(uri: string): void {
    this.#latest.delete(uri);
    this.#projects.delete(uri);
  }

  #remember(uri: string, analysis: DocumentAnalysis): DocumentAnalysis {
    this.#latest.set(uri, analysis);
    return analysis;
  }

  /** Whether the findings of this very text are at hand. */
  async isKnown(document: TextDocument): Promise<boolean> {
    const path = this.#options.pathOf(document.uri);
    const language = languageOf(path, document.languageId);
    const { config } = await this.#options.projects.of(document.uri);
    return (
      language !== undefined && this.#alone.get(this.#hashOf(path, language, config, document.getText())) !== undefined
    );
  }

  #hashOf(path: string, language: Language, config: FileConfig | undefined, code: string): string {
    const wanted = wantedKey(this.#options.wanted());
    return createHash('sha256')
      .update(`${path}\0${language}\0${wanted}\0${JSON.stringify(config)}\0`)
      .update(code)
      .digest('base64url');
  }

  async #analyzeAlone(document: TextDocument, signal: AbortSignal): Promise<Alone | undefined> {
    const { uri } = document;
    const path = this.#options.pathOf(uri);
    const language = languageOf(path, document.languageId);
    const { config, isLeftOut } = await this.#options.projects.of(uri);
    if (!language || isLeftOut) return { hash: 'none', config, issues: [], tooLarge: undefined };
    const code = document.getText();
    const hash = this.#hashOf(path, language, config, code);
    const known = this.#alone.get(hash);
    if (known) return known;
    const found = await this.#runs.join(`${uri} ${hash}`, signal, async (runSignal) => {
      const bytes = Buffer.byteLength(code);
      if (bytes > limits.codeBytes) return { hash, config, issues: [], tooLarge: bytes };
      const issues = await this.#issues({ code, language, file_name: path, ...(config && { config }) }, runSignal);
      return issues && { hash, config, issues, tooLarge: undefined };
    });
    if (found) this.#alone.set(hash, found);
    return found;
  }

  async #issues(
    request: {
      code: string;
      language: Language;
      file_name: string;
      config?: FileConfig;
    },
    signal: AbortSignal,
  ): Promise<readonly Issue[] | undefined> {
    const wanted = this.#options.wanted();
    const findings = requestedFindings(wanted);
    const { backend } = this.#options;
    try {
      const answer = await backend.call(
        async (client) => {
          const began = performance.now();
          const found = await client.analysis.create({ ...request, ...findings, analysis_type: 'all' }, { signal });
          backend.answerTimes.add(performance.now() - began);
          backend.usedModels.set('analysis', found.model);
          return found;
        },
        signal,
        { ability: 'analyze' },
      );
      return answer && wantedFindings(answer.issues, wanted);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.#options.log(
        `${request.file_name} was not analyzed: ${error.message} (request ${error.requestId ?? 'unknown'})`,
      );
      return undefined;
    }
  }
}
