import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The documentation of the rules, as far as the install has it. */
export class RulePages {
  readonly #folder: string | undefined;
  readonly #pages = new Map<string, Promise<string | undefined>>();

  /** @param folder with a Markdown page a rule; undefined: there are none */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** What a rule's page says, as Markdown; undefined where there is none. */
  async find(rule: string): Promise<string | undefined> {
    const text = await this.#textOf(rule);
    return text && withoutFrame(text);
  }

  /** What a rule is called, such as “Unescaped output”; undefined where it has no page. */
  async title(rule: string): Promise<string | undefined> {
    return /^# (.+)$/m.exec((await this.#textOf(rule)) ?? '')?.[1];
  }

  /** What is shown of a rule where code or a configuration names it; undefined where it has no page. */
  async about(rule: string): Promise<string | undefined> {
    const page = await this.find(rule);
    if (page === undefined) return undefined;
    const address = this.address(rule, undefined);
    const name = address === undefined ? `\`${rule}\`` : `[${rule}](${address})`;
    return `**${await this.title(rule)}** · ${name}\n\n${page}`;
  }

  #textOf(rule: string): Promise<string | undefined> {
    const known = this.#pages.get(rule) ?? this.#read(rule);
    this.#pages.set(rule, known);
    return known;
  }

  /** The ids of the rules that have a page; null where there are none. */
  async ids(): Promise<readonly string[] | null> {
    if (this.#folder === undefined) return null;
    const paths = await readdir(this.#folder, { recursive: true });
    const ids = paths.map((path) => path.split(sep).join('/').replace(/\.md$/, ''));
    return ids.filter((id) => /^[a-z]+\/[a-z0-9-]+$/.test(id)).sort();
  }

  /** Where a person can read of a rule: the page beside this program, else the address that the server gives. */
  address(rule: string, given: string | undefined): string | undefined {
    const path = this.#path(rule);
    if (path !== undefined && existsSync(path)) return pathToFileURL(path).href;
    return given !== undefined && /^https?:/.test(given) && URL.canParse(given) ? given : undefined;
  }

  #path(rule: string): string | undefined {
    // Ids come from a server: they must not name files elsewhere.
    if (this.#folder === undefined || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(rule)) return undefined;
    return join(this.#folder, `${rule}.md`);
  }

  async #read(rule: string): Promise<string | undefined> {
    const path = this.#path(rule);
    if (path === undefined) return undefined;
    try {
      return await readFile(path, 'utf8');
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
