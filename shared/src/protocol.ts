/** Every LSP request and notification of ours that the Language Server Protocol does not have. */

/**
 * Options a client sends with `initialize`, under `initializationOptions`, and later as settings `presswright.*`.
 * Without `server.url` the environment's `PRESSWRIGHT_URL`, `PRESSWRIGHT_API_KEY` and `PRESSWRIGHT_CA_FILE` count;
 * without those the language server starts a local backend.
 */
export interface ClientSettings {
  readonly server?: {
    /** Address of a running server; empty: the language server starts a local one. */
    readonly url?: string;
    /** API key for `url`. */
    readonly apiKey?: string;
    /** PEM file of the authority that signed the server's certificate. */
    readonly caFile?: string;
  };
  readonly analysis?: {
    readonly enabled?: boolean;
    /** The lowest severity shown. */
    readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'info';
  };
  readonly completion?: { readonly enabled?: boolean; readonly maxTokens?: number };
  /** How to start the local server: program and arguments, before `serve …`. Only at initialisation. */
  readonly backendCommand?: readonly string[];
  /** Data folder of the local server. Only at initialisation. */
  readonly backendDataDir?: string;
  /** The client shows `presswright/status` to the person; else failures come as `window/showMessage`. Only at initialisation. */
  readonly showsStatus?: boolean;
}

export type BackendState = 'starting' | 'ready' | 'unreachable' | 'failed' | 'stopped';

/** Notification, server → client, whenever the state changes. */
export const statusNotification = 'presswright/status';
export interface StatusParams {
  readonly state: BackendState;
  /** One sentence for a person: what is wrong and what to do next. */
  readonly message: string;
  readonly url?: string;
  readonly version?: string;
}

/** Request, client → server: analyse files on disk; progress by `workDoneToken`, findings as pushed diagnostics. */
export const analyzeWorkspaceRequest = 'presswright/analyzeWorkspace';
export interface AnalyzeWorkspaceParams {
  /** Folder URIs; empty: every workspace folder. */
  readonly folders?: readonly string[];
  readonly workDoneToken?: string | number;
}
export interface AnalyzeWorkspaceResult {
  readonly files: number;
  readonly issues: number;
  readonly filesWithIssues: number;
  /** Files that were not analysed, each with the reason. */
  readonly skipped: readonly { readonly uri: string; readonly reason: string }[];
  readonly cancelled: boolean;
}

/** Request, client → server: start the local backend again, or connect again. */
export const restartBackendRequest = 'presswright/restartBackend';
