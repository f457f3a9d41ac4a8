/** What is worked out once about something, such as a file or the files of an analysis, and kept with it. */
export class Facts {
  readonly #known = new Map<symbol, unknown>();

  /** The fact of that key, made when it is first asked for. */
  of<T>(key: symbol, make: () => T): T {
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known as T;
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}
