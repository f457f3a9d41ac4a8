import { expect, type RunnerTestCase } from 'vitest';
import { Pictures } from '../pictures.ts';
import { type CodeServer, type CodeServerOptions, startCodeServer } from './code-server.ts';
import { packedExtension } from './packed-extension.ts';
import { Workbench } from './workbench.ts';

/** What a window opens with. */
export interface WindowOptions extends Omit<CodeServerOptions, 'extensions'> {
  /** Archives of extensions besides ours. */
  readonly others?: readonly string[];
  /** Absolute path of the file that is open; absent: none is. */
  readonly file?: string;
}

/** A VS Code with the packed extension, and one window of it: what the tests of a file share. */
export class ExtensionWindow {
  readonly server: CodeServer;
  readonly workbench: Workbench;
  readonly #pictures = new Pictures(process.env.PRESSWRIGHT_SHOTS, 'vscode');

  private constructor(server: CodeServer, workbench: Workbench) {
    this.server = server;
    this.workbench = workbench;
  }

  /** Builds the extension if need be, and opens a window of 1280 × 800; with a file it waits until the extension is ready. */
  static async open({ others = [], file, ...options }: WindowOptions): Promise<ExtensionWindow> {
    const vsix = await packedExtension();
    const server = await startCodeServer({ ...options, extensions: [vsix, ...others] });
    const workbench = await Workbench.open(1280, 800);
    const window = new ExtensionWindow(server, workbench);
    try {
      if (file === undefined) await workbench.openFolder(server.url, options.workspace);
      else {
        await workbench.openFile(server.url, options.workspace, file);
        if (options.asksForTrust !== true) await workbench.statusItem('ready').waitFor({ timeout: 120_000 });
      }
    } catch (error) {
      await window.#pictures.takeFailure(workbench.page, 'did-not-open');
      await window.close();
      throw error;
    }
    return window;
  }

  /** Takes a picture, where `PRESSWRIGHT_SHOTS` names a folder for them. */
  async shoot(name: string): Promise<void> {
    await this.#pictures.take(this.workbench.page, name);
  }

  /** Ends a test: a picture of what it left, and no error of the page or request to strangers in it. */
  async endTest({ name, result }: Readonly<RunnerTestCase>): Promise<void> {
    if (result?.state === 'fail') await this.#pictures.takeFailure(this.workbench.page, name);
    else await this.shoot(name);
    expect(this.workbench.pageErrors.splice(0), 'errors of the page').toEqual([]);
    expect(this.workbench.strangers.splice(0), 'requests that left loopback').toEqual([]);
  }

  async close(): Promise<void> {
    await this.workbench.close();
    await this.server.stop();
  }
}
