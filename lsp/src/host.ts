import type { Connection, Event, FileEvent, ServerCapabilities, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Backend } from './backend/backend.ts';
import type { LocalBackendOptions } from './backend/local-connector.ts';
import type { ClientSupport } from './client-support.ts';
import type { Commands } from './commands.ts';
import type { CompletionSource } from './documents/completion-source.ts';
import type { DocumentAnalyses } from './documents/document-analyses.ts';
import type { KnownHandlers } from './documents/known-handlers.ts';
import type { RulePages } from './documents/rule-pages.ts';
import type { IndexClient } from './project-index/index-client.ts';
import type { Settings } from './settings.ts';
import type { Baselines } from './workspace/baselines.ts';
import type { EntryPoints } from './workspace/entry-points.ts';
import type { ProjectSettings } from './workspace/project-settings.ts';

/** What the server gives its features. */
export interface Host {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly support: ClientSupport;
  readonly backend: Backend;
  /** How a backend of our own is started; undefined: none came with this program. */
  ownBackend(): LocalBackendOptions | undefined;
  readonly analyses: DocumentAnalyses;
  readonly completions: CompletionSource;
  readonly handlers: KnownHandlers;
  readonly entryPoints: EntryPoints;
  /** The client wants to be told of them. */
  readonly showsEntryPoints: boolean;
  readonly pages: RulePages;
  /** Commands of `workspace/executeCommand`. */
  readonly commands: Commands;
  /** What the projects' own files say. */
  readonly projects: ProjectSettings;
  /** What they know and accept of findings. */
  readonly baselines: Baselines;
  /** The settings as they are now. */
  settings(): Settings;
  /** URIs of the workspace folders as they are now. */
  folders(): readonly string[];
  /** Reads the projects' own files anew, of which these changed. */
  reloadProjects(uris: readonly string[]): void;
  /** The names that the workspace's files give and use. */
  readonly index: IndexClient;
  /** Fires when the editor tells of files that changed on the disk. */
  readonly onFilesChanged: Event<readonly FileEvent[]>;
  /** Fires when the backend answers, for the first time or again. */
  readonly onBackendReady: Event<void>;
  /** Fires when the editor's settings or a project's own file changed. */
  readonly onSettingsChanged: Event<Settings>;
}

/** One feature of the language server. Features know the host and never each other. */
export interface Feature {
  /** What the server says of it to a client that has this support. */
  capabilities(support: ClientSupport): ServerCapabilities;
  /** Begins to serve it. */
  register(host: Host): void;
}
