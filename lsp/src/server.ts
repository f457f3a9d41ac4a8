import { isDeepStrictEqual } from 'node:util';
import { baselineName } from '@presswright/shared/baseline/baseline-file';
import { defaultDataDir } from '@presswright/shared/local-server/data-dir';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import { restartBackendRequest } from '@presswright/shared/protocol';
import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  Emitter,
  type FileEvent,
  type InitializeParams,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { Backend } from './backend/backend.ts';
import type { Connector } from './backend/connector.ts';
import { type LocalBackendOptions, LocalConnector } from './backend/local-connector.ts';
import { MissingConnector } from './backend/missing-connector.ts';
import { RemoteConnector } from './backend/remote-connector.ts';
import { StatusTeller } from './backend/status-teller.ts';
import { readClientSupport } from './client-support.ts';
import { Commands } from './commands.ts';
import { CompletionSource } from './documents/completion-source.ts';
import { DocumentAnalyses } from './documents/document-analyses.ts';
import { configDiagnostics } from './documents/issue-diagnostics.ts';
import { KnownHandlers } from './documents/known-handlers.ts';
import { RegistrationNotes } from './documents/registration-notes.ts';
import { RulePages } from './documents/rule-pages.ts';
import { analyzeWorkspace } from './features/analyze-workspace.ts';
import { baseline } from './features/baseline.ts';
import { callHierarchy } from './features/call-hierarchy.ts';
import { chat } from './features/chat.ts';
import { codeAction } from './features/code-action.ts';
import { codeLens } from './features/code-lens.ts';
import { completion } from './features/completion.ts';
import { continueWriting } from './features/continue-writing.ts';
import { definition } from './features/definition.ts';
import { documentHighlight } from './features/document-highlight.ts';
import { documentLink } from './features/document-link.ts';
import { documentSymbol } from './features/document-symbol.ts';
import { entryPoints } from './features/entry-points.ts';
import { generators } from './features/generators.ts';
import { hover } from './features/hover.ts';
import { indexFiles } from './features/index-files.ts';
import { inlayHints } from './features/inlay-hints.ts';
import { inlineCompletion } from './features/inline-completion.ts';
import { learn } from './features/learn.ts';
import { models } from './features/models.ts';
import { projectAnalysis } from './features/project-analysis.ts';
import { projectConfig } from './features/project-config.ts';
import { pullDiagnostics } from './features/pull-diagnostics.ts';
import { pushDiagnostics } from './features/push-diagnostics.ts';
import { references } from './features/references.ts';
import { signatureHelp } from './features/signature-help.ts';
import { workspaceDiagnostics } from './features/workspace-diagnostics.ts';
import { workspaceSymbol } from './features/workspace-symbol.ts';
import type { Feature, Host } from './host.ts';
import type { PositionTranslator } from './positions/translator.ts';
import { ownBackendCommand, programScript, rulePagesFolder } from './program.ts';
import { IndexClient } from './project-index/index-client.ts';
import { indexedFilesPattern } from './project-index/readers/read-file.ts';
import { describeIndexFailure, tellOfScan } from './project-index/tell-of-scan.ts';
import { readSettings, readStartOptions, type ServerChoice, type Settings } from './settings.ts';
import { Baselines } from './workspace/baselines.ts';
import { EntryPoints } from './workspace/entry-points.ts';
import { openedFolders, pathInFolder } from './workspace/folder-of.ts';
import { hiddenFiles } from './workspace/hidden-files.ts';
import { type ConfigProblem, ProjectSettings } from './workspace/project-settings.ts';

const features: readonly Feature[] = [
  pushDiagnostics,
  projectAnalysis,
  projectConfig,
  pullDiagnostics,
  workspaceDiagnostics,
  completion,
  inlineCompletion,
  inlayHints,
  hover,
  signatureHelp,
  codeAction,
  codeLens,
  definition,
  references,
  documentHighlight,
  documentSymbol,
  workspaceSymbol,
  documentLink,
  callHierarchy,
  indexFiles,
  entryPoints,
  baseline,
  analyzeWorkspace,
  generators,
  chat,
  continueWriting,
  learn,
  models,
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Serves the Language Server Protocol over `connection`. */
export function startServer(connection: Connection, positions: PositionTranslator, environment: Environment): void {
  const documents = new TextDocuments(positions.documents);
  documents.listen(connection);
  connection.onInitialize((params) => {
    const session = new Session(connection, documents, environment, params);
    const { general } = params.capabilities;
    const positionEncoding = positions.settle(general?.positionEncodings, (uri) => documents.get(uri));
    return { serverInfo: { name: 'presswright-lsp' }, capabilities: { ...session.open(), positionEncoding } };
  });
  connection.listen();
}

/** One editor's connection, from `initialize` on. */
class Session {
  readonly #connection: Connection;
  readonly #environment: Environment;
  readonly #params: InitializeParams;
  readonly #host: Host;
  readonly #teller: StatusTeller;
  readonly #backendReady = new Emitter<void>();
  readonly #settingsChanged = new Emitter<Settings>();
  readonly #filesChanged = new Emitter<readonly FileEvent[]>();
  /** What the editor last told with `workspace/didChangeConfiguration`, for those that cannot be asked. */
  #toldSettings: unknown;
  #settings: Settings;
  #folders: readonly string[];

  constructor(
    connection: Connection,
    documents: TextDocuments<TextDocument>,
    environment: Environment,
    params: InitializeParams,
  ) {
    this.#connection = connection;
    this.#environment = environment;
    this.#params = params;
    this.#settings = readSettings([params.initializationOptions], environment).settings;
    this.#folders = openedFolders(params);
    const support = readClientSupport(params.capabilities);
    const { showsStatus, showsEntryPoints } = readStartOptions(params.initializationOptions);
    this.#teller = new StatusTeller(connection, showsStatus);
    const pages = new RulePages(rulePagesFolder());
    const backend = new Backend({
      onStatus: (status) => this.#teller.tell(status),
      onReady: () => this.#backendReady.fire(),
      onRefused: (message) => this.#teller.warn(message),
      onAsked: (message, details) => connection.tracer.log(message, details),
    });
    const tellProblem = (problem: ConfigProblem) =>
      void connection.sendDiagnostics({ uri: problem.uri, diagnostics: configDiagnostics(problem) });
    const projects = new ProjectSettings(
      () => pages.ids(),
      (problem) => {
        // What is wrong with one that is open is told as it is written.
        if (!documents.get(problem.uri)) tellProblem(problem);
      },
    );
    const baselines = new Baselines(projects, tellProblem);
    const entryPoints = new EntryPoints();
    this.#host = {
      connection,
      documents,
      support,
      backend,
      ownBackend: () => this.#ownBackend(),
      pages,
      commands: new Commands(),
      projects,
      baselines,
      analyses: new DocumentAnalyses({
        backend,
        support,
        pages,
        registrations: new RegistrationNotes(entryPoints, support, pages),
        wanted: () => this.#settings.analysis,
        projects,
        baselines,
        pathOf: (uri) => pathInFolder(uri, this.#folders),
        log: (message) => connection.console.log(message),
      }),
      completions: new CompletionSource(backend, (message) => connection.console.log(message)),
      handlers: new KnownHandlers(),
      entryPoints,
      showsEntryPoints,
      index: new IndexClient({
        documents,
        program: programScript(),
        onScan: (scan) => void tellOfScan(connection, support, scan, (message) => this.#teller.warn(message)),
        onFailure: (error) => this.#teller.warn(describeIndexFailure(error)),
      }),
      onFilesChanged: this.#filesChanged.event,
      settings: () => this.#settings,
      reloadProjects: (uris) => {
        projects.reload();
        baselines.reload();
        for (const uri of uris) connection.sendDiagnostics({ uri, diagnostics: [] });
        this.#settingsChanged.fire(this.#settings);
      },
      folders: () => this.#folders,
      onBackendReady: this.#backendReady.event,
      onSettingsChanged: this.#settingsChanged.event,
    };
  }

  /** Begins to serve; returns what it offers. */
  open(): ServerCapabilities {
    const { support } = this.#host;
    for (const feature of features) feature.register(this.#host);
    this.#host.commands.listen(this.#connection);
    this.#connection.onInitialized(() => this.#begin());
    this.#connection.onDidChangeConfiguration(({ settings }) => {
      this.#toldSettings = (settings as { presswright?: unknown } | null)?.presswright;
      void this.#startIndex();
      return this.#readSettings();
    });
    this.#connection.onDidChangeWatchedFiles(({ changes }) => this.#filesChanged.fire(changes));
    this.#connection.onRequest(restartBackendRequest, () => this.#startBackend(this.#settings.server));
    this.#connection.onShutdown(() => this.#host.backend.stop());
    const own: ServerCapabilities = {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    };
    const offered = features.map((feature) => feature.capabilities(support));
    const commands = offered.flatMap(({ executeCommandProvider }) => executeCommandProvider?.commands ?? []);
    return Object.assign(own, ...offered, { executeCommandProvider: { commands, workDoneProgress: true } });
  }

  async #begin(): Promise<void> {
    const { connection, support } = this.#host;
    if (support.dynamicConfiguration) {
      await connection.client.register(DidChangeConfigurationNotification.type, {
        section: ['presswright', 'files.exclude'],
      });
    }
    if (support.watchesFiles) {
      const watched = [projectConfigName, baselineName, '.gitignore', indexedFilesPattern];
      const watchers = watched.map((name) => ({ globPattern: `**/${name}` }));
      await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    }
    if (support.workspaceFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map((folder) => folder.uri));
        this.#folders = [...this.#folders.filter((uri) => !gone.has(uri)), ...added.map((folder) => folder.uri)];
        void this.#startIndex();
      });
    }
    await this.#startIndex();
    await this.#readSettings();
    if (this.#host.backend.status.state === 'stopped') await this.#startBackend(this.#settings.server);
  }

  async #startIndex(): Promise<void> {
    const { connection, index, support } = this.#host;
    index.start(this.#folders, support.configuration ? await hiddenFiles(connection) : []);
  }

  async #readSettings(): Promise<void> {
    const { connection, support } = this.#host;
    const asked: unknown = support.configuration
      ? await connection.workspace.getConfiguration('presswright')
      : undefined;
    const layers = [this.#params.initializationOptions, this.#toldSettings, asked];
    const { settings, problems } = readSettings(layers, this.#environment);
    for (const problem of problems) connection.console.warn(problem);
    const old = this.#settings;
    this.#settings = settings;
    if (!isDeepStrictEqual(old, settings)) this.#settingsChanged.fire(settings);
    if (!isDeepStrictEqual(old.server, settings.server)) await this.#startBackend(settings.server);
  }

  #startBackend(choice: ServerChoice): Promise<void> {
    this.#teller.forget();
    return this.#host.backend.start(this.#connectorOf(choice));
  }

  #connectorOf(choice: ServerChoice): Connector {
    if (choice.kind === 'remote') return new RemoteConnector(choice);
    const own = this.#ownBackend();
    return own === undefined ? new MissingConnector() : new LocalConnector(own);
  }

  #ownBackend(): LocalBackendOptions | undefined {
    const { backendCommand: command = ownBackendCommand(), backendDataDir } = readStartOptions(
      this.#params.initializationOptions,
    );
    if (!command) return undefined;
    const dataDir = backendDataDir ?? defaultDataDir(this.#environment);
    return { command, dataDir, environment: this.#environment };
  }
}
