import type { Call, Expr } from '../ast.ts';
import { arrayEntry, literalStart } from './callbacks.ts';
import type { FileIndex } from './file-index.ts';
import type { Entry } from './function-info.ts';

/** The callbacks of a `register_rest_route()`, each with its methods and its permission callback. */
export function registerRoute(call: Call, index: FileIndex, add: (node: Expr | undefined, entry: Entry) => void): void {
  const [namespace, route, options] = call.args;
  if (options === undefined) return;
  const path = `${namespace === undefined ? '' : literalStart(namespace.value, index)}${route === undefined ? '' : literalStart(route.value, index)}`;
  const endpoints: Expr[] = [options.value];
  if (options.value.kind === 'Array') {
    for (const item of options.value.items) if (item?.key === null) endpoints.push(item.value);
  }
  for (const endpoint of endpoints) {
    const callback = arrayEntry(endpoint, 'callback');
    if (callback === undefined) continue;
    const permission = arrayEntry(endpoint, 'permission_callback');
    const methods = arrayEntry(endpoint, 'methods');
    const cleanArgs = cleanArguments(arrayEntry(endpoint, 'args') ?? arrayEntry(options.value, 'args'), path);
    add(callback, {
      kind: 'rest',
      name: path,
      at: call,
      permission,
      methods: methods === undefined ? 'GET' : methodsText(methods),
      cleanArgs,
    });
    add(permission, { kind: 'rest-permission', name: path, at: call, cleanArgs });
  }
}

function methodsText(node: Expr): string {
  if (node.kind === 'Str') return node.value.toUpperCase();
  if (node.kind === 'Array') return node.items.map((item) => (item === null ? '' : methodsText(item.value))).join(',');
  if (node.kind !== 'ClassConst') return '';
  const known: Readonly<Record<string, string>> = {
    READABLE: 'GET',
    CREATABLE: 'POST',
    EDITABLE: 'POST,PUT,PATCH',
    DELETABLE: 'DELETE',
    ALLMETHODS: 'GET,POST,PUT,PATCH,DELETE',
  };
  return known[node.name] ?? '';
}

/** Parameters that the route converts, checks or matches as digits. */
function cleanArguments(args: Expr | undefined, path: string): ReadonlySet<string> {
  const clean = new Set<string>();
  for (const match of path.matchAll(/\(\?P<(\w+)>(?:\\d|\[\\d\]|\[0-9\])[+*]?\)/g)) clean.add(match[1] ?? '');
  if (args?.kind !== 'Array') return clean;
  for (const item of args.items) {
    if (item?.key?.kind !== 'Str') continue;
    const type = arrayEntry(item.value, 'type');
    const typed = type?.kind === 'Str' && /^(integer|number|boolean)$/.test(type.value);
    const listed = arrayEntry(item.value, 'enum') !== undefined;
    const sanitizer = arrayEntry(item.value, 'sanitize_callback');
    const strict =
      sanitizer?.kind === 'Str' &&
      /^(absint|intval|floatval|sanitize_key|rest_sanitize_boolean)$/.test(sanitizer.value);
    if (typed || listed || strict || arrayEntry(item.value, 'validate_callback') !== undefined)
      clean.add(item.key.value);
  }
  return clean;
}
