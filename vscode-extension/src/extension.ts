import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type ExtensionContext, l10n, window, workspace } from 'vscode';
import { ApiKey } from './api-key.ts';
import { registerChatParticipant } from './assistant/chat-participant.ts';
import { registerMcpServer } from './assistant/mcp-server.ts';
import { Operations } from './assistant/operations.ts';
import { registerTools } from './assistant/register-tools.ts';
import { tellOfAddition } from './commands/baseline-commands.ts';
import { registerCommands } from './commands/register-commands.ts';
import { EntryPointList } from './entry-points/entry-point-list.ts';
import { EntryPointsView } from './entry-points/entry-points-view.ts';
import { ExplanationPages } from './findings/explanation-pages.ts';
import { FindingsView } from './findings/findings-view.ts';
import { LanguageServer } from './language-server.ts';
import { ChatModels, registerChatModels } from './models/chat-models.ts';
import { ModelsView } from './models/models-view.ts';
import { registerPlanEditor } from './plan-editor/plan-editor.ts';
import { RuleLibrary } from './rule-library.ts';
import { findRuntimeProblem } from './runtime.ts';
import { StatusItem } from './status-item.ts';

let server: LanguageServer | undefined;

/** Called by the editor when a file of our languages opens or a command of ours runs. */
export async function activate(context: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel('Presswright', { log: true });
  const status = new StatusItem();
  const apiKey = await ApiKey.load(context);
  const onError = (error: unknown): void => log.error(error instanceof Error ? error : String(error));
  server = new LanguageServer({
    context,
    apiKey,
    log,
    onStatus: (params) => {
      status.show(params);
      if (params.state !== 'ready') return;
      models.refresh();
      chatModels.refresh();
    },
    // not awaited: it waits for the person
    onAddition: (result) => void tellOfAddition(result),
  });
  const models = new ModelsView(server, onError);
  const chatModels = new ChatModels(server, onError);
  const entryPoints = new EntryPointList(server, onError);
  const rules = new RuleLibrary(context.asAbsolutePath(join('dist', 'docs', 'rules')));
  const findings = new FindingsView(context, rules, entryPoints);
  const explanations = new ExplanationPages();
  context.subscriptions.push(
    log,
    status,
    apiKey,
    server,
    entryPoints,
    new EntryPointsView(entryPoints),
    models,
    chatModels,
    findings,
  );
  context.subscriptions.push(workspace.registerTextDocumentContentProvider(ExplanationPages.scheme, explanations));
  context.subscriptions.push(
    ...registerCommands({
      extension: context,
      server,
      apiKey,
      status,
      log,
      rules,
      findings,
      entryPoints,
      models,
      explanations,
    }),
  );

  const operations = new Operations({ server, findings, rules });
  context.subscriptions.push(...registerTools(operations), ...registerChatParticipant(operations, onError));
  context.subscriptions.push(...registerChatModels(chatModels), ...registerMcpServer(context, apiKey));
  context.subscriptions.push(...registerPlanEditor({ extensionUri: context.extensionUri, server, log }));

  const problem = findRuntimeProblem(process.versions.node, isBuiltin('node:sqlite'), l10n.t);
  if (problem !== undefined) {
    log.error(problem);
    status.show({ state: 'failed', message: problem });
    return;
  }
  // not awaited: the commands must work while the language server starts, and the status item tells how that went
  server.start().catch((error: unknown) => {
    onError(error);
    status.show({ state: 'failed', message: l10n.t('The language server could not be started: {0}', String(error)) });
  });
}

/** Called by the editor before it ends: stops the language server, and the local server with it. */
export async function deactivate(): Promise<void> {
  await server?.stop();
}
