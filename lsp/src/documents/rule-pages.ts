import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The documentation of the rules, as far as the install has it. */
export class RulePages {
  readonly #folder: string | undefined;
  readonly #pages = new Map<string, Promise<string | undefined>>();

  /** @param folder with a Markdown page a rule; undefined: there are none */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** What a rule's page says, as Markdown; undefined where there is none. */
  find(rule: string): Promise<string | undefined> {
    let page = this.#pages.get(rule);
    if (!page) {
      page = this.#read(rule);
      this.#pages.set(rule, page);
    }
    return page;
  }

  async #read(rule: string): Promise<string | undefined> {
    // Ids come from a server: they must not name files elsewhere.
    if (this.#folder === undefined || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(rule)) return undefined;
    try {
      const text = await readFile(join(this.#folder, `${rule}.md`), 'utf8');
      return withoutFrame(text);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/** A page without its comment, its title and its links to other pages, which lead nowhere from an editor. */
function withoutFrame(page: string): string {
  return page
    .replace(/^<!--.*?-->\s*/s, '')
    .replace(/^# .*\n/, '')
    .replace(/^.*\]\(\.\.\/.*$/gm, '')
    .trim();
}
