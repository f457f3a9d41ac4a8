import type { PhpNames } from './names.ts';
import type { PhpScope, PhpStructure } from './structure.ts';
import type { PhpToken } from './tokens.ts';

const isClassName = (token: PhpToken | undefined): token is PhpToken =>
  token?.kind === 'name' &&
  !/^(?:array|bool|callable|float|int|iterable|mixed|object|string|null|false|true)$/i.test(token.text);
/** Static methods that by custom answer the one object of their class. */
const singleton = /^(?:get_?)?instance$/i;

/** Classes of variables and properties, as far as a file says them: typed, made by `new`, or taken from `instance()`. */
export class VariableClasses {
  readonly #structure: PhpStructure;
  readonly #names: PhpNames;
  readonly #variables = new Map<PhpScope, Map<string, string>>();
  readonly #properties = new Map<PhpScope, Map<string, string>>();

  constructor(tokens: readonly PhpToken[], structure: PhpStructure, names: PhpNames) {
    this.#structure = structure;
    this.#names = names;
    tokens.forEach((token, index) => {
      if (token.kind !== 'variable') return;
      if (isClassName(tokens[index - 1])) this.#learnTyped(tokens, index);
      else if (tokens[index + 1]?.text === '=') this.#learnAssigned(tokens, index);
      else if (token.text === '$this' && tokens[index + 1]?.text === '->' && tokens[index + 3]?.text === '=')
        this.#learnProperty(tokens, index);
    });
  }

  /** The class of a variable where a token is; undefined where it is not said. */
  variableAt(variable: string, token: number): string | undefined {
    const scope = this.#structure.scopeOf[token];
    return scope && this.#variables.get(scope)?.get(variable);
  }

  /** The class of a property of `$this`. */
  propertyAt(property: string, token: number): string | undefined {
    const owner = classAround(this.#structure.scopeOf[token]);
    return owner && this.#properties.get(owner)?.get(property);
  }

  /** Parameters, promoted ones too, and properties: `Orders $orders`. */
  #learnTyped(tokens: readonly PhpToken[], index: number): void {
    const scope = this.#structure.scopeOf[index];
    const variable = tokens[index]?.text;
    const type = tokens[index - 1]?.text;
    if (!scope || variable === undefined || type === undefined) return;
    const before = tokens[index - 2]?.text.toLowerCase() ?? '';
    const isProperty = /^(?:public|protected|private|readonly|static|var)$/.test(
      before === '?' ? (tokens[index - 3]?.text.toLowerCase() ?? '') : before,
    );
    if (
      /^(?:public|protected|private|readonly|static|var|as|and|or|xor|return|echo|print|new|global|include|require|case|clone|instanceof|throw|yield|insteadof|else|do|use)$/i.test(
        type,
      )
    )
      return;
    const name = this.#names.classAt(type, index);
    const owner = classAround(scope);
    if (isProperty && owner) put(this.#properties, owner, variable.slice(1), name);
    if (scope.kind !== 'class') put(this.#variables, scope, variable, name);
  }

  #learnAssigned(tokens: readonly PhpToken[], index: number): void {
    const scope = this.#structure.scopeOf[index];
    const variable = tokens[index]?.text;
    const name = this.#valueAt(tokens, index + 2);
    if (scope && variable !== undefined && name !== undefined) put(this.#variables, scope, variable, name);
  }

  #learnProperty(tokens: readonly PhpToken[], index: number): void {
    const owner = classAround(this.#structure.scopeOf[index]);
    const property = tokens[index + 2]?.text;
    const name = this.#valueAt(tokens, index + 4);
    if (owner && property !== undefined && name !== undefined) put(this.#properties, owner, property, name);
  }

  /** The class of the value that begins at a token. */
  #valueAt(tokens: readonly PhpToken[], index: number): string | undefined {
    const [first, second, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
    if (first?.kind === 'name' && first.text.toLowerCase() === 'new') {
      return isClassName(second) ? this.#classAt(second.text, index) : undefined;
    }
    if (first?.kind === 'name' && second?.text === '::' && third && singleton.test(third.text))
      return this.#classAt(first.text, index);
    if (first?.kind === 'variable' && /^[;,)]$/.test(second?.text ?? '')) return this.variableAt(first.text, index);
    return undefined;
  }

  #classAt(written: string, token: number): string | undefined {
    const name = this.#names.classAt(written, token);
    if (name !== 'self' && name !== 'static') return name === 'parent' ? undefined : name;
    const owner = classAround(this.#structure.scopeOf[token]);
    return owner && this.#names.declaredAt(owner.name, owner.at);
  }
}

/** The class that a scope is in or is. */
export function classAround(scope: PhpScope | undefined): PhpScope | undefined {
  for (let at = scope; at !== undefined; at = at.parent) {
    if (at.kind === 'class') return at;
    // A function that a method declares knows no `$this`; closures do.
    if (at.kind === 'function' || at.kind === 'file') return undefined;
  }
  return undefined;
}

function put(classes: Map<PhpScope, Map<string, string>>, scope: PhpScope, key: string, name: string): void {
  const known = classes.get(scope);
  if (known) known.set(key, name);
  else classes.set(scope, new Map([[key, name]]));
}
