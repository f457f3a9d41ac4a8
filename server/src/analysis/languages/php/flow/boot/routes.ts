import type { FileIndex } from '../file-index.ts';
import type { Permission } from '../function-info.ts';
import type { Scalar } from '../value.ts';
import { targetsOf } from './callables.ts';
import { beginningOf, entryOf, type Known, optionsOf, textOf, unknown } from './known.ts';

/** One endpoint of a `register_rest_route()`. */
export interface RouteEndpoint {
  readonly path: string;
  readonly options: Known;
  readonly callback: Known;
  readonly permission: Known;
  /** What the permission callback may be. */
  readonly permissions: readonly Permission[];
  /** Such as `POST`; '' when unknown. */
  readonly methods: string;
  readonly cleanArgs: ReadonlySet<string>;
  /** Parameters for which the route has a maximum, a list or a check of its own; null when they are not known. */
  readonly limitedArgs: ReadonlySet<string> | null;
  /** What checks the parameters without which WordPress does not call the callback. */
  readonly validators: readonly Permission[];
  readonly isOneOfSeveral: boolean;
}

/** The endpoints of a route, each with its methods and its permission callback. */
export function endpointsOf(index: FileIndex, [namespace, route, given]: readonly Known[]): RouteEndpoint[] {
  if (given === undefined) return [];
  const found: RouteEndpoint[] = [];
  for (const options of optionsOf(given)) {
    if (options.kind !== 'array') continue;
    const listed = [...options.entries].filter(([key]) => /^\d+$/.test(key)).map(([, value]) => value);
    for (const endpoint of [options, ...listed].flatMap((one) => optionsOf(one))) {
      if (endpoint.kind !== 'array') continue;
      const callback = endpoint.entries.get('callback');
      if (callback === undefined) continue;
      const permission = endpoint.entries.get('permission_callback');
      const methods = endpoint.entries.get('methods');
      for (const at of route === undefined ? [unknown] : optionsOf(route)) {
        const path = `${namespace === undefined ? '' : beginningOf(namespace)}${beginningOf(at)}`;
        const args = endpoint.entries.get('args') ?? options.entries.get('args');
        const cleanArgs = cleanArguments(args, path);
        found.push({
          path,
          options: endpoint,
          callback,
          permission: permission ?? unknown,
          permissions: permission === undefined ? [{ kind: 'none' }] : permissionsOf(index, permission),
          methods: methods === undefined ? 'GET' : methodsText(methods),
          cleanArgs,
          limitedArgs: limitedArguments(args),
          validators: requiredValidators(index, args),
          isOneOfSeveral: endpoint !== options,
        });
      }
    }
  }
  return found;
}

function permissionsOf(index: FileIndex, permission: Known): Permission[] {
  return optionsOf(permission).flatMap((option): Permission[] => {
    if (option.kind === 'exact' && typeof option.value !== 'string') {
      return [{ kind: option.value === false ? 'closed' : 'none' }];
    }
    const text = textOf(option);
    if (text === '__return_true') return [{ kind: 'none' }];
    if (text === '__return_false') return [{ kind: 'closed' }];
    if (text === 'is_user_logged_in') return [{ kind: 'login' }];
    const targets = targetsOf(index, option).flatMap(({ node }) => node ?? []);
    const captured = capturedBy(option);
    return targets.length === 0
      ? [{ kind: 'elsewhere' }]
      : targets.map((node) => ({ kind: 'function', node, captured }));
  });
}

/** What a closure holds of where it was made, as far as it is exact. */
function capturedBy(option: Known): ReadonlyMap<string, Scalar> {
  const captured = new Map<string, Scalar>();
  if (option.kind !== 'function') return captured;
  for (const [name, value] of option.vars ?? []) if (value.kind === 'exact') captured.set(name, value.value);
  return captured;
}

function methodsText(value: Known): string {
  if (value.kind !== 'array') return (textOf(value) ?? '').toUpperCase();
  return [...value.entries.values()].map(methodsText).join(',');
}

/** Parameters that the route converts, checks or matches as digits. */
function cleanArguments(args: Known | undefined, path: string): ReadonlySet<string> {
  const clean = new Set<string>();
  for (const match of path.matchAll(/\(\?P<(\w+)>(?:\\d|\[\\d\]|\[0-9\])[+*]?\)/g)) clean.add(match[1] ?? '');
  if (args?.kind !== 'array') return clean;
  for (const [name, options] of args.entries) {
    if (options.kind !== 'array') continue;
    const typed = /^(?:integer|number|boolean)$/.test(textOf(entryOf(options, 'type')) ?? '');
    const sanitizer = textOf(entryOf(options, 'sanitize_callback')) ?? '';
    const isStrict = /^(?:absint|intval|floatval|sanitize_key|rest_sanitize_boolean)$/.test(sanitizer);
    if (typed || isStrict || options.entries.has('enum') || options.entries.has('validate_callback')) clean.add(name);
  }
  return clean;
}

/** Validators of optional parameters are not asked where the request leaves those out. */
function requiredValidators(index: FileIndex, args: Known | undefined): Permission[] {
  if (args?.kind !== 'array') return [];
  return [...args.entries.values()].flatMap((options) => {
    if (options.kind !== 'array') return [];
    const required = options.entries.get('required');
    const validator = options.entries.get('validate_callback');
    if (required?.kind !== 'exact' || required.value !== true || validator === undefined) return [];
    const found = permissionsOf(index, validator).filter(({ kind }) => kind === 'function');
    return found.length === 1 ? found : [];
  });
}

function limitedArguments(args: Known | undefined): ReadonlySet<string> | null {
  if (args === undefined) return new Set();
  if (args.kind !== 'array' || args.isOpen) return null;
  const limits = ['maximum', 'enum', 'validate_callback', 'pattern', 'maxLength'];
  const isLimited = (options: Known) =>
    options.kind !== 'array' ||
    options.isOpen ||
    limits.some((name) => options.entries.has(name)) ||
    convertsItself(options.entries.get('sanitize_callback'));
  return new Set([...args.entries].filter(([, options]) => isLimited(options)).map(([name]) => name));
}

/** A sanitizer of the plugin's own may keep to a maximum. */
function convertsItself(sanitizer: Known | undefined): boolean {
  return sanitizer !== undefined && !/^(?:absint|intval|sanitize_\w+|rest_sanitize_\w+)$/.test(textOf(sanitizer) ?? '');
}
