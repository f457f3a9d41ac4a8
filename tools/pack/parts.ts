import { chmodSync, cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putBaseModel } from '../../server/scripts/base-model.ts';
import { type EditorPrograms, putEditorPrograms } from '../../server/scripts/editor-programs.ts';
import { root } from './root.ts';

/** What more than one package has inside, made once. */
export class Parts {
  readonly #folder: string;
  #learned: readonly string[] | undefined;
  #editorPrograms: Promise<EditorPrograms> | undefined;

  /** @param folder where the parts may lie meanwhile */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Puts the completion model at `target`; answers what it was learned from, as `name@version`. */
  putModel = (target: string): readonly string[] => {
    const file = join(this.#folder, 'builtin.model');
    this.#learned ??= putBaseModel(file);
    cpSync(file, target);
    chmodSync(target, 0o644);
    return this.#learned;
  };

  /** Puts the programs that editors start into `folder`. */
  putEditorPrograms = async (folder: string): Promise<EditorPrograms> => {
    const made = join(this.#folder, 'editor-programs');
    this.#editorPrograms ??= putEditorPrograms(made, this.putModel);
    const contents = await this.#editorPrograms;
    cpSync(made, folder, { recursive: true });
    return contents;
  };
}

/**
 * Copies the rules' documentation, a page a rule, without what is for those who write them, the index of all and what leads to it:
 * editors list the pages themselves.
 */
export function copyRulePages(target: string): void {
  const rules = join(root, 'docs/rules');
  if (!existsSync(rules)) throw new Error('docs/rules is missing: npm run generate makes it');
  cpSync(rules, target, { recursive: true, filter: (path) => path !== join(rules, 'README.md') });
  for (const file of globSync('*/**/*.md', { cwd: target })) {
    const path = join(target, file);
    const page = readFileSync(path, 'utf8').replace(/^<!--[^\n]*-->\n\n/, '');
    writeFileSync(path, page.replace(/\n\[All rules\]\(\.\.\/README\.md\)[^\n]*\n$/, ''));
  }
}
