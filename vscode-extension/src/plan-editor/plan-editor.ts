import { randomBytes } from 'node:crypto';
import type { CancellationToken, CustomTextEditorProvider, Disposable, TextDocument, WebviewPanel } from 'vscode';
import { l10n, Uri, window, workspace } from 'vscode';
import { ExecuteCommandRequest, type LanguageClient, State } from 'vscode-languageclient/node';
import type { HostMessage, PageMessage } from './messages.ts';
import { PlanSchemas } from './plan-schemas.ts';
import type { PlanServices } from './plan-services.ts';
import { PlanSession } from './plan-session.ts';
import { PreviewFiles } from './preview-files.ts';

/** The editor of `*.presswright-plan.json`, as `package.json` names it. */
export const planEditorType = 'presswright.planEditor';

/** What the editor of plans needs of the extension. */
export interface PlanEditorParts {
  readonly extensionUri: Uri;
  readonly client: LanguageClient;
  readonly log: { error(error: Error | string): void; show(): void };
}

/** Registers the editor of plans. */
export function registerPlanEditor({ extensionUri, client, log }: PlanEditorParts): Disposable[] {
  const previews = new PreviewFiles();
  const services: PlanServices = {
    schemas: new PlanSchemas(Uri.joinPath(extensionUri, 'dist/schemas/presswright-plan.schema.json').fsPath),
    previews,
    execute: (command, argument, token) => {
      if (client.state !== State.Running) throw new Error(l10n.t('The language server is not running. Restart it.'));
      return client.sendRequest(ExecuteCommandRequest.type, { command, arguments: [argument] }, token);
    },
    logError: (error) => log.error(error instanceof Error ? error : String(error)),
    showLog: () => log.show(),
  };
  const provider = new PlanEditor(extensionUri, services);
  return [
    previews.register(),
    window.registerCustomEditorProvider(planEditorType, provider, { supportsMultipleEditorsPerDocument: true }),
  ];
}

class PlanEditor implements CustomTextEditorProvider {
  readonly #pages: Uri;
  readonly #services: PlanServices;

  constructor(extensionUri: Uri, services: PlanServices) {
    this.#pages = Uri.joinPath(extensionUri, 'dist/webview');
    this.#services = services;
  }

  resolveCustomTextEditor(document: TextDocument, panel: WebviewPanel, _token: CancellationToken): void {
    const { webview } = panel;
    const session = new PlanSession(document, this.#services, (state) => {
      const message: HostMessage = { type: 'state', state };
      void webview.postMessage(message);
    });
    const listeners = [
      webview.onDidReceiveMessage((message: PageMessage) => session.receive(message)),
      workspace.onDidChangeTextDocument((event) => {
        if (event.document === document && event.contentChanges.length > 0) session.documentChanged();
      }),
    ];
    panel.onDidDispose(() => {
      session.dispose();
      for (const listener of listeners) listener.dispose();
    });
    webview.options = { enableScripts: true, localResourceRoots: [this.#pages] };
    const address = (name: string) => webview.asWebviewUri(Uri.joinPath(this.#pages, name));
    const nonce = randomBytes(16).toString('hex');
    const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
    webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${address('plan-editor.css')}">
<title>Plan</title>
</head>
<body>
<main id="page"></main>
<div id="said" role="status" class="only-read"></div>
<script nonce="${nonce}" src="${address('plan-editor.js')}"></script>
</body>
</html>`;
  }
}
