import { readFile } from 'node:fs/promises';
import { listRulePages, type RulePage } from './rule-pages.ts';

/** The pages of the rules that the extension ships, read when they are first asked for. */
export class RuleLibrary {
  readonly #folder: string;
  #pages: Promise<readonly RulePage[]> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every page, by rule id. */
  pages(): Promise<readonly RulePage[]> {
    this.#pages ??= listRulePages(this.#folder);
    return this.#pages;
  }

  async page(rule: string): Promise<RulePage | undefined> {
    return (await this.pages()).find((page) => page.rule === rule);
  }

  /** The page's Markdown. */
  async text(rule: string): Promise<string | undefined> {
    const page = await this.page(rule);
    return page && (await readFile(page.path, 'utf8'));
  }
}
