import type { Name, Use } from './ast.ts';

/** Resolves names by the namespace and `use` statements in force. One per file; `enter` follows the statements. */
export class Names {
  #namespace = '';
  #classes = new Map<string, string>();
  #functions = new Map<string, string>();
  /** Lower-case full names of the functions the file defines. */
  readonly localFunctions: ReadonlySet<string>;

  constructor(localFunctions: ReadonlySet<string>) {
    this.localFunctions = localFunctions;
  }

  get namespace(): string {
    return this.#namespace;
  }

  enterNamespace(name: string): void {
    this.#namespace = name.toLowerCase();
    this.#classes = new Map();
    this.#functions = new Map();
  }

  addUse(use: Use): void {
    for (const clause of use.clauses) {
      const table = clause.what === 'class' ? this.#classes : clause.what === 'function' ? this.#functions : null;
      table?.set(clause.alias.toLowerCase(), clause.name.toLowerCase());
    }
  }

  /** The full lower-case name of a declaration here. */
  declared(name: string): string {
    const lower = name.toLowerCase();
    return this.#namespace === '' ? lower : `${this.#namespace}\\${lower}`;
  }

  /**
   * The full lower-case name a call means. An unqualified name is the namespace's own function when this file defines
   * it, else the global one: PHP decides that at run time, and WordPress's functions are global.
   */
  functionName(name: Name | string): string {
    const text = (typeof name === 'string' ? name : name.text).toLowerCase();
    if (!text.includes('\\')) {
      const used = this.#functions.get(text);
      if (used !== undefined) return used;
      if (this.#namespace !== '') {
        const own = `${this.#namespace}\\${text}`;
        if (this.localFunctions.has(own)) return own;
      }
      return text;
    }
    return this.#qualified(text);
  }

  /** The full lower-case name of a class; `self`, `static` and `parent` stay as they are. */
  className(name: Name | string): string {
    const text = (typeof name === 'string' ? name : name.text).toLowerCase();
    if (text.includes('\\')) return this.#qualified(text);
    if (text === 'self' || text === 'static' || text === 'parent') return text;
    const used = this.#classes.get(text);
    if (used !== undefined) return used;
    return this.#namespace === '' ? text : `${this.#namespace}\\${text}`;
  }

  #qualified(text: string): string {
    if (text.startsWith('\\')) return text.slice(1);
    if (text.startsWith('namespace\\')) return this.declared(text.slice('namespace\\'.length));
    const cut = text.indexOf('\\');
    const head = text.slice(0, cut);
    const used = this.#classes.get(head);
    if (used !== undefined) return used + text.slice(cut);
    return this.#namespace === '' ? text : `${this.#namespace}\\${text}`;
  }
}
