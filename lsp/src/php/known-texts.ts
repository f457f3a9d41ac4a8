import type { PhpScope, PhpStructure } from './structure.ts';
import type { PhpToken } from './tokens.ts';
import { writtenText } from './values.ts';
import { classAround } from './variable-classes.ts';

/** Texts that a file gives to its constants and properties, by the class that has them. */
export class TextsOfFile {
  readonly #structure: PhpStructure;
  readonly #texts = new Map<PhpScope | undefined, Map<string, string>>();

  constructor(tokens: readonly PhpToken[], structure: PhpStructure) {
    this.#structure = structure;
    tokens.forEach((token, index) => {
      if (token.text !== '=' || tokens[index + 1]?.kind !== 'string') return;
      const end = tokens[index + 2]?.text;
      if (end !== ';' && end !== ',') return;
      const value = writtenText(tokens, { start: index + 1, end: index + 2 })?.text;
      const name = tokens[index - 1];
      if (value === undefined || value.includes('*') || name === undefined) return;
      const scope = structure.scopeOf[index];
      const owner = classAround(scope);
      if (name.kind === 'name' && tokens[index - 2]?.text === '->' && tokens[index - 3]?.text === '$this')
        this.#put(owner, `$this->${name.text}`, value);
      else if (name.kind === 'name') this.#put(owner, owner ? `self::${name.text}` : name.text, value);
      else if (name.kind === 'variable' && scope?.kind === 'class')
        this.#put(owner, `$this->${name.text.slice(1)}`, value);
    });
  }

  /** The texts that are known where a token is. */
  at(token: number): ReadonlyMap<string, string> {
    const owner = classAround(this.#structure.scopeOf[token]);
    return this.#texts.get(owner) ?? new Map();
  }

  #put(owner: PhpScope | undefined, name: string, value: string): void {
    const texts = this.#texts.get(owner) ?? new Map<string, string>();
    texts.set(name, value);
    this.#texts.set(owner, texts);
  }
}
