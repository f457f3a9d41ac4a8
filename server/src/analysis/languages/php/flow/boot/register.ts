import type { FunctionNode } from '../../ast.ts';
import type { FileIndex } from '../file-index.ts';
import type { Entry, EntryKind } from '../function-info.ts';
import type { Span } from '../value.ts';
import type { CallNode, Target } from './boot.ts';
import { targetsOf } from './callables.ts';
import { beginningOf, entryOf, type Known, listOf, optionsOf, placeOf, textOf } from './known.ts';
import { registering } from './registering.ts';
import { endpointsOf, type RouteEndpoint } from './routes.ts';

/** A callback that has been registered, and the object it is called on. */
export interface Registered {
  readonly target: Target;
  readonly kind: EntryKind;
}

/** Keeps what registering calls say of the functions of the files. */
export class Registry {
  /** Names of hooks that are scheduled to be fired. */
  readonly scheduled = new Set<string>();
  readonly #index: FileIndex;
  readonly #entries = new Map<FunctionNode, Entry[]>();

  constructor(index: FileIndex) {
    this.#index = index;
  }

  /** What each function is registered as, in the order in which that is written. */
  get entries(): ReadonlyMap<FunctionNode, readonly Entry[]> {
    for (const [node, entries] of this.#entries) {
      // One that says less of the same call was met on a way where less was known.
      const telling = entries.filter(
        (entry) => !entries.some((other) => other.at === entry.at && saysMore(other, entry)),
      );
      this.#entries.set(
        node,
        telling.map((entry) => this.#asScheduled(entry)).sort((a, b) => a.place.start - b.place.start),
      );
    }
    return this.#entries;
  }

  /** Takes in a call; gives the callbacks that it registers. */
  call(name: string, args: readonly Known[], at: CallNode): Registered[] {
    if (name === 'register_rest_route') return this.#route(args, at);
    if (name === 'wp_schedule_event' || name === 'wp_schedule_single_event') {
      const hook = textOf(args[name === 'wp_schedule_event' ? 2 : 1] ?? listOf([]));
      if (hook !== null && hook !== '') this.scheduled.add(hook);
      return [];
    }
    const registration = registering.get(name);
    if (registration === undefined) return [];
    const { kind, capability } = registration;
    const [first = listOf([])] = args;
    if (kind === 'command') return this.#command(args, at);
    const found: Registered[] = [];
    for (const callback of callbacksIn(name, registration.callback, args, at)) {
      const targets = targetsOf(this.#index, callback);
      for (const hook of optionsOf(first)) {
        const text = beginningOf(hook);
        const asked = capability === undefined ? undefined : args[capability];
        const entry: Entry = {
          kind: hookKind(kind, text),
          name: text,
          at,
          place: placeOutside(callback, at),
          ...(asked === undefined ? {} : { capability: beginningOf(asked) }),
        };
        if (kind === 'hook' || kind === 'filter') this.#note(textOf(hook), targets, args, at);
        for (const target of targets) found.push(...this.#enter(target, entry));
      }
    }
    return found;
  }

  #asScheduled(entry: Entry): Entry {
    return entry.kind === 'hook' && this.scheduled.has(entry.name) ? { ...entry, kind: 'cron' } : entry;
  }

  #note(hook: string | null, targets: readonly Target[], args: readonly Known[], at: Span): void {
    if (hook === null || hook === '') return;
    const priority = Number(textOf(args[2] ?? listOf([])) ?? 10);
    const callbacks = this.#index.hooked.get(hook) ?? [];
    for (const { node, name } of targets) {
      if (callbacks.some((one) => one.node === node && one.name === name && one.at.start === at.start)) continue;
      callbacks.push({ node, name, priority: Number.isNaN(priority) ? 10 : priority, at });
    }
    callbacks.sort((a, b) => a.at.start - b.at.start);
    if (callbacks.length > 0) this.#index.hooked.set(hook, callbacks);
  }

  #enter(target: Target, entry: Entry): Registered[] {
    const { node } = target;
    if (node === null) return [];
    const known = this.#entries.get(node) ?? [];
    if (!known.some((other) => isSame(other, entry))) this.#entries.set(node, [...known, entry]);
    return [{ target, kind: entry.kind }];
  }

  #route(args: readonly Known[], at: CallNode): Registered[] {
    const found: Registered[] = [];
    for (const endpoint of endpointsOf(this.#index, args)) {
      const { callback, permission, path, methods, cleanArgs, limitedArgs, permissions, validators } = endpoint;
      const place = routePlace(endpoint, at);
      for (const target of targetsOf(this.#index, callback)) {
        found.push(
          ...this.#enter(target, {
            kind: 'rest',
            name: path,
            at,
            place,
            permissions,
            validators,
            methods,
            cleanArgs,
            limitedArgs,
          }),
        );
      }
      for (const target of targetsOf(this.#index, permission)) {
        found.push(...this.#enter(target, { kind: 'rest-permission', name: path, at, place, cleanArgs }));
      }
    }
    return found;
  }

  /** `WP_CLI::add_command()`: a callable, or a class whose public methods are commands. */
  #command([name, callback]: readonly Known[], at: CallNode): Registered[] {
    if (name === undefined || callback === undefined) return [];
    const entry: Entry = { kind: 'command', name: beginningOf(name), at, place: placeOutside(callback, at) };
    const found: Registered[] = [];
    for (const option of optionsOf(callback)) {
      const className = option.kind === 'object' ? option.className : textOf(option)?.toLowerCase().replace(/^\\/, '');
      const info = className === undefined ? undefined : this.#index.classes.get(className);
      if (info === undefined) {
        for (const target of targetsOf(this.#index, option)) found.push(...this.#enter(target, entry));
        continue;
      }
      for (const node of info.node.methods) {
        if (node.visibility !== 'public' || (node.name.startsWith('_') && node.name !== '__invoke')) continue;
        const self = option.kind === 'object' ? option : null;
        found.push(...this.#enter({ node, name: '', self, staticClass: info.name, vars: null }, entry));
      }
    }
    return found;
  }
}

function isSame(a: Entry, b: Entry): boolean {
  return (
    a.at.start === b.at.start &&
    a.kind === b.kind &&
    a.name === b.name &&
    a.methods === b.methods &&
    a.capability === b.capability &&
    JSON.stringify(a.permissions?.map(permissionKey)) === JSON.stringify(b.permissions?.map(permissionKey))
  );
}

const permissionKey = (permission: NonNullable<Entry['permissions']>[number]) =>
  `${permission.kind} ${permission.kind === 'function' ? permission.node.start : ''}`;

/** The same call, with a name where the other has none or only its beginning. */
function saysMore(a: Entry, b: Entry): boolean {
  return a !== b && a.kind !== 'rest' && a.name.length > b.name.length && a.name.startsWith(b.name);
}

function callbacksIn(name: string, position: number, args: readonly Known[], at: CallNode): Known[] {
  if (position === -1)
    return args.flatMap((argument) => optionsOf(argument)).map((one) => entryOf(one, 'render_callback'));
  const callback = args[position];
  if (callback === undefined) return [];
  if (name === 'register_setting') {
    return optionsOf(callback).map((one) =>
      one.kind === 'array' && one.entries.has('sanitize_callback') ? entryOf(one, 'sanitize_callback') : one,
    );
  }
  // `$this->loader->add_action( 'hook', $object, 'method' )`
  const method = args[2];
  const isLoader = at.kind === 'MethodCall' || at.kind === 'StaticCall';
  if (isLoader && method?.kind === 'exact' && typeof method.value === 'string' && callback.kind !== 'array') {
    return optionsOf(callback).map((owner) => listOf([owner, method]));
  }
  return [...optionsOf(callback)];
}

function hookKind(kind: EntryKind, hook: string): EntryKind {
  if (kind !== 'hook') return kind;
  if (hook.startsWith('wp_ajax_nopriv_')) return 'ajax-nopriv';
  if (hook.startsWith('wp_ajax_')) return 'ajax';
  if (hook.startsWith('admin_post_nopriv')) return 'admin-post-nopriv';
  if (hook.startsWith('admin_post_') || hook === 'admin_post' || hook.startsWith('admin_action_')) return 'admin-post';
  return 'hook';
}

const isWithin = (span: Span, around: Span) => around.start <= span.start && span.end <= around.end;

/** Where the registration is written: the entry of the table that names the callback, else the registering call. */
function placeOutside(callback: Known, at: Span): Span {
  const method = callback.kind === 'array' ? callback.entries.get('1') : undefined;
  for (const value of [method, callback]) {
    const place = value === undefined ? null : placeOf(value);
    if (place !== null && !isWithin(place, at)) return place;
  }
  return at;
}

function routePlace({ callback, options, isOneOfSeveral }: RouteEndpoint, at: Span): Span {
  const place = placeOutside(callback, at);
  return place === at && isOneOfSeveral ? (placeOf(options) ?? at) : place;
}
