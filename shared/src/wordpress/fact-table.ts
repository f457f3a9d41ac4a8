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
  /** The text by what its names have in common, and how often it was searched. */
  #keys: string | undefined;
  #searches = 0;

  /** @param keyOf what names have in common that mean the same entry, of which there is one */
  constructor(text: string, keyOf: (name: string) => string = (name) => name) {
    this.wordpress = text.slice(0, text.indexOf('\n'));
    this.#text = text;
    this.#keyOf = keyOf;
  }

  /** The entry of a name: the name as WordPress spells it, then the values, of which empty ones at the end are left out. */
  find(name: string): readonly string[] | undefined {
    const key = this.#keyOf(name);
    const isFew = this.#lines === undefined && this.#searches < maxSearches;
    return (isFew ? this.#search(key) : this.#index().get(key))?.split('\t');
  }

  /** Looks through the text, which for a few names takes less than a table of all. */
  #search(key: string): string | undefined {
    this.#searches += 1;
    if (/[\t\n]/.test(key)) return undefined;
    this.#keys ??= this.#keyOf(this.#text);
    for (let at = this.#keys.indexOf(`\n${key}`); at !== -1; at = this.#keys.indexOf(`\n${key}`, at + 1)) {
      const end = this.#keys[at + 1 + key.length];
      if (key !== '' && (end === '\t' || end === '\n'))
        return this.#text.slice(at + 1, this.#text.indexOf('\n', at + 1));
    }
    return undefined;
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

/** Names up to which the text is searched. A search takes a hundredth of what the table does. */
const maxSearches = 60;

function nameOf(line: string): string {
  const end = line.indexOf('\t');
  return end === -1 ? line : line.slice(0, end);
}
