/**
 * Facts as text: the version of WordPress in the first line, then an entry a line, its name first and its values behind it, each
 * after a tab. A text costs a program next to nothing to load; it is read when the first fact is asked for.
 */
export class FactTable {
  /** The WordPress version that the facts were read from. */
  readonly wordpress: string;
  readonly #text: string;
  readonly #keyOf: (name: string) => string;
  #lines: Map<string, string> | undefined;

  /** @param keyOf what names have in common that mean the same entry; of several with one key the last counts */
  constructor(text: string, keyOf: (name: string) => string = (name) => name) {
    this.wordpress = text.slice(0, text.indexOf('\n'));
    this.#text = text;
    this.#keyOf = keyOf;
  }

  /** The entry of a name: the name as WordPress spells it, then the values, of which empty ones at the end are left out. */
  find(name: string): readonly string[] | undefined {
    return this.#index().get(this.#keyOf(name))?.split('\t');
  }

  /** All entries, in the order of their names. */
  *entries(): Generator<readonly string[]> {
    for (const line of this.#index().values()) yield line.split('\t');
  }

  /** All names, as WordPress spells them. */
  *names(): Generator<string> {
    for (const line of this.#index().values()) yield nameOf(line);
  }

  #index(): ReadonlyMap<string, string> {
    this.#lines ??= new Map(
      this.#text
        .split('\n')
        .slice(1, -1)
        .map((line) => [this.#keyOf(nameOf(line)), line]),
    );
    return this.#lines;
  }
}

function nameOf(line: string): string {
  const end = line.indexOf('\t');
  return end === -1 ? line : line.slice(0, end);
}
