import { basename } from 'node:path';
import type { GenerateResult, ProjectFile } from '@presswright/shared/generators';
import { commands, FileSystemError, l10n, Uri, ViewColumn, window, workspace } from 'vscode';
import { stateOf, usualDestination, writeFiles } from './destination.ts';
import type { Preview, PreviewedFile } from './messages.ts';
import { plainText } from './plain-text.ts';
import type { PreviewFiles } from './preview-files.ts';

interface Made {
  readonly result: GenerateResult;
  readonly files: readonly ProjectFile[];
  readonly folder: Uri;
}

let previews = 0;

/** The files that a plan becomes, beside the folder that they would go into. */
export class PlanPreview {
  readonly #files: PreviewFiles;
  readonly #id: string;
  #made: Made | undefined;
  #compared: readonly PreviewedFile[] = [];
  #isStale = false;

  constructor(files: PreviewFiles) {
    this.#files = files;
    previews += 1;
    this.#id = `preview-${previews}`;
  }

  /** What the page shows of it; null: nothing was generated yet. */
  get state(): Preview | null {
    if (this.#made === undefined) return null;
    const { folder, result } = this.#made;
    return {
      destination: folder.fsPath,
      files: this.#compared,
      isStale: this.#isStale,
      instructions: plainText(result.instructions),
    };
  }

  /** The plan is another one now. */
  growStale(): void {
    this.#isStale = true;
  }

  /** Takes other files. A folder that somebody chose stays. */
  async take(kind: string, result: GenerateResult): Promise<void> {
    const isSame = this.#made?.result.folderName === result.folderName;
    const folder =
      isSame && this.#made !== undefined ? this.#made.folder : await usualDestination(kind, result.folderName);
    this.#made = { result, files: result.files ?? [], folder };
    this.#files.replace(this.#id, this.#made.files);
    this.#isStale = false;
    await this.compare();
  }

  /** Looks again at what is in the folder; new files are chosen. */
  async compare(): Promise<void> {
    const made = this.#made;
    if (made === undefined) return;
    const files = made.files.map(async (file): Promise<PreviewedFile> => {
      const state = await stateOf(made.folder, file);
      return { path: file.path, state, isChosen: state === 'new' };
    });
    this.#compared = await Promise.all(files);
  }

  choose(path: string, isChosen: boolean): void {
    this.#compared = this.#compared.map((file) => (file.path === path ? { ...file, isChosen } : file));
  }

  /** Opens a file: beside what is at its place, if that differs. */
  async open(path: string): Promise<void> {
    const made = this.#made;
    if (made === undefined) return;
    const uri = this.#files.uriOf(this.#id, path);
    const name = basename(path);
    const options = { preview: true, viewColumn: ViewColumn.Active };
    if (this.#compared.some((file) => file.path === path && file.state === 'differs')) {
      const present = Uri.joinPath(made.folder, ...path.split('/'));
      await commands.executeCommand('vscode.diff', present, uri, l10n.t('{0} (Current ↔ Generated)', name), options);
    } else await commands.executeCommand('vscode.open', uri, options, l10n.t('{0} (Preview)', name));
  }

  /** Asks for another folder. */
  async chooseFolder(): Promise<void> {
    const made = this.#made;
    if (made === undefined) return;
    const [chosen] =
      (await window.showOpenDialog({
        title: l10n.t('Choose where to put the folder {0}', made.result.folderName),
        openLabel: l10n.t('Use This Folder'),
        canSelectFolders: true,
        canSelectFiles: false,
        defaultUri: Uri.joinPath(made.folder, '..'),
      })) ?? [];
    if (chosen === undefined) return;
    // Whoever chooses the project's own folder means it.
    const isIt = basename(chosen.path) === made.result.folderName;
    this.#made = { ...made, folder: isIt ? chosen : Uri.joinPath(chosen, made.result.folderName) };
    await this.compare();
  }

  /** Writes the chosen files and opens the main one; a text says why nothing was written. */
  async write(): Promise<string | undefined> {
    const made = this.#made;
    if (made === undefined) return;
    const known = new Map(this.#compared.filter(({ isChosen }) => isChosen).map(({ path, state }) => [path, state]));
    const files = made.files.filter(({ path }) => known.has(path));
    try {
      // What came meanwhile is not written over unseen.
      const states = await Promise.all(files.map((file) => stateOf(made.folder, file)));
      if (states.some((state, place) => state !== known.get(files[place]?.path ?? ''))) {
        return 'The folder has changed. Check the files again, then write them.';
      }
      await writeFiles(made.folder, files);
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      return `Could not write to ${made.folder.fsPath}. Choose a folder that you can write to. (${error.message})`;
    } finally {
      await this.compare();
    }
    await this.#openMain(made, files.length);
    return;
  }

  async #openMain({ folder, result }: Made, count: number): Promise<void> {
    const main = Uri.joinPath(folder, ...result.main.split('/'));
    await commands.executeCommand('vscode.open', main, { preview: false });
    const isInside = workspace.getWorkspaceFolder(folder) !== undefined;
    const [reveal, open] = [l10n.t('Reveal in Explorer'), l10n.t('Open Folder')];
    const text =
      count === 1
        ? l10n.t('1 file written to {0}.', folder.fsPath)
        : l10n.t('{0} files written to {1}.', count, folder.fsPath);
    // Not awaited: the message may stay for long, and the editor must go on.
    void window.showInformationMessage(text, isInside ? reveal : open).then((choice) => {
      if (choice === reveal) return commands.executeCommand('revealInExplorer', main);
      return choice === open
        ? commands.executeCommand('vscode.openFolder', folder, { forceNewWindow: true })
        : undefined;
    });
  }

  dispose(): void {
    this.#files.replace(this.#id, []);
  }
}
