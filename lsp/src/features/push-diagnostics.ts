import { pause } from '../cancellation.ts';
import { quietTime } from '../documents/quiet-time.ts';
import type { Feature, Host } from '../host.ts';

/** Sends diagnostics unasked, to editors that do not ask for them. */
export const pushDiagnostics: Feature = {
  capabilities: () => ({}),
  register(host) {
    if (!host.support.pullsDiagnostics) new DiagnosticsPusher(host);
  },
};

class DiagnosticsPusher {
  readonly #host: Host;
  readonly #running = new Map<string, AbortController>();

  constructor(host: Host) {
    this.#host = host;
    const { documents, onBackendReady, onSettingsChanged } = host;
    const opened = new Set<string>();
    documents.onDidOpen(({ document }) => opened.add(document.uri));
    // The library tells of a change right after it told of the opening.
    documents.onDidChangeContent(({ document }) =>
      this.#run(document.uri, opened.delete(document.uri) ? 0 : quietTime(host.backend)),
    );
    documents.onDidClose(({ document: { uri } }) => this.#clear(uri));
    host.analyses.onRefined((uri) => {
      void this.#run(uri, 0);
    });
    onBackendReady(() => this.#runAll());
    onSettingsChanged(() => this.#runAll());
  }

  #runAll(): void {
    for (const uri of this.#host.documents.keys()) this.#run(uri, 0);
  }

  async #run(uri: string, delay: number): Promise<void> {
    const { analyses, connection, documents, settings } = this.#host;
    this.#running.get(uri)?.abort();
    const controller = new AbortController();
    this.#running.set(uri, controller);
    const { signal } = controller;
    const typed = delay > 0 ? documents.get(uri) : undefined;
    if (!typed || !(await analyses.isKnown(typed))) await pause(delay, signal);
    const document = documents.get(uri);
    if (signal.aborted || !document || !analyses.isOurs(document)) return;
    const { version } = document;
    if (!settings().analysis.enabled) return connection.sendDiagnostics({ uri, version, diagnostics: [] });
    const analysis = await analyses.analyze(document, signal);
    // A newer state has its own run: what was found in this one must not show.
    if (!analysis || signal.aborted || documents.get(uri)?.version !== version) return;
    await connection.sendDiagnostics({ uri, version, diagnostics: [...analysis.diagnostics] });
  }

  #clear(uri: string): void {
    this.#running.get(uri)?.abort();
    this.#running.delete(uri);
    this.#host.analyses.forget(uri);
    this.#host.connection.sendDiagnostics({ uri, diagnostics: [] });
  }
}
