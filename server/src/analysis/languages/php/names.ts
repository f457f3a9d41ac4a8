import type { Name, Namespace, Use } from './ast.ts';

/** The namespace and the imports in force from one offset on. */
interface Scope {
  readonly start: number;
  readonly namespace: string;
  readonly classes: Map<string, string>;
  readonly functions: Map<string, string>;
  /** Full names of functions asked for, by how they are written. */
  readonly resolved: Map<string, string>;
}

/** Resolves names by the namespace and `use` statements in force where they stand. All results are lower-case. */
export class Names {
  readonly #scopes: readonly Scope[];
  #localFunctions: ReadonlySet<string> = new Set();
  /** The name asked for last: all rules ask for that of the call at hand, one after the other. */
  #lastName: Name | null = null;
  #lastFunction = '';

  /** @param files the offsets at which files begin: each starts in the global namespace, without imports */
  constructor(namespaces: readonly Namespace[], uses: readonly Use[], files: readonly number[]) {
    const scopes: Scope[] = files.map((start) => newScope(start, ''));
    for (const { start, name } of namespaces) scopes.push(newScope(start, name.toLowerCase()));
    // Stable: a namespace at a file's first character comes after the file's own scope.
    scopes.sort((a, b) => a.start - b.start);
    this.#scopes = scopes;
    for (const use of uses) {
      const scope = this.#at(use.start);
      for (const clause of use.clauses) {
        const table = clause.what === 'class' ? scope.classes : clause.what === 'function' ? scope.functions : null;
        table?.set(clause.alias.toLowerCase(), clause.name.toLowerCase());
      }
    }
  }

  /** Full names of the functions the file itself defines. */
  get localFunctions(): ReadonlySet<string> {
    return this.#localFunctions;
  }

  /** Tells which full names the file itself defines as functions. */
  setLocalFunctions(names: ReadonlySet<string>): void {
    this.#localFunctions = names;
    this.#lastName = null;
    for (const { resolved } of this.#scopes) resolved.clear();
  }

  /** '' for the global namespace. */
  namespaceAt(offset: number): string {
    return this.#at(offset).namespace;
  }

  /** The full name of something declared at an offset. */
  declared(name: string, offset: number): string {
    const { namespace } = this.#at(offset);
    return namespace === '' ? name.toLowerCase() : `${namespace}\\${name.toLowerCase()}`;
  }

  /**
   * The full name a call means. An unqualified name is the namespace's own function when this file defines it, else
   * the global one: PHP decides that at run time, and WordPress's functions are global.
   */
  functionName(name: Name): string {
    if (this.#lastName === name) return this.#lastFunction;
    const { resolved } = this.#at(name.start);
    let found = resolved.get(name.text);
    if (found === undefined) {
      found = this.#functionName(name);
      resolved.set(name.text, found);
    }
    this.#lastName = name;
    this.#lastFunction = found;
    return found;
  }

  #functionName(name: Name): string {
    const text = name.text.toLowerCase();
    const scope = this.#at(name.start);
    if (text.includes('\\')) return qualified(text, scope);
    const used = scope.functions.get(text);
    if (used !== undefined) return used;
    if (scope.namespace !== '') {
      const own = `${scope.namespace}\\${text}`;
      if (this.#localFunctions.has(own)) return own;
    }
    return text;
  }

  /** The full name of a class; `self`, `static` and `parent` stay as they are. */
  className(name: Name): string {
    return this.classNameAt(name.text, name.start);
  }

  /** The full name of a class written at an offset. */
  classNameAt(name: string, offset: number): string {
    const text = name.toLowerCase();
    const scope = this.#at(offset);
    if (text.includes('\\')) return qualified(text, scope);
    if (text === 'self' || text === 'static' || text === 'parent') return text;
    const used = scope.classes.get(text);
    if (used !== undefined) return used;
    return scope.namespace === '' ? text : `${scope.namespace}\\${text}`;
  }

  #at(offset: number): Scope {
    const scopes = this.#scopes;
    const only = scopes[0];
    if (only !== undefined && scopes.length === 1) return only;
    let low = 0;
    let high = scopes.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((scopes[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return scopes[low] ?? newScope(0, '');
  }
}

function newScope(start: number, namespace: string): Scope {
  return { start, namespace, classes: new Map(), functions: new Map(), resolved: new Map() };
}

function qualified(text: string, scope: Scope): string {
  if (text.startsWith('\\')) return text.slice(1);
  if (text.startsWith('namespace\\')) {
    const rest = text.slice('namespace\\'.length);
    return scope.namespace === '' ? rest : `${scope.namespace}\\${rest}`;
  }
  const cut = text.indexOf('\\');
  const used = scope.classes.get(text.slice(0, cut));
  if (used !== undefined) return used + text.slice(cut);
  return scope.namespace === '' ? text : `${scope.namespace}\\${text}`;
}
