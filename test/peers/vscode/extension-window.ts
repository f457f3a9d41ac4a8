import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
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
  /** Folder of the screenshots. */
  readonly shots: string;

  private constructor(server: CodeServer, workbench: Workbench, shots: string) {
    this.server = server;
    this.workbench = workbench;
    this.shots = shots;
  }

  /** Builds the extension if need be, and opens a window of 1280 × 800; with a file it waits until the extension is ready. */
  static async open({ others = [], file, ...options }: WindowOptions): Promise<ExtensionWindow> {
    const vsix = await packedExtension();
    const server = await startCodeServer({ ...options, extensions: [vsix, ...others] });
    const workbench = await Workbench.open(1280, 800);
    const shots = process.env.PRESSWRIGHT_SHOTS ?? mkdtempSync(join(tmpdir(), 'presswright-shots-'));
    mkdirSync(shots, { recursive: true });
    console.log(`screenshots: ${shots}`);
    const window = new ExtensionWindow(server, workbench, shots);
    try {
      if (file === undefined) await workbench.openFolder(server.url, options.workspace);
      else {
        await workbench.openFile(server.url, options.workspace, file);
        if (options.asksForTrust !== true) await workbench.statusItem('ready').waitFor({ timeout: 120_000 });
      }
    } catch (error) {
      await window.shoot('did-not-open');
      await window.close();
      throw error;
    }
    return window;
  }

  async shoot(name: string): Promise<void> {
    await this.workbench.page.screenshot({ path: join(this.shots, `${name}.png`) });
  }

  /** Ends a test: a picture of what it left, and no error of the page or request to strangers in it. */
  async endTest(name: string): Promise<void> {
    await this.shoot(name.replaceAll(/\W+/g, '-').slice(0, 80));
    expect(this.workbench.pageErrors.splice(0), 'errors of the page').toEqual([]);
    expect(this.workbench.strangers.splice(0), 'requests that left loopback').toEqual([]);
  }

  async close(): Promise<void> {
    await this.workbench.close();
    await this.server.stop();
  }
}
