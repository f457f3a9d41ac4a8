import type { ExtensionContext, LogOutputChannel } from 'vscode';
import type { ApiKey } from '../api-key.ts';
import type { EntryPointList } from '../entry-points/entry-point-list.ts';
import type { ExplanationPages } from '../findings/explanation-pages.ts';
import type { FindingsView } from '../findings/findings-view.ts';
import type { LanguageServer } from '../language-server.ts';
import type { ModelsView } from '../models/models-view.ts';
import type { RuleLibrary } from '../rule-library.ts';
import type { StatusItem } from '../status-item.ts';

/** What a command may use. */
export interface CommandContext {
  readonly extension: ExtensionContext;
  readonly server: LanguageServer;
  readonly apiKey: ApiKey;
  readonly status: StatusItem;
  readonly log: LogOutputChannel;
  readonly rules: RuleLibrary;
  readonly findings: FindingsView;
  readonly entryPoints: EntryPointList;
  readonly models: ModelsView;
  readonly explanations: ExplanationPages;
}

/** `argument` is what the caller of the command gave, of whatever type. */
export type CommandHandler = (context: CommandContext, argument?: unknown) => Promise<void> | void;
