import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position, Range } from 'vscode-languageserver-protocol';

export type ProjectTexts = Readonly<Record<string, string>>;

/** A folder of files, and places in them by what stands there. */
export class ProjectFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'presswright-index-'));
  readonly #texts = new Map<string, string>();

  constructor(texts: ProjectTexts) {
    this.write(texts);
  }

  write(texts: ProjectTexts): void {
    for (const [name, text] of Object.entries(texts)) {
      this.#texts.set(name, text);
      mkdirSync(dirname(join(this.path, name)), { recursive: true });
      writeFileSync(join(this.path, name), text);
    }
  }

  get uri(): string {
    return pathToFileURL(this.path).href;
  }

  uriOf(name: string): string {
    return pathToFileURL(join(this.path, name)).href;
  }

  text(name: string): string {
    return this.#texts.get(name) ?? '';
  }

  /** The position of `‸` in what stands in the file: `do_action( 'shop_‸sold' )`. */
  at(name: string, around: string): { textDocument: { uri: string }; position: Position } {
    const text = this.text(name);
    const start = text.indexOf(around.replace('‸', ''));
    if (start === -1) throw new Error(`${name} has no ${around}`);
    const before = text.slice(0, start + around.indexOf('‸')).split(/\r\n|\r|\n/);
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return { textDocument: { uri: this.uriOf(name) }, position };
  }

  /** `inc/a.php:3 shop_sold`: the file, the line from 1, and what stands there. */
  show({ uri, range }: { readonly uri: string; readonly range: Range }): string {
    const name = decodeURIComponent(uri.slice(this.uri.length + 1));
    const line = this.text(name).split(/\r\n|\r|\n/)[range.start.line] ?? '';
    return `${name}:${range.start.line + 1} ${line.slice(range.start.character, range.end.character)}`.trimEnd();
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
