import { commands, EventEmitter, type TextDocumentContentProvider, Uri } from 'vscode';

const scheme = 'presswright-finding';

/** Serves explanations as read-only documents, for the editor's own Markdown preview. */
export class ExplanationPages implements TextDocumentContentProvider {
  static readonly scheme = scheme;
  readonly #changed = new EventEmitter<Uri>();
  readonly onDidChange = this.#changed.event;
  #text = '';
  /** One page, whose text changes: tabs of findings long fixed would pile up. */
  readonly #uri = Uri.from({ scheme, path: '/Finding.md' });

  provideTextDocumentContent(): string {
    return this.#text;
  }

  async show(text: string): Promise<void> {
    this.#text = text;
    this.#changed.fire(this.#uri);
    await commands.executeCommand('markdown.showPreviewToSide', this.#uri);
  }
}
