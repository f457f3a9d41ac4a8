import { classesText } from './classes.generated.ts';
import { FactTable } from './fact-table.ts';
import { functionsText } from './functions.generated.ts';
import { hooksText } from './hooks.generated.ts';

/**
 * What the analyser knows of WordPress's API: names, parameters and versions, read from a WordPress tree by
 * `tools/extract-wordpress-facts.ts`. The files hold one compact entry a line, as a `FactTable`; this file describes and reads them.
 */

export interface ParameterFacts {
  readonly name: string;
  readonly optional: boolean;
  readonly byReference: boolean;
  readonly variadic: boolean;
  /** The version that deprecated the parameter. */
  readonly deprecated?: string;
  /** The version that added the parameter, where that is later than the function. */
  readonly since?: string;
}

export interface Deprecation {
  /** WordPress version, such as `3.4.0`. */
  readonly version: string;
  /** The name, or call, to use instead. */
  readonly replacement?: string;
  /**
   * The call that the deprecated function only forwards to, as a template: `$0` is its first argument, `$0?` one that
   * may be left out with the same effect.
   */
  readonly forward?: string;
}

export interface FunctionFacts {
  /** As WordPress spells it; PHP takes any case. */
  readonly name: string;
  /** Version that introduced it, or '' where WordPress does not say. */
  readonly since: string;
  readonly parameters: readonly ParameterFacts[];
  readonly deprecated?: Deprecation;
}

export interface MethodFacts extends FunctionFacts {
  readonly isStatic: boolean;
}

export interface ClassFacts {
  readonly name: string;
  readonly since: string;
  readonly parent?: string;
  /** Version that deprecated it. */
  readonly deprecated?: string;
  /** Public methods by lower-case name, without inherited ones. */
  readonly methods: ReadonlyMap<string, MethodFacts>;
}

export interface HookFacts {
  /** With `{name}` for its dynamic parts. */
  readonly name: string;
  readonly kind: 'action' | 'filter';
  /** How many arguments callbacks may take. */
  readonly args: number;
  readonly since: string;
  readonly deprecated?: Deprecation;
}

const lowerCase = (name: string): string => name.toLowerCase();

/** Values: since, parameters, deprecated, replacement, forward. */
export const functionTable = new FactTable(functionsText, lowerCase);
/** Values: since, parent, deprecated, and each method. */
export const classTable = new FactTable(classesText, lowerCase);
/** Values: kind (`a` or `f`), arguments, since, deprecated, replacement. */
export const hookTable = new FactTable(hooksText);

/** A name with dynamic parts. A program of seconds asks for few names: what each costs is not paid for all. */
class DynamicHook {
  readonly name: string;
  readonly #parts: readonly string[];
  #pattern: RegExp | undefined;

  constructor(name: string) {
    this.name = name;
    this.#parts = name.split(/\{\w*\}/);
  }

  fits(name: string): boolean {
    if (!name.startsWith(this.#parts[0] ?? '') || !name.endsWith(this.#parts.at(-1) ?? '')) return false;
    this.#pattern ??= new RegExp(`^${this.#parts.map(escapeForPattern).join('[\\w/-]+')}$`);
    return this.#pattern.test(name);
  }
}

let dynamicHooks: readonly DynamicHook[] | undefined;

/** The most literal text first; a name with hardly any would match everything. */
function listDynamicHooks(): readonly DynamicHook[] {
  return [...hookTable.names()]
    .filter((name) => name.includes('{') && literalLength(name) >= 4)
    .sort((a, b) => literalLength(b) - literalLength(a))
    .map((name) => new DynamicHook(name));
}

/** The WordPress version that the facts were read from. */
export const wordpressVersion: string = functionTable.wordpress;

/** Facts about a global function of WordPress, in any letter case; undefined for any other name. */
export function wordpressFunction(name: string): FunctionFacts | undefined {
  const before = functionFacts.get(name);
  if (before !== undefined) return before;
  const entry = functionTable.find(name);
  if (entry === undefined) return undefined;
  const read = readFunction(entry);
  functionFacts.set(read.name, read);
  return read;
}

/** Facts once read; at most one for each function of WordPress. */
const functionFacts = new Map<string, FunctionFacts>();

function readFunction([name = '', since = '', parameters = '', ...rest]: readonly string[]): FunctionFacts {
  const [version = '', replacement = '', forward = ''] = rest;
  return { name, since, parameters: readParameters(parameters), ...deprecation(version, replacement, forward) };
}

/** Names of all functions of WordPress, as it spells them. */
export function wordpressFunctionNames(): Iterable<string> {
  return functionTable.names();
}

/** Names of all classes, interfaces and traits of WordPress, as it spells them. */
export function wordpressClassNames(): Iterable<string> {
  return classTable.names();
}

/** Names of all hooks of WordPress without dynamic parts. */
export function wordpressHookNames(): string[] {
  return [...hookTable.names()].filter((name) => !name.includes('{'));
}

/** Facts about a class, interface or trait of WordPress, in any letter case. */
export function wordpressClass(name: string): ClassFacts | undefined {
  const entry = classTable.find(name);
  if (entry === undefined) return undefined;
  const [known = '', since = '', parent = '', deprecated = '', ...methods] = entry;
  const before = classFacts.get(known);
  if (before !== undefined) return before;
  const read: ClassFacts = {
    name: known,
    since,
    ...(parent ? { parent } : {}),
    ...(deprecated ? { deprecated } : {}),
    methods: new Map(
      methods.map((text) => {
        const method = readMethod(text, since);
        return [method.name.toLowerCase(), method];
      }),
    ),
  };
  classFacts.set(known, read);
  return read;
}

/** Facts once read; at most one for each class of WordPress. */
const classFacts = new Map<string, ClassFacts>();

/** Facts about a hook by the name a plugin would use, such as `save_post_book`; an exact name wins over a pattern. */
export function wordpressHook(name: string): HookFacts | undefined {
  const entry = hookTable.find(name) ?? dynamicHook(name);
  if (entry === undefined) return undefined;
  const [known = '', kind, args, since = '', version = '', replacement = ''] = entry;
  return {
    name: known,
    kind: kind === 'a' ? 'action' : 'filter',
    args: Number(args),
    since,
    ...deprecation(version, replacement, ''),
  };
}

function dynamicHook(name: string): readonly string[] | undefined {
  dynamicHooks ??= listDynamicHooks();
  const hook = dynamicHooks.find((one) => one.fits(name));
  return hook && hookTable.find(hook.name);
}

function deprecation(version: string, replacement: string, forward: string): { deprecated?: Deprecation } {
  if (!version) return {};
  return { deprecated: { version, ...(replacement ? { replacement } : {}), ...(forward ? { forward } : {}) } };
}

/** `&name?!2.3.0@2.1.0`: by reference, optional, deprecated since, added in; `...name` is variadic. */
function readParameters(text: string): ParameterFacts[] {
  if (text === '') return [];
  return text.split(' ').map((part) => {
    const [, reference, dots, name = '', optional, deprecated, since] =
      /^(&?)(\.{3})?(\w+)(\??)(?:!([^@]+))?(?:@(.+))?$/.exec(part) ?? [];
    return {
      name,
      optional: optional === '?',
      byReference: reference === '&',
      variadic: dots === '...',
      ...(deprecated ? { deprecated } : {}),
      ...(since ? { since } : {}),
    };
  });
}

/** `::name(parameters) since !deprecated replacement`, with `=` for the class's own since. */
function readMethod(text: string, classSince: string): MethodFacts {
  const pattern = /^(::)?(\w+)\(([^)]*)\)(?: ([\d.]+|=))?(?: !(\S+))?(?: (\S+))?$/;
  const [, dots, name = '', parameters = '', since = '', version = '', replacement = ''] = pattern.exec(text) ?? [];
  return {
    name,
    isStatic: dots === '::',
    since: since === '=' ? classSince : since,
    parameters: readParameters(parameters),
    ...deprecation(version, replacement, ''),
  };
}

function literalLength(name: string): number {
  return name.replace(/\{\w*\}|_/g, '').length;
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
