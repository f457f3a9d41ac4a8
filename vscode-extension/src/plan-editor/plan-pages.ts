import { randomBytes } from 'node:crypto';
import type { CustomTextEditorProvider, TextDocument, WebviewPanel } from 'vscode';
import { Uri, workspace } from 'vscode';
import type { HostMessage, PageMessage } from './messages.ts';
import { PlanSchemas } from './plan-schemas.ts';
import type { PlanServices } from './plan-services.ts';
import { PlanSession } from './plan-session.ts';

/** The pages of the editor of plans. */
export class PlanPages implements CustomTextEditorProvider {
  readonly #pages: Uri;
  readonly #services: PlanServices;

  constructor(extensionUri: Uri, services: Omit<PlanServices, 'schemas'>) {
    this.#pages = Uri.joinPath(extensionUri, 'dist/webview');
    const schemas = new PlanSchemas(Uri.joinPath(extensionUri, 'dist/schemas/presswright-plan.schema.json').fsPath);
    this.#services = { ...services, schemas };
  }

  resolveCustomTextEditor(document: TextDocument, panel: WebviewPanel): void {
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
