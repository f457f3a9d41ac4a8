import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';

/** A generated block whose files are looked up by the end of their path. */
export class GeneratedBlock {
  readonly paths: readonly string[];
  readonly instructions: string;
  readonly #files: ReadonlyMap<string, string>;

  constructor(request: BlockGenerateRequest) {
    const project = generateBlock(request, new Slots());
    this.#files = new Map(project.files.map(({ path, content }) => [path, String(content)]));
    this.paths = [...this.#files.keys()];
    this.instructions = project.instructions;
  }

  /** Throws when there is no such file. */
  file(path: string): string {
    const content = this.#files.get(path);
    if (content === undefined) throw new Error(`no file ${path} in ${this.paths.join(', ')}`);
    return content;
  }

  get metadata(): { readonly [key: string]: unknown } {
    const path = this.paths.find((one) => one.endsWith('block.json')) ?? '';
    return JSON.parse(this.file(path));
  }
}
