import type { PhpStructure } from './structure.ts';
import type { PhpToken } from './tokens.ts';

interface Namespace {
  /** Token from which on it holds. */
  readonly from: number;
  readonly name: string;
  readonly classes: Map<string, string>;
  readonly functions: Map<string, string>;
}

/** Full names of the classes and functions that a file speaks of: its namespaces and imports, applied. */
export class PhpNames {
  readonly #namespaces: Namespace[] = [{ from: 0, name: '', classes: new Map(), functions: new Map() }];

  constructor(tokens: readonly PhpToken[], structure: PhpStructure) {
    tokens.forEach((token, index) => {
      if (token.kind !== 'name') return;
      const word = token.text.toLowerCase();
      if (word === 'namespace') this.#openNamespace(tokens, index);
      else if (word === 'use' && structure.scopeOf[index]?.kind === 'file' && tokens[index - 1]?.text !== ')')
        this.#import(tokens, index + 1);
    });
  }

  /** Without a leading backslash; `self`, `static` and `parent` stay as they are. */
  classAt(written: string, token: number): string {
    if (written.startsWith('\\')) return written.slice(1);
    if (/^(?:self|static|parent)$/i.test(written)) return written.toLowerCase();
    const namespace = this.#at(token);
    const [first = '', ...rest] = written.split('\\');
    const imported = namespace.classes.get(first.toLowerCase());
    if (imported !== undefined) return [imported, ...rest].join('\\');
    return inNamespace(namespace.name, written);
  }

  /** The function of the namespace; where it declares none, PHP takes the global one of the same last name. */
  functionAt(written: string, token: number): string {
    if (written.startsWith('\\')) return written.slice(1);
    const namespace = this.#at(token);
    const imported = namespace.functions.get(written.toLowerCase());
    if (imported !== undefined) return imported;
    const [first = '', ...rest] = written.split('\\');
    const alias = rest.length > 0 ? namespace.classes.get(first.toLowerCase()) : undefined;
    if (alias !== undefined) return [alias, ...rest].join('\\');
    return inNamespace(namespace.name, written);
  }

  /** The full name of what is declared at a token. */
  declaredAt(name: string, token: number): string {
    return inNamespace(this.#at(token).name, name);
  }

  #at(token: number): Namespace {
    return this.#namespaces.findLast(({ from }) => from <= token) ?? (this.#namespaces[0] as Namespace);
  }

  #openNamespace(tokens: readonly PhpToken[], index: number): void {
    const next = tokens[index + 1];
    if (next?.kind !== 'name' && next?.text !== '{') return;
    const name = next.kind === 'name' ? next.text : '';
    this.#namespaces.push({ from: index, name, classes: new Map(), functions: new Map() });
  }

  /** `use A\B, C as D;`, `use function A\b;` and `use A\{B, C as D};` */
  #import(tokens: readonly PhpToken[], from: number): void {
    const namespace = this.#at(from);
    let index = from;
    let isFunction = false;
    const word = tokens[index]?.text.toLowerCase();
    if (word === 'function' || word === 'const') {
      isFunction = word === 'function';
      index += 1;
      // Constants are known by their last names alone.
      if (word === 'const') return;
    }
    const names = isFunction ? namespace.functions : namespace.classes;
    let prefix = '';
    for (; index < tokens.length; index += 1) {
      const token = tokens[index];
      if (!token || token.text === ';' || token.kind === 'html') return;
      if (token.kind !== 'name') continue;
      const text = token.text.replace(/^\\/, '');
      if (tokens[index + 1]?.text === '\\' && tokens[index + 2]?.text === '{') {
        prefix = `${text}\\`;
        continue;
      }
      const isAliased = tokens[index + 1]?.text.toLowerCase() === 'as';
      const alias = isAliased ? tokens[index + 2]?.text : text.slice(text.lastIndexOf('\\') + 1);
      if (alias) names.set(alias.toLowerCase(), prefix + text);
      if (isAliased) index += 2;
    }
  }
}

const inNamespace = (namespace: string, name: string): string => (namespace === '' ? name : `${namespace}\\${name}`);
