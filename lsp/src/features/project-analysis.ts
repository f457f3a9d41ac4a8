import { fileURLToPath, pathToFileURL } from 'node:url';
import { ServiceError } from '@presswright/shared/errors';
import { limits } from '@presswright/shared/schemas/common';
import { pause } from '../cancellation.ts';
import { requestedFindings, wantedFindings, wantedKey } from '../documents/wanted-findings.ts';
import type { Feature, Host } from '../host.ts';
import { folderOf } from '../workspace/folder-of.ts';
import { ProjectFiles } from '../workspace/project-files.ts';

/** Quiet time after the last key before a document is looked at together with its project, in milliseconds. */
const idleMs = 1_500;
/** After a file was saved: at once for itself, a moment later for those that may use it. */
const savedMs = 50;
const afterOthersMs = 500;
/** A file without others is looked at for its handlers, where it may have some. */
const registering =
  /\b(?:add_(?:action|filter|shortcode|(?:sub)?menu_page|\w+_page)|register_(?:rest_route|block_type))\b/;

/**
 * Looks at open documents together with the other files of their plugin or theme: when they are opened, saved, or left
 * alone for a moment. Typing waits for none of this: documents are analysed alone meanwhile.
 */
export const projectAnalysis: Feature = {
  capabilities: () => ({}),
  register(host) {
    new ProjectAnalyser(host);
  },
};

class ProjectAnalyser {
  readonly #host: Host;
  readonly #running = new Map<string, AbortController>();
  readonly #files = new Map<string, ProjectFiles>();

  constructor(host: Host) {
    this.#host = host;
    const { documents, onBackendReady, onSettingsChanged } = host;
    const opened = new Set<string>();
    documents.onDidOpen(({ document }) => opened.add(document.uri));
    // The library tells of a change right after it told of the opening.
    documents.onDidChangeContent(({ document: { uri } }) => this.#run(uri, opened.delete(uri) ? savedMs : idleMs));
    documents.onDidSave(({ document: { uri } }) => this.#runAll((other) => (other === uri ? savedMs : afterOthersMs)));
    documents.onDidClose(({ document: { uri } }) => {
      this.#running.get(uri)?.abort();
      this.#running.delete(uri);
      this.#files.delete(uri);
      host.handlers.forget(uri);
    });
    onBackendReady(() => this.#runAll(() => afterOthersMs));
    onSettingsChanged(() => this.#runAll(() => afterOthersMs));
  }

  #runAll(delay: (uri: string) => number): void {
    for (const uri of this.#host.documents.keys()) void this.#run(uri, delay(uri));
  }

  async #run(uri: string, delay: number): Promise<void> {
    this.#running.get(uri)?.abort();
    const controller = new AbortController();
    this.#running.set(uri, controller);
    await pause(Math.max(delay, this.#host.backend.pace?.wait('analyzeProject') ?? 0), controller.signal);
    try {
      if (!controller.signal.aborted) await this.#analyze(uri, controller.signal);
    } catch (error) {
      // The analysis of the document alone says what is wrong with the server.
      if (!(error instanceof ServiceError)) throw error;
      this.#host.connection.console.log(`${uri} was not analyzed with its project: ${error.message}`);
    }
  }

  async #analyze(uri: string, signal: AbortSignal): Promise<void> {
    const { analyses, backend, documents, projects, settings } = this.#host;
    const document = documents.get(uri);
    const top = folderOf(uri, this.#host.folders());
    if (!document || top === undefined || !settings().analysis.enabled || !analyses.isOurs(document)) return;
    const code = document.getText();
    if (Buffer.byteLength(code) > limits.codeBytes) return;
    const files = this.#files.get(uri) ?? new ProjectFiles();
    this.#files.set(uri, files);
    const { config, isLeftOut } = await projects.of(uri);
    if (isLeftOut) return;
    const near = await files.nearest(fileURLToPath(uri), top, signal, projects);
    const isAlone = near.length === 0;
    if ((isAlone && !registering.test(code)) || signal.aborted) return;
    const sources = [{ uri, content: code }];
    for (const { path, text } of near) {
      const other = pathToFileURL(path).href;
      // The editor's text is what will be.
      sources.push({ uri: other, content: documents.get(other)?.getText() ?? text });
    }
    const uris = new Map(sources.map((source) => [analyses.pathOf(source.uri), source.uri]));
    const request = sources.map((source) => ({ name: analyses.pathOf(source.uri), content: source.content }));
    const wanted = settings().analysis;
    const answer = await backend.call(
      (client) =>
        client.analysis.batch(
          {
            files: request,
            analysis_type: 'all',
            ...requestedFindings(wanted),
            ...(config && { config }),
            entry_points: true,
          },
          { signal },
        ),
      signal,
      { ability: 'analyzeProject' },
    );
    const own = answer?.results[0];
    if (!own || own.error !== undefined || own.partial || signal.aborted) return;
    const path = analyses.pathOf(uri);
    const entries = answer?.entry_points ?? [];
    this.#host.entryPoints.learn(uris, entries);
    this.#host.handlers.learn(
      uri,
      code,
      entries.filter(({ handler }) => handler.file === path),
    );
    // Its findings are those that it has without a project.
    if (isAlone) return;
    const issues = wantedFindings(own.issues, wanted);
    const found = { code, wanted: wantedKey(wanted), config, issues, uriOf: (file: string) => uris.get(file) };
    await analyses.learn(document, found, signal);
  }
}
