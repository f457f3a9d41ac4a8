import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type ExtensionContext, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { ApiKey } from './api-key.ts';
import { createClient } from './client.ts';
import { registerCommands } from './commands/register-commands.ts';
import { ExplanationPages } from './findings/explanation-pages.ts';
import { FindingsView } from './findings/findings-view.ts';
import { registerPlanEditor } from './plan-editor/plan-editor.ts';
import { RuleLibrary } from './rule-library.ts';
import { findRuntimeProblem } from './runtime.ts';
import { StatusItem } from './status-item.ts';

let client: LanguageClient | undefined;

/** Called by the editor when a file of our languages opens or a command of ours runs. */
export async function activate(context: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel('Presswright', { log: true });
  const status = new StatusItem();
  const apiKey = await ApiKey.load(context);
  client = createClient({ context, apiKey, log, onStatus: (params) => status.show(params) });
  const rules = new RuleLibrary(context.asAbsolutePath(join('dist', 'docs', 'rules')));
  const findings = new FindingsView(context, rules);
  const explanations = new ExplanationPages();
  context.subscriptions.push(log, status, apiKey, findings);
  context.subscriptions.push(workspace.registerTextDocumentContentProvider(ExplanationPages.scheme, explanations));
  context.subscriptions.push(
    ...registerCommands({ extension: context, client, apiKey, status, log, rules, findings, explanations }),
  );

  context.subscriptions.push(...registerPlanEditor({ extensionUri: context.extensionUri, client, log }));

  const problem = findRuntimeProblem(process.versions.node, isBuiltin('node:sqlite'));
  if (problem !== undefined) {
    log.error(problem);
    status.show({ state: 'failed', message: problem });
    return;
  }
  // not awaited: the commands must work while the language server starts, and the status item tells how that went
  client.start().catch((error: unknown) => {
    log.error(error instanceof Error ? error : String(error));
    status.show({ state: 'failed', message: `The language server could not be started: ${error}` });
  });
}

/** Called by the editor before it ends: stops the language server, and the local server with it. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
