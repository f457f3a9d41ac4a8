import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Pictures of pages, for whoever asks for them: painting one takes a browser as long as many a check does. */
export class Pictures {
  readonly #asked: string | undefined;
  readonly #name: string;
  #folder: string | undefined;

  /** @param asked folder for pictures of all that is looked at, made if need be; without it there are those of failures alone, in a temporary folder named for `name` */
  constructor(asked: string | undefined, name: string) {
    this.#asked = asked;
    this.#name = name;
  }

  /** Takes a picture where all were asked for, of the whole page if told so. */
  async take(page: Page, name: string, fullPage = false): Promise<void> {
    if (this.#asked !== undefined) await this.#save(page, name, fullPage);
  }

  /** Takes a picture of what failed, and prints its path. */
  async takeFailure(page: Page, name: string): Promise<void> {
    console.log(`screenshot: ${await this.#save(page, `failed-${name}`, false)}`);
  }

  async #save(page: Page, name: string, fullPage: boolean): Promise<string> {
    this.#folder ??= this.#asked ?? mkdtempSync(join(tmpdir(), `presswright-${this.#name}-`));
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, `${name.replaceAll(/[^\w.]+/g, '-').slice(0, 80)}.png`);
    await page.screenshot({ path, fullPage });
    return path;
  }
}
