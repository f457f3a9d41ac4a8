import { existsSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import type { Language } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import ignore, { type Ignore } from 'ignore';
import { ProjectSettings } from '../workspace/project-settings.ts';
import { type LeavesOut, sourceFiles } from '../workspace/source-files.ts';
import { ProjectIndex } from './project-index.ts';
import { isIndexed, readFacts } from './readers/read-file.ts';

/** More files than this are not read. */
const maxFiles = 50_000;
/** After so many milliseconds of reading, questions come first. */
const maxBusyMs = 10;

/** Files that say what is left out. */
const excludingNames: ReadonlySet<string> = new Set([projectConfigName, '.gitignore']);

/** How the first look over the folders ended. */
export interface ScanReport {
  readonly files: number;
  readonly symbols: number;
  readonly occurrences: number;
  readonly milliseconds: number;
  /** There is more than is kept. */
  readonly isCut: boolean;
}

interface OnDisk {
  readonly bytes: number;
  readonly modified: number;
}

/** Keeps the index of some folders, with the texts that an editor has open in place of those on the disk. */
export class IndexService {
  readonly index = new ProjectIndex();
  #folders: readonly string[] = [];
  #hidden: Ignore = ignore();
  /** The texts that are open, by path. */
  readonly #open = new Map<string, string>();
  readonly #onDisk = new Map<string, OnDisk>();
  #scan: Promise<ScanReport> | undefined;
  /** The look over folders that are new. */
  #first: Promise<ScanReport> | undefined;
  /** Since when nothing but files was read. */
  #busySince = 0;
  #controller = new AbortController();
  readonly #maxFiles: number;
  #isLookedOver = false;
  /** Folders that were read before all others. */
  readonly #ahead = new Map<string, Promise<unknown>>();
  /** What is wrong with a project's file is told where it is analysed. */
  readonly #projects = new ProjectSettings(
    async () => null,
    () => undefined,
  );

  constructor(options: { readonly maxFiles?: number } = {}) {
    this.#maxFiles = options.maxFiles ?? maxFiles;
  }

  /**
   * Looks over these folders and no others; the answer comes when all is read.
   * @param hidden patterns, relative to each folder, of what is not looked at
   */
  setFolders(folders: readonly string[], hidden: readonly string[] = []): Promise<ScanReport> {
    this.#folders = folders;
    this.#hidden = ignore().add([...hidden]);
    this.#isLookedOver = false;
    this.#first = this.rescan();
    return this.#first;
  }

  /** Looks for what is new, changed or gone. */
  rescan(): Promise<ScanReport> {
    this.#controller.abort();
    this.#ahead.clear();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    // One after the other: what an ended one was reading must not come after what the next one read.
    const before = this.#scan;
    const scan = (async () => {
      await before;
      return this.#look(signal);
    })();
    this.#scan = scan;
    return scan;
  }

  /** Resolves when the folders were looked over, or after `milliseconds`. */
  async settled(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.#first, late]);
    clearTimeout(timer);
  }

  /** Reads up to `max` files below a folder now, where the look over all folders is not done yet. */
  async readFirst(folder: string, max: number): Promise<void> {
    const isPart = this.#folders.includes(folder) || this.#isInside(folder);
    if (this.#isLookedOver || !isPart) return;
    const reading = this.#ahead.get(folder) ?? this.#readBelow(folder, this.#controller.signal, new Set(), max);
    this.#ahead.set(folder, reading);
    await reading;
  }

  /** What an editor has open; undefined: it has not. */
  openText(path: string): string | undefined {
    return this.#open.get(path);
  }

  /** How large a file is. */
  bytesOf(path: string): number {
    return this.#open.get(path)?.length ?? this.#onDisk.get(path)?.bytes ?? 0;
  }

  /** Takes a text that an editor has open. */
  setText(path: string, text: string, language: Language | undefined): void {
    this.#open.set(path, text);
    // What is not analysed for its size is not read for its names either.
    if (Buffer.byteLength(text) > limits.codeBytes) this.index.remove(path);
    else this.#take(path, text, language);
  }

  /** Goes back to what is on the disk. */
  close(path: string): void {
    this.#open.delete(path);
    this.#onDisk.delete(path);
    if (this.#isInside(path)) this.#read(path);
    else this.index.remove(path);
  }

  /** Reads files again that changed; new ones and folders are looked for. */
  async changed(paths: readonly string[]): Promise<void> {
    if (paths.some((path) => excludingNames.has(basename(path)))) void this.rescan();
    for (const path of paths) {
      this.#onDisk.delete(path);
      if (!this.index.file(path) || this.#open.has(path)) continue;
      await this.#letAsk();
      this.#read(path);
    }
  }

  #isInside(path: string): boolean {
    return this.#folders.some((folder) => path.startsWith(folder + sep));
  }

  #isHidden(path: string, isFolder: boolean): boolean {
    const folder = this.#folders.find((candidate) => path.startsWith(candidate + sep));
    if (folder === undefined) return false;
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    return this.#hidden.ignores(isFolder ? `${name}/` : name);
  }

  async #look(signal: AbortSignal): Promise<ScanReport> {
    const began = performance.now();
    const found = new Set<string>();
    let isCut = false;
    this.#projects.reload();
    for (const folder of this.#folders) if (await this.#readBelow(folder, signal, found, this.#maxFiles)) isCut = true;
    if (!signal.aborted) {
      this.#forgetOthers(found, isCut);
      this.#isLookedOver = true;
    }
    return { ...this.index.size, milliseconds: Math.round(performance.now() - began), isCut };
  }

  /**
   * Reads files that are new or changed.
   * @param found gets the paths of all that there are, `max` at most
   * @returns whether there are more than are kept
   */
  async #readBelow(folder: string, signal: AbortSignal, found: Set<string>, max: number): Promise<boolean> {
    let isCut = false;
    const leavesOut: LeavesOut = async (path, isFolder) =>
      this.#isHidden(path, isFolder) || (await this.#projects.leavesOut(path, isFolder));
    for await (const file of sourceFiles(folder, signal, leavesOut)) {
      if (file.kind !== 'file' || file.bytes > limits.codeBytes || !isIndexed(file.path)) continue;
      if (found.size >= max) return true;
      if (this.index.isFull && !this.index.file(file.path)) {
        isCut = true;
        continue;
      }
      found.add(file.path);
      const known = this.#onDisk.get(file.path);
      if (this.#open.has(file.path) || (known?.modified === file.modified && known.bytes === file.bytes)) continue;
      await this.#letAsk();
      // An editor may have opened it meanwhile.
      if (this.#open.has(file.path)) continue;
      this.#onDisk.set(file.path, { bytes: file.bytes, modified: file.modified });
      this.#read(file.path);
    }
    return isCut;
  }

  #forgetOthers(found: ReadonlySet<string>, isCut: boolean): void {
    for (const { path } of [...this.index.files()]) {
      if (found.has(path) || this.#open.has(path)) continue;
      // What was read first may lie behind the bound.
      if (isCut && this.#isInside(path) && existsSync(path)) continue;
      this.index.remove(path);
      this.#onDisk.delete(path);
    }
  }

  /** Lets what was asked meanwhile be answered. */
  async #letAsk(): Promise<void> {
    if (performance.now() - this.#busySince < maxBusyMs) return;
    await setImmediate();
    this.#busySince = performance.now();
  }

  #read(path: string): void {
    let bytes: Buffer;
    try {
      // The thread has nothing else to do meanwhile, and to wait for each file costs more than to read it.
      bytes = readFileSync(path);
    } catch {
      // Gone since it was listed, or not ours to read: it has nothing to give.
      this.index.remove(path);
      return;
    }
    // An editor shows no byte order mark; its columns begin after it.
    if (!bytes.includes(0)) this.#take(path, bytes.toString('utf8').replace(/^\ufeff/, ''));
  }

  #take(path: string, text: string, language?: Language): void {
    try {
      this.index.put(path, readFacts(path, text, language));
    } catch (error) {
      // Code that is nested deeper than the readers can follow: it gives no names, and the other files keep theirs.
      if (!(error instanceof RangeError)) throw error;
      this.index.remove(path);
    }
  }
}
