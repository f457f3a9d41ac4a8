/** Every LSP request and notification of ours that the Language Server Protocol does not have. */

import type { ChatCompletionChunk, ChatCompletionRequest } from './schemas/chat.ts';
import type { EntryPoint } from './schemas/entry-points.ts';
import type { ModelDetail } from './schemas/models.ts';
import type { Category, Severity } from './schemas/severities.ts';

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
    /** Show what the project's baseline holds, too. */
    readonly showBaseline?: boolean;
    /** Answer `workspace/diagnostic` with the files that are not open, and keep them up to date. */
    readonly workspace?: boolean;
  };
  readonly completion?: {
    readonly enabled?: boolean;
    readonly maxTokens?: number;
    /** Id of a model of the server; empty: the one that the server chooses. */
    readonly model?: string;
  };
  /** How to start the local server: program and arguments, before `serve …`. Only at initialisation. */
  readonly backendCommand?: readonly string[];
  /** Data folder of the local server. Only at initialisation. */
  readonly backendDataDir?: string;
  /** The client shows `presswright/status` to the person; else failures come as `window/showMessage`. Only at initialisation. */
  readonly showsStatus?: boolean;
  /** The client wants `presswright/entryPointsChanged`. Only at initialisation. */
  readonly showsEntryPoints?: boolean;
}

/**
 * How things stand with the server: `starting`; `ready`; `slow`: it answers, but late; `offline`: no connection, tried again;
 * `unauthorised`: it refuses the API key; `limited`: a rate limit or quota is used up; `failed`: it will not recover by
 * itself; `stopped`: none is wanted.
 */
export const backendStates = [
  'starting',
  'ready',
  'slow',
  'offline',
  'unauthorised',
  'limited',
  'failed',
  'stopped',
] as const;
export type BackendState = (typeof backendStates)[number];

/** The next step that a client offers with a status; it knows how to do each. */
export interface StatusAction {
  /** `setApiKey` asks for the key of the configured server; `openSetting` leads to `setting`. */
  readonly kind: 'restart' | 'setApiKey' | 'openSetting' | 'showLog';
  /** What a button says: "Set API key". */
  readonly title: string;
  /** The setting to open, such as `presswright.server.caFile`. */
  readonly setting?: string;
}

/** Notification, server → client, whenever the state changes. */
export const statusNotification = 'presswright/status';
export interface StatusParams {
  readonly state: BackendState;
  /** What is wrong and what to do next, for a person. */
  readonly message: string;
  /** The next step where there is one to take; nothing while waiting is all there is to do. */
  readonly action?: StatusAction;
  /** When the server is asked again, in milliseconds since 1970. */
  readonly retryAt?: number;
  readonly url?: string;
  readonly version?: string;
}

/** Request, client → server: analyse files on disk; progress by `workDoneToken`, findings as pushed diagnostics. */
export const analyzeWorkspaceRequest = 'presswright/analyzeWorkspace';
export interface AnalyzeWorkspaceParams {
  /** Folder URIs; empty: every workspace folder. */
  readonly folders?: readonly string[];
  /** Show what the project's baseline holds, too; absent: as the settings say. */
  readonly showBaseline?: boolean;
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

/** Request, client → server: the entry points of all files that were analysed with their projects so far. */
export const entryPointsRequest = 'presswright/entryPoints';
export interface EntryPointsResult {
  /** Each `file` is a URI. */
  readonly entryPoints: readonly EntryPoint[];
}

/** Notification, server → client: `presswright/entryPoints` has another answer. Without parameters. */
export const entryPointsChangedNotification = 'presswright/entryPointsChanged';

/** Request, client → server: the models of the server, each with what it is. */
export const modelsRequest = 'presswright/models';
export const modelUses = ['completion', 'analysis'] as const;
export type ModelUse = (typeof modelUses)[number];
export interface ModelsResult {
  readonly models: readonly ModelDetail[];
  /** The model that the last answer of each kind came from; absent: there was none yet. */
  readonly used: Readonly<Partial<Record<ModelUse, string>>>;
}

/** Request, client → server: the answer of a model to a conversation. Its pieces come as partial results, {@link ChatPieces}. */
export const chatRequest = 'presswright/chat';
export interface ChatParams
  extends Pick<ChatCompletionRequest, 'messages' | 'tools' | 'tool_choice' | 'temperature' | 'max_tokens'> {
  readonly model: string;
  readonly partialResultToken: string;
}
export type ChatPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** The model calls a tool; `arguments` is JSON. */
  | { readonly kind: 'call'; readonly id: string; readonly name: string; readonly arguments: string };
export interface ChatPieces {
  readonly items: readonly ChatPiece[];
}
export interface ChatResult {
  readonly finish_reason: NonNullable<ChatCompletionChunk['choices'][number]['finish_reason']>;
}

/** Request, client → server: how a document may go on at a position, over several lines. */
export const continueRequest = 'presswright/continue';
export interface ContinueParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}
export interface ContinueResult {
  /** Empty: the model has nothing to say here. */
  readonly text: string;
}

/** Commands of `workspace/executeCommand` for baselines; each takes one object and answers a {@link BaselineResult}. */
export const baselineCommands = { add: 'presswright.baseline.add', create: 'presswright.baseline.create' } as const;

/** A finding as its diagnostic has it; lines and characters count from 0. */
export interface BaselineFinding {
  readonly uri: string;
  readonly rule: string;
  readonly category: Category;
  readonly severity: Severity;
  readonly message: string;
  readonly range: {
    readonly start: { readonly line: number; readonly character: number };
    readonly end: { readonly line: number; readonly character: number };
  };
}

/** Argument of `presswright.baseline.add`: the baseline of each finding's project takes it in. */
export interface AddToBaselineArguments {
  readonly findings: readonly BaselineFinding[];
}

/** Argument of `presswright.baseline.create`: what is found in a folder becomes its baseline. */
export interface CreateBaselineArguments {
  /** URI; absent: the first workspace folder. */
  readonly folder?: string;
}

export interface BaselineResult {
  /** URIs of the baselines that were written. */
  readonly files: readonly string[];
  /** Findings that they took in. */
  readonly findings: number;
  /** URI of the `presswright.json` that was made or changed to name the baseline. */
  readonly config?: string;
}

/** Command of `workspace/executeCommand`: teaches the model of the local server the code of folders; takes one object. */
export const learnCommand = 'presswright.learn';
export interface LearnArguments {
  /** URI; absent: every workspace folder. Learning a folder again replaces what it gave before. */
  readonly folder?: string;
}
export interface LearnResult {
  readonly files: number;
  /** Files that were no use: minified, larger than 1 MiB, or there twice. */
  readonly leftOut: number;
  readonly tokens: number;
}

/** Request, client → server: start the local backend again, or connect again. */
export const restartBackendRequest = 'presswright/restartBackend';

/** Commands of `workspace/executeCommand` that plan and generate; each takes one object. Their types: `generators.ts`. */
export const generatorCommands = ['presswright.plan', 'presswright.changePlan', 'presswright.generate'] as const;
