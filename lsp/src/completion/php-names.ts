import { fileURLToPath } from 'node:url';
import type { CompletionContext, CompletionList, Position } from 'vscode-languageserver';
import { CompletionTriggerKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { pause } from '../cancellation.ts';
import type { Host } from '../host.ts';
import { jsonKindOf } from '../json/json-kind.ts';
import { enclosingClass } from '../wordpress/class-of.ts';
import { folderOf } from '../workspace/folder-of.ts';
import type { Own } from './candidates.ts';
import { completePhp, type PhpCompletion } from './complete-php.ts';
import { itemsOf } from './items.ts';
import { KnownProjects, noProject } from './known-projects.ts';
import { type OwnNames, readOwnNames } from './own-names.ts';

/** Quiet time after the last key before a document's own names are read again, in milliseconds. */
const idleMs = 500;

/** Answers with the names that exist where the cursor of a PHP document is. */
export class PhpNames {
  readonly #host: Host;
  readonly #projects: KnownProjects;
  readonly #documents = new Map<string, OwnNames>();
  readonly #waiting = new Map<string, AbortController>();

  constructor(host: Host) {
    this.#host = host;
    this.#projects = new KnownProjects((...question) => host.index.ask('projectNames', ...question));
    const { documents } = host;
    // Those that were open before there was a need for any of this.
    for (const uri of documents.keys()) this.#refresh(uri);
    documents.onDidOpen(({ document }) => this.#refresh(document.uri));
    documents.onDidChangeContent(({ document }) => this.#readAgain(document));
    documents.onDidSave(() => {
      for (const uri of documents.keys()) this.#refresh(uri);
    });
    documents.onDidClose(({ document: { uri } }) => {
      this.#waiting.get(uri)?.abort();
      this.#waiting.delete(uri);
      this.#documents.delete(uri);
    });
  }

  /**
   * The names that fit, the likeliest first.
   * @returns undefined where names of other kinds may stand, or none that exists fits; null where nothing is to be offered
   */
  complete(
    document: TextDocument,
    position: Position,
    context: CompletionContext | undefined,
  ): CompletionList | null | undefined {
    const offset = document.offsetAt(position);
    const text = document.getText();
    const typed =
      context?.triggerKind === CompletionTriggerKind.TriggerCharacter ? context.triggerCharacter : undefined;
    // `=>`, `a ? b :` and the end of a text are typed with these characters, too.
    const acceptsNothingTyped = typed === undefined;
    const own = this.#ownOf(document);
    const found = completePhp(text, offset, own, { acceptsNothingTyped });
    if (found === null || found.candidates.length === 0) return typed === "'" || typed === '"' ? null : undefined;
    return { isIncomplete: found.isIncomplete, items: this.#items(found, document, position, own) };
  }

  /** Names of the blocks in the project of a document. */
  blocksOf(uri: string): readonly string[] {
    return uri.startsWith('file:') ? this.#projects.of(fileURLToPath(uri)).blocks : [];
  }

  #items(found: PhpCompletion, document: TextDocument, position: Position, own: Own) {
    const line = document.getText({ start: position, end: { line: position.line + 1, character: 0 } });
    return itemsOf(found, {
      range: { start: document.positionAt(found.start), end: position },
      after: line.replace(/\r?\n$/, ''),
      snippets: this.#host.support.completionSnippets,
      prefix: prefixOf(own),
      isInClass: enclosingClass(found.tokens) !== undefined,
    });
  }

  #ownOf(document: TextDocument): Own {
    const { uri } = document;
    const names = this.#documents.get(uri) ?? readOwnNames(document.getText());
    this.#documents.set(uri, names);
    const project = uri.startsWith('file:') ? this.#projects.of(fileURLToPath(uri)) : noProject;
    return { project, document: names };
  }

  async #readAgain(document: TextDocument): Promise<void> {
    if (document.languageId !== 'php') return;
    const { uri } = document;
    this.#waiting.get(uri)?.abort();
    const controller = new AbortController();
    this.#waiting.set(uri, controller);
    await pause(idleMs, controller.signal);
    if (controller.signal.aborted) return;
    const now = this.#host.documents.get(uri);
    if (now) this.#documents.set(uri, readOwnNames(now.getText()));
  }

  #refresh(uri: string): void {
    const document = this.#host.documents.get(uri);
    const top = folderOf(uri, this.#host.folders());
    const isOurs = document?.languageId === 'php' || jsonKindOf(uri) !== undefined;
    if (!isOurs || top === undefined || !this.#host.settings().completion.enabled) return;
    void this.#projects.refresh(fileURLToPath(uri), top);
  }
}

/** How the names of the project's own functions begin, such as `shop_`. */
function prefixOf({ document, project }: Own): string {
  const counts = new Map<string, number>();
  for (const { functions } of [document, ...project.files])
    for (const { name } of functions) {
      const start = /^[a-z0-9]+_/i.exec(name)?.[0];
      if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'prefix_';
}
