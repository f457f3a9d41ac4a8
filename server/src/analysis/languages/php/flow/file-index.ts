import type { Arg, ClassDecl, Expr, FunctionDecl, FunctionNode, Method } from '../ast.ts';
import { type WalkCounter, walkNodes } from '../child-nodes.ts';
import type { Lists } from '../items.ts';
import { Names } from '../names.ts';
import { everyonesCapabilities } from '../taint/capabilities.ts';
import { isDescribed } from '../taint/described.ts';
import { ClassHierarchy, type ClassInfo } from './class-hierarchy.ts';
import { Firings } from './firings.ts';
import { FunctionState } from './function-state.ts';
import { Nonces } from './nonces.ts';
import type { Span } from './value.ts';

/** A callback that the files add to a hook. */
export interface HookCallback {
  /** null: a function of PHP or WordPress. */
  readonly node: FunctionNode | null;
  /** Lower-case name of a function, '' for methods and closures. */
  readonly name: string;
  readonly priority: number;
  /** The registering call. */
  readonly at: { readonly start: number };
}

/** More overrides than this of one method add nothing. */
const maxOverrides = 8;

/** How a request fires a hook: the guards that hold there, and how many arguments callbacks get. */
export interface RequestHook {
  readonly guards: number;
  readonly given: number;
}

/** A registered meta field, and where its name is written. */
export interface RestField extends Span {
  readonly of: 'post' | 'user';
  readonly key: string;
}

/** Everything that the files declare, by name and by position. */
export class FileIndex {
  readonly names: Names;
  readonly functions = new Map<string, FunctionState>();
  readonly classes = new Map<string, ClassInfo>();
  readonly states = new Map<FunctionNode, FunctionState>();
  readonly consts = new Map<string, Expr>();
  readonly hierarchy: ClassHierarchy;
  /** Callbacks by the name of the hook they are added to, in the order of the files. */
  readonly hooked = new Map<string, HookCallback[]>();
  readonly #dispatched = new Map<string, readonly FunctionState[]>();
  /** Methods that calls have been seen to run while the plugin is loaded, by where the call begins. */
  readonly seenCallees = new Map<number, Set<FunctionState>>();
  /** Classes of the objects that properties hold once the plugin is loaded, by `class::$name`; null: of several. */
  readonly propertyClasses = new Map<string, string | null>();
  /** Functions that the tables in properties hold once the plugin is loaded, by `class::$name` and by key. */
  readonly propertyCallbacks = new Map<string, Map<string, FunctionNode>>();
  /** Types of posts that are not for the public. */
  readonly privateTypes = new Set<string>();
  /** Capabilities of roles that these files make for members, such as sellers and students. */
  readonly memberCapabilities = new Set<string>();
  /** Beginnings of the names of hooks that a request chooses from. */
  readonly requestHooks = new Map<string, RequestHook>();
  /** Hooks that these files fire themselves, events they schedule and commands they add. */
  readonly firings = new Firings();
  /** Nonces that these files hand out. */
  readonly nonces = new Nonces();
  /** Options and fields that WordPress sanitizes by a callback of the files whenever they are written. */
  readonly sanitizedFields = new Set<string>();
  /** Meta fields that REST writes without sanitizing them. */
  readonly restFields: RestField[] = [];
  readonly #methodOwners = new Map<string, FunctionState | null>();
  readonly #classRanges: ClassInfo[] = [];

  /** Counts the walks over what is declared. */
  readonly counter: WalkCounter;

  /** @param files the offsets at which the files begin */
  constructor(lists: Lists, files: readonly number[], counter: WalkCounter) {
    this.counter = counter;
    this.names = new Names(lists.namespaces, lists.uses, files);
    for (const node of lists.functions) this.#addFunction(node);
    this.names.setLocalFunctions(new Set(this.functions.keys()));
    for (const node of lists.classes) this.#addClass(node);
    this.hierarchy = new ClassHierarchy(this.classes, (name, offset) => this.names.classNameAt(name, offset));
    this.#classRanges.sort((a, b) => a.node.start - b.node.start);
    for (const { callee, args } of lists.calls) {
      if (callee.kind !== 'Name') continue;
      const called = callee.text.toLowerCase();
      if (registersField.test(called)) {
        this.#addField(args);
        this.#addRestField(called, args);
      }
      if (called === 'add_role') this.#addRole(args);
      if (called !== 'define') continue;
      const [name, value] = args;
      if (name?.value.kind === 'Str' && value !== undefined) this.consts.set(name.value.value, value.value);
    }
  }

  /** The function of these files whose code a call runs; undefined for others, and where the tables know better. */
  followed(name: string): FunctionState | undefined {
    const own = this.functions.get(name);
    return own === undefined || isDescribed(name) ? undefined : own;
  }

  /** The class a position is in, the innermost one. */
  classAt(offset: number): ClassInfo | null {
    const ranges = this.#classRanges;
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.node.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    // Classes nest only when anonymous, and then not deeply.
    for (let index = low - 1; index >= 0 && index >= low - 16; index--) {
      const info = ranges[index];
      if (info !== undefined && offset < info.node.end) return info;
    }
    return null;
  }

  /** The full name of a class written at an offset, `self` and `static` resolved by where that is. */
  classNamed(name: string, offset: number): string {
    const resolved = this.names.classNameAt(name, offset);
    if (resolved === 'self' || resolved === 'static') return this.classAt(offset)?.name ?? resolved;
    if (resolved === 'parent') return this.classAt(offset)?.parent ?? resolved;
    return resolved;
  }

  /** A method as PHP finds it: in the class, then in its parents and traits as far as this file has them. */
  method(className: string, name: string): FunctionState | null {
    let at: ClassInfo | undefined = this.classes.get(className);
    for (let depth = 0; at !== undefined && depth < 20; depth++) {
      const own = at.methods.get(name);
      if (own !== undefined) return own;
      for (const trait of at.node.traits) {
        const used = this.classes.get(this.names.classNameAt(trait, at.node.start))?.methods.get(name);
        if (used !== undefined) return used;
      }
      at = at.parent === null ? undefined : this.classes.get(at.parent);
    }
    return null;
  }

  /**
   * Every method that a call may run: the one PHP finds, and those of classes below where it finds none or `virtual`
   * says that the object may be of such a class.
   */
  methods(className: string, name: string, virtual: boolean): FunctionState[] {
    const own = this.method(className, name);
    if (own !== null && !virtual) return [own];
    const found = own === null ? [] : [own];
    for (const { methods } of this.hierarchy.descendants(className)) {
      const override = methods.get(name);
      if (override !== undefined && !found.includes(override)) found.push(override);
      if (found.length >= maxOverrides) break;
    }
    return found;
  }

  /** Methods of a class that `$this->$name()` may mean: those whose names stand in the class as texts. */
  dispatched(className: string | null): readonly FunctionState[] {
    const info = className === null ? undefined : this.classes.get(className);
    if (info === undefined) return [];
    let found = this.#dispatched.get(info.name);
    if (found === undefined) {
      found = dispatchedMethods(info, this.counter);
      this.#dispatched.set(info.name, found);
    }
    return found;
  }

  /** How a request fires this hook by its name; undefined when none does. */
  requestHook(hook: string): RequestHook | undefined {
    for (const [prefix, how] of this.requestHooks) if (hook.startsWith(prefix)) return how;
    return undefined;
  }

  /**
   * The one method of that name in the file, null when there are none or several.
   * @param given arguments of the call, where they can be told: one that needs more is another method
   */
  onlyMethod(name: string, given: number | null = null): FunctionState | null {
    const only = this.#methodOwners.get(name) ?? null;
    if (only === null || given === null) return only;
    return only.node.params.filter(({ value, variadic }) => value === null && !variadic).length > given ? null : only;
  }

  /** Full names of the class's ancestors, nearest first, as far as this file knows them. */
  ancestors(className: string): string[] {
    const all: string[] = [];
    let at = this.classes.get(className)?.parent ?? null;
    while (at !== null && !all.includes(at)) {
      all.push(at);
      at = this.classes.get(at)?.parent ?? null;
    }
    return all;
  }

  /** `register_setting( 'group', 'name', … )` and the like, with something that sanitizes. */
  #addField([, name, options]: readonly Arg[]): void {
    if (name?.value.kind !== 'Str' || options === undefined) return;
    const { value } = options;
    const sanitizes =
      value.kind !== 'Array' ||
      value.items.some((item) => item?.key?.kind === 'Str' && item.key.value === 'sanitize_callback');
    if (sanitizes) this.sanitizedFields.add(name.value.value);
  }

  /** `register_post_meta( 'book', 'note', array( 'show_in_rest' => true ) )`: a text that nothing cleans. */
  #addRestField(called: string, [type, name, options]: readonly Arg[]): void {
    const given = /register_(?:(post|user|term|comment)_)?meta$/.exec(called);
    const of = given?.[1] ?? (type?.value.kind === 'Str' ? type.value.value : '');
    if (given === null || name?.value.kind !== 'Str' || options?.value.kind !== 'Array') return;
    if (of !== 'post' && of !== 'user') return;
    const { items } = options.value;
    const option = (key: string) => items.find((item) => item?.key?.kind === 'Str' && item.key.value === key)?.value;
    const shown = option('show_in_rest');
    const kind = option('type');
    if (shown === undefined || (shown.kind === 'Bool' && !shown.value) || option('sanitize_callback') !== undefined)
      return;
    if (kind !== undefined && !(kind.kind === 'Str' && kind.value === 'string')) return;
    const { value: key, start, end } = name.value;
    this.restFields.push({ of, key, start, end });
  }

  /** `add_role( 'seller', …, array( 'read' => true, 'sell' => true ) )`. */
  #addRole([, , given]: readonly Arg[]): void {
    if (given?.value.kind !== 'Array') return;
    const capabilities = given.value.items.flatMap((item) => (item?.key?.kind === 'Str' ? item.key.value : []));
    if (capabilities.some((capability) => looksAfterOthers.test(capability))) return;
    for (const capability of capabilities)
      if (!everyonesCapabilities.has(capability)) this.memberCapabilities.add(capability);
  }

  #addFunction(node: FunctionDecl): void {
    const name = this.names.declared(node.name, node.start);
    const state = new FunctionState(node, node.name, name, null);
    this.states.set(node, state);
    if (!this.functions.has(name)) this.functions.set(name, state);
  }

  #addClass(node: ClassDecl): void {
    const name = node.name === '' ? `class@${node.start}` : this.names.declared(node.name, node.start);
    const methods = new Map<string, FunctionState>();
    for (const method of node.methods) this.#addMethod(method, node.name === '' ? 'class' : node.name, name, methods);
    const consts = new Map(node.consts.map((element) => [element.name.toLowerCase(), element]));
    const parent = node.parent === null ? null : this.names.classNameAt(node.parent, node.start);
    const info: ClassInfo = { node, name, parent, methods, consts };
    if (!this.classes.has(name)) this.classes.set(name, info);
    this.#classRanges.push(info);
  }

  #addMethod(node: Method, label: string, className: string, methods: Map<string, FunctionState>): void {
    // Without a body there is nothing to run; interfaces must not hide the one implementation.
    if (node.body === null) return;
    const name = node.name.toLowerCase();
    const state = new FunctionState(node, `${label}::${node.name}`, '', className);
    this.states.set(node, state);
    methods.set(name, state);
    this.#methodOwners.set(name, this.#methodOwners.has(name) ? null : state);
  }
}

/** What only those have who look after others. */
const looksAfterOthers =
  /^manage_|_others(?:_|$)|_users?$|^(?:edit|delete|list|view)_(?:all|any)_|^(?:administrator|editor)$|unfiltered/;

const registersField = /^\\?register_(?:setting|(?:(?:post|user|term|comment)_)?meta)$/;

/** More methods than this are alike. */
const maxDispatchTargets = 24;

function dispatchedMethods({ node, methods }: ClassInfo, counter: WalkCounter): readonly FunctionState[] {
  const found = new Set<FunctionState>();
  walkNodes(node, counter, (inner) => {
    if (inner.kind !== 'Str' || found.size >= maxDispatchTargets) return;
    const state = methods.get(inner.value.toLowerCase());
    if (state !== undefined) found.add(state);
  });
  return [...found];
}
