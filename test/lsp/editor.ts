import { type ChildProcess, spawn } from 'node:child_process';
import { type StatusParams, statusNotification } from '@presswright/shared/protocol';
import {
  type CancellationToken,
  type ConfigurationParams,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { languageServerProgram } from '../support/language-server-program.ts';

export interface EditorOptions {
  /** Settings under `presswright`, as `workspace/configuration` answers them; undefined: the editor cannot be asked. */
  readonly settings?: object;
  readonly initializationOptions?: object;
  /** Another language server to talk to. */
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the editor asks for diagnostics. */
  readonly pulls?: boolean;
  readonly folders?: readonly string[];
  /** The path of its folder, as editors before workspace folders told it. */
  readonly rootPath?: string;
  readonly trace?: 'messages' | 'verbose';
  /** How it counts columns, in order of preference; undefined: it says nothing. */
  readonly positionEncodings?: readonly string[];
  /** Applies edits of the workspace that make files. */
  readonly createsFiles?: boolean;
  /** Whether it keeps what diagnostics carry along. */
  readonly takesData?: boolean;
  /** Whether it asks for the edits of actions when they are taken, and shows documents. */
  readonly resolves?: boolean;
}

/** The real language server in its own process, and the little of an editor that its tests need. */
export class Editor {
  readonly process: ChildProcess;
  readonly connection: ProtocolConnection;
  readonly published: PublishDiagnosticsParams[] = [];
  readonly statuses: StatusParams[] = [];
  readonly messages: string[] = [];
  readonly logs: string[] = [];
  readonly traces: { message: string; verbose?: string }[] = [];
  /** Addresses that the server asked to show. */
  readonly shown: string[] = [];
  readonly progress: { kind: string; message?: string; percentage?: number }[] = [];
  /** Items of partial results. */
  readonly parts: unknown[] = [];
  readonly edits: WorkspaceEdit[] = [];
  refreshes = 0;
  lensRefreshes = 0;
  settings: object | undefined;
  /** What it hides, as VS Code's setting says it. */
  filesExclude: Readonly<Record<string, unknown>> | null = null;
  initialized: InitializeResult = { capabilities: {} };
  readonly #changed = new Set<() => void>();
  #version = 0;

  private constructor(options: EditorOptions) {
    this.settings = options.settings;
    const { PRESSWRIGHT_URL: _url, PRESSWRIGHT_API_KEY: _key, ...environment } = process.env;
    const [command = '', ...givenArguments] = options.command ?? [process.execPath, languageServerProgram(), '--stdio'];
    this.process = spawn(command, givenArguments, {
      env: { ...environment, ...options.environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const { stdin, stdout } = this.process;
    if (!stdin || !stdout) throw new Error('no pipes');
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    const on = <T>(method: string, handle: (params: T) => void) =>
      this.connection.onNotification(method, (params: T) => {
        handle(params);
        for (const check of this.#changed) check();
      });
    on<PublishDiagnosticsParams>('textDocument/publishDiagnostics', (params) => this.published.push(params));
    on<StatusParams>(statusNotification, (status) => this.statuses.push(status));
    on<{ message: string }>('window/showMessage', ({ message }) => this.messages.push(message));
    on<{ message: string }>('window/logMessage', ({ message }) => this.logs.push(message));
    on<{ message: string }>('$/logTrace', (trace) => this.traces.push(trace));
    on<{ value: { kind: string } | { items: unknown[] } }>('$/progress', ({ value }) => {
      if ('items' in value) this.parts.push(...value.items);
      else this.progress.push(value);
    });
    this.connection.onRequest('workspace/configuration', ({ items }: ConfigurationParams) =>
      items.map(({ section }) => (section === 'files.exclude' ? this.filesExclude : this.settings)),
    );
    this.connection.onRequest('client/registerCapability', () => null);
    this.connection.onRequest('window/workDoneProgress/create', () => null);
    this.connection.onRequest('window/showDocument', ({ uri }: { uri: string }) => {
      this.shown.push(uri);
      return { success: true };
    });
    this.connection.onRequest('workspace/applyEdit', ({ edit }: { edit: WorkspaceEdit }) => {
      this.edits.push(edit);
      return { applied: true };
    });
    this.connection.onRequest('workspace/diagnostic/refresh', () => {
      this.refreshes += 1;
      for (const check of this.#changed) check();
      return null;
    });
    this.connection.onRequest('workspace/codeLens/refresh', () => {
      this.lensRefreshes += 1;
      for (const check of this.#changed) check();
      return null;
    });
    this.connection.listen();
  }

  /** Starts the language server and says nothing to it. */
  static unstarted(options: EditorOptions): Editor {
    return new Editor(options);
  }

  /** Starts the language server and shakes hands. */
  static async start(options: EditorOptions): Promise<Editor> {
    const editor = new Editor(options);
    editor.initialized = await editor.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      ...(options.rootPath !== undefined && { rootPath: options.rootPath }),
      trace: options.trace ?? 'off',
      workspaceFolders: (options.folders ?? []).map((uri) => ({ uri, name: uri })),
      initializationOptions: options.initializationOptions,
      capabilities: {
        ...(options.positionEncodings && { general: { positionEncodings: options.positionEncodings } }),
        textDocument: {
          completion: { completionItem: { snippetSupport: true } },
          publishDiagnostics: {
            relatedInformation: true,
            codeDescriptionSupport: true,
            ...(options.takesData && { dataSupport: true }),
          },
          ...(options.pulls ? { diagnostic: {} } : {}),
          ...(options.resolves ? { codeAction: { resolveSupport: { properties: ['edit'] } } } : {}),
        },
        workspace: {
          ...(options.pulls ? { diagnostics: { refreshSupport: true } } : {}),
          codeLens: { refreshSupport: true },
          workspaceEdit: {
            documentChanges: true,
            ...(options.resolves && { snippetEditSupport: true }),
            ...(options.createsFiles && { resourceOperations: ['create'] }),
          },
          applyEdit: options.createsFiles === true,
          ...(options.settings ? { configuration: true } : {}),
          workspaceFolders: true,
        },
        window: { workDoneProgress: true, showDocument: { support: options.resolves === true } },
      },
    });
    await editor.connection.sendNotification('initialized', {});
    return editor;
  }

  open(uri: string, text: string, languageId = 'php'): Promise<void> {
    this.#version += 1;
    const textDocument = { uri, languageId, version: this.#version, text };
    return this.connection.sendNotification('textDocument/didOpen', { textDocument });
  }

  /** Replaces the whole text; returns the new version. */
  async change(uri: string, text: string): Promise<number> {
    this.#version += 1;
    const textDocument = { uri, version: this.#version };
    await this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
    return this.#version;
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  changeSettings(settings: object): Promise<void> {
    this.settings = settings;
    return this.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { presswright: settings },
    });
  }

  request<T>(method: string, params: object, token?: CancellationToken): Promise<T> {
    // An undefined token would count as a second parameter.
    return token
      ? this.connection.sendRequest<T>(method, params, token)
      : this.connection.sendRequest<T>(method, params);
  }

  /** Waits until `get` gives something, looking again after each message of the server. */
  async until<T>(get: () => T | undefined | false, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const value = get();
        if (value === undefined || value === false) return;
        clearTimeout(timer);
        this.#changed.delete(check);
        resolve(value);
      };
      const timer = setTimeout(() => {
        this.#changed.delete(check);
        reject(new Error(`waited in vain for ${what}; status ${JSON.stringify(this.statuses)}`));
      }, 110_000);
      this.#changed.add(check);
      check();
    });
  }

  ready(): Promise<StatusParams> {
    return this.until(() => this.statuses.findLast(({ state }) => state === 'ready'), 'a ready backend');
  }

  /** Waits for the diagnostics pushed for `uri` (of `version`). */
  diagnostics(uri: string, version?: number): Promise<readonly Diagnostic[]> {
    const isIt = (params: PublishDiagnosticsParams) =>
      params.uri === uri && (version === undefined || params.version === version);
    return this.until(() => this.published.findLast(isIt)?.diagnostics, `diagnostics of ${uri}`);
  }

  /** Shuts the server down as an editor does; resolves with its exit status. */
  async stop(): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return this.process.exitCode;
    const exited = new Promise<number | null>((resolve) => this.process.once('exit', resolve));
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    return exited;
  }
}
