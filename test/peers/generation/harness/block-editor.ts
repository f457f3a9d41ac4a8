import type { Frame, Page } from 'playwright-core';
import type { TestBrowser } from '../../wordpress/browser.ts';
import { inPage } from './in-page.ts';

/** A block to be put into a post. */
export interface BlockToInsert {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly inner?: readonly BlockToInsert[];
}

/** A post with blocks in it, saved by the editor. */
export interface SavedPost {
  readonly post: number;
  readonly link: string;
  readonly report: readonly { name: string; registered: boolean; attributes: readonly string[] }[];
}

/** A block as the editor read it from the saved post. */
export interface ReadBlock {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The block and inner blocks whose saved markup is not what the block would save. */
  readonly invalid: readonly { name: string; saved: string; expected: string }[];
  /** Its editor threw, or shows an error in its place. */
  readonly broken: boolean;
  readonly text: string;
}

/** The post editor in a real browser; one page load serves any number of blocks. */
export class BlockEditor {
  readonly #browser: TestBrowser;
  readonly #site: string;

  constructor(browser: TestBrowser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  get page(): Page {
    return this.#browser.page;
  }

  /** Writes a new post of these blocks, publishes it, and says which of them the editor knows. */
  async write(title: string, blocks: readonly BlockToInsert[]): Promise<SavedPost> {
    await this.#open('post-new.php');
    return inPage<SavedPost>(this.page, 'insert-blocks', { title, blocks });
  }

  /** Opens a saved post and reads its blocks, without the paragraphs between them. */
  async read(post: number): Promise<ReadBlock[]> {
    await this.#open(`post.php?post=${post}&action=edit`);
    await this.#settled();
    return inPage<ReadBlock[]>(this.page, 'read-blocks');
  }

  /** Changes attributes of the blocks of the open post and saves it. */
  async change(changes: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    await inPage(this.page, 'change-attributes', { changes });
  }

  /** Id of a block of the open post, by its place among those that are not paragraphs. */
  clientId(at: number): Promise<string> {
    return this.page.evaluate<string>(
      `wp.data.select('core/block-editor').getBlocks().filter(({ name }) => name !== 'core/paragraph')[${at}].clientId`,
    );
  }

  /** The frame in which the post is drawn. */
  async canvas(): Promise<Frame> {
    const frame = await (await this.page.waitForSelector('iframe[name="editor-canvas"]')).contentFrame();
    if (frame === null) throw new Error('the editor has no canvas');
    return frame;
  }

  async #open(path: string): Promise<void> {
    await this.page.goto(`${this.#site}/wp-admin/${path}`, { waitUntil: 'load' });
    await this.page.waitForFunction(
      "window.wp?.data?.select('core/editor')?.__unstableIsEditorReady() && wp.data.select('core/block-editor').getBlockCount() >= 0",
    );
    await this.canvas();
  }

  /** Waits until no block asks the server for its preview any more. */
  async #settled(): Promise<void> {
    const canvas = await this.canvas();
    await canvas.waitForFunction("document.querySelectorAll('[data-block]').length > 0");
    await canvas.waitForFunction("document.querySelectorAll('[data-block] .components-spinner').length === 0");
  }
}
