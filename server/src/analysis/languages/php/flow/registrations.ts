import type { Call, Expr, FunctionNode } from '../ast.ts';
import type { Lists } from '../items.ts';
import type { FileIndex } from './file-index.ts';
import type { Entry, EntryKind } from './function-info.ts';

/** Where the callback stands in a registering call, and what it makes of the function. */
interface Registration {
  readonly callback: number;
  readonly kind: EntryKind;
}

const registrations: ReadonlyMap<string, Registration> = new Map<string, Registration>([
  ['add_action', { callback: 1, kind: 'hook' }],
  ['add_filter', { callback: 1, kind: 'filter' }],
  ['add_shortcode', { callback: 1, kind: 'shortcode' }],
  ['register_rest_route', { callback: -1, kind: 'rest' }],
  ['register_block_type', { callback: -1, kind: 'block-render' }],
  ['register_block_type_from_metadata', { callback: -1, kind: 'block-render' }],
  ['add_menu_page', { callback: 4, kind: 'admin-page' }],
  ['add_submenu_page', { callback: 5, kind: 'admin-page' }],
  ...[
    'add_options_page',
    'add_management_page',
    'add_theme_page',
    'add_plugins_page',
    'add_users_page',
    'add_dashboard_page',
    'add_posts_page',
    'add_media_page',
    'add_links_page',
    'add_pages_page',
    'add_comments_page',
  ].map((name) => [name, { callback: 4, kind: 'admin-page' }] as const),
  ['add_meta_box', { callback: 2, kind: 'meta-box' }],
  ['add_settings_section', { callback: 2, kind: 'admin-page' }],
  ['add_settings_field', { callback: 2, kind: 'admin-page' }],
  ['register_setting', { callback: 2, kind: 'setting-sanitizer' }],
  ['register_activation_hook', { callback: 1, kind: 'cron' }],
  ['register_deactivation_hook', { callback: 1, kind: 'cron' }],
  ['register_uninstall_hook', { callback: 1, kind: 'cron' }],
  ['wp_add_dashboard_widget', { callback: 2, kind: 'admin-page' }],
]);

/** Finds every callback the file registers and tells its function how it is called. */
export function registerCallbacks(lists: Lists, index: FileIndex, closures: Map<FunctionNode, Entry[]>): void {
  for (const call of lists.calls) {
    if (call.callee.kind !== 'Name') continue;
    const name = index.names.functionName(call.callee);
    const state = index.functions.get(name);
    if (state !== undefined) state.callers++;
    const registration = registrations.get(name);
    if (registration !== undefined) register(call, name, registration, index, closures);
  }
  for (const call of lists.methodCalls) {
    if (typeof call.name !== 'string') continue;
    const name = call.name.toLowerCase();
    const owner = index.classAt(call.start);
    const state = (owner === null ? null : index.method(owner.name, name)) ?? index.onlyMethod(name);
    if (state !== null) state.callers++;
  }
  registerWidgets(index);
  registerColumns(index);
}

function register(
  call: Call,
  name: string,
  { callback, kind }: Registration,
  index: FileIndex,
  closures: Map<FunctionNode, Entry[]>,
): void {
  const add = (node: Expr | undefined, entry: Entry) => {
    const target = node === undefined ? null : resolveCallback(node, index);
    if (target === null) return;
    const state = index.states.get(target);
    if (state !== undefined) state.entries.push(entry);
    else closures.set(target, [...(closures.get(target) ?? []), entry]);
  };
  if (name === 'register_rest_route') {
    registerRoute(call, add);
    return;
  }
  const first = call.args[0]?.value;
  const hook = first === undefined ? '' : literalStart(first);
  if (kind === 'block-render') {
    for (const argument of call.args)
      add(arrayEntry(argument.value, 'render_callback'), { kind, name: hook, at: call });
    return;
  }
  if (name === 'register_setting') {
    const third = call.args[2]?.value;
    add(third?.kind === 'Array' ? arrayEntry(third, 'sanitize_callback') : third, { kind, name: hook, at: call });
    return;
  }
  add(call.args[callback]?.value, { kind: hookKind(kind, hook), name: hook, at: call });
}

function hookKind(kind: EntryKind, hook: string): EntryKind {
  if (kind !== 'hook') return kind;
  if (hook.startsWith('wp_ajax_nopriv_')) return 'ajax-nopriv';
  if (hook.startsWith('wp_ajax_')) return 'ajax';
  if (hook.startsWith('admin_post_nopriv')) return 'admin-post-nopriv';
  if (hook.startsWith('admin_post_') || hook === 'admin_post') return 'admin-post';
  return 'hook';
}

function registerRoute(call: Call, add: (node: Expr | undefined, entry: Entry) => void): void {
  const [namespace, route, options] = call.args;
  if (options === undefined) return;
  const path = `${namespace === undefined ? '' : literalStart(namespace.value)}${route === undefined ? '' : literalStart(route.value)}`;
  const endpoints: Expr[] = [options.value];
  if (options.value.kind === 'Array') {
    for (const item of options.value.items) if (item?.key === null) endpoints.push(item.value);
  }
  for (const endpoint of endpoints) {
    const callback = arrayEntry(endpoint, 'callback');
    if (callback === undefined) continue;
    const permission = arrayEntry(endpoint, 'permission_callback');
    const methods = arrayEntry(endpoint, 'methods');
    add(callback, {
      kind: 'rest',
      name: path,
      at: call,
      permission,
      methods: methods === undefined ? 'GET' : methodsText(methods),
      cleanArgs: cleanArguments(arrayEntry(endpoint, 'args') ?? arrayEntry(options.value, 'args'), path),
    });
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

/** Methods that WordPress calls on a widget. */
function registerWidgets(index: FileIndex): void {
  for (const info of index.classes.values()) {
    if (info.parent !== 'wp_widget' && !index.ancestors(info.name).includes('wp_widget')) continue;
    for (const name of ['widget', 'form']) {
      info.methods.get(name)?.entries.push({ kind: 'widget', name: info.node.name, at: info.node });
    }
  }
}

/** Methods that WordPress calls for the cells of a list table. */
function registerColumns(index: FileIndex): void {
  for (const info of index.classes.values()) {
    if (!index.ancestors(info.name).some((name) => /(?:^|\\)wp_\w*list_table$/.test(name))) continue;
    for (const [name, state] of info.methods) {
      if (name.startsWith('column_')) state.entries.push({ kind: 'column', name: state.label, at: info.node });
    }
  }
}

/** The expression under a literal key of an array literal. */
export function arrayEntry(node: Expr, key: string): Expr | undefined {
  if (node.kind !== 'Array') return undefined;
  for (const item of node.items) if (item?.key?.kind === 'Str' && item.key.value === key) return item.value;
  return undefined;
}

/** The literal text an expression begins with. */
function literalStart(node: Expr): string {
  if (node.kind === 'Str') return node.value;
  if (node.kind === 'Concat' || node.kind === 'Interpolated') {
    const [first] = node.parts;
    return first?.kind === 'Str' ? first.value : '';
  }
  return '';
}

/** The function a callback expression means, when this file has it. */
export function resolveCallback(node: Expr, index: FileIndex): FunctionNode | null {
  switch (node.kind) {
    case 'Closure':
    case 'ArrowFn':
      return node;
    case 'Str': {
      const name = node.value.toLowerCase().replace(/^\\/, '');
      const [cls, method] = name.split('::');
      if (method !== undefined) return index.method(cls ?? '', method)?.node ?? null;
      return index.functions.get(name)?.node ?? null;
    }
    case 'Call':
      if (!node.firstClass || node.callee.kind !== 'Name') return null;
      return index.functions.get(index.names.functionName(node.callee))?.node ?? null;
    case 'Concat': {
      // `__NAMESPACE__ . '\\name'`
      const [first, second] = node.parts;
      if (first?.kind !== 'Name' || first.text !== '__NAMESPACE__' || second?.kind !== 'Str') return null;
      const name = `${index.names.namespaceAt(node.start)}${second.value.toLowerCase()}`;
      return index.functions.get(name)?.node ?? null;
    }
    case 'MethodCall':
    case 'StaticCall':
      return node.firstClass && typeof node.name === 'string' ? methodOf(node, node.name, index) : null;
    case 'Array': {
      const [owner, method] = node.items;
      if (owner === null || owner === undefined || method?.value.kind !== 'Str') return null;
      return ownedMethod(owner.value, method.value.value, index);
    }
    default:
      return null;
  }
}

function methodOf(
  node: Extract<Expr, { kind: 'MethodCall' | 'StaticCall' }>,
  name: string,
  index: FileIndex,
): FunctionNode | null {
  return ownedMethod(node.kind === 'MethodCall' ? node.object : node.cls, name, index);
}

function ownedMethod(owner: Expr, name: string, index: FileIndex): FunctionNode | null {
  const method = name.toLowerCase();
  const own = owner.kind === 'Var' && owner.name === 'this';
  const text =
    owner.kind === 'Str'
      ? owner.value
      : owner.kind === 'Name'
        ? owner.text
        : owner.kind === 'ClassConst' && owner.cls.kind === 'Name'
          ? owner.cls.text
          : '';
  if (own || text === '__CLASS__' || /^(self|static)$/i.test(text)) {
    const info = index.classAt(owner.start);
    return info === null ? null : (index.method(info.name, method)?.node ?? null);
  }
  if (text !== '') {
    const name =
      owner.kind === 'Str' ? text.toLowerCase().replace(/^\\/, '') : index.names.classNameAt(text, owner.start);
    return index.method(name, method)?.node ?? null;
  }
  if (owner.kind === 'New' && owner.cls.kind === 'Name') {
    return index.method(index.names.className(owner.cls), method)?.node ?? null;
  }
  return index.onlyMethod(method)?.node ?? null;
}
