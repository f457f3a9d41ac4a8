import type { SourceText } from '../../../source-text.ts';
import type { Call, Expr, FunctionNode, MethodCall, Node, StaticCall } from '../ast.ts';
import { walkNodes } from '../child-nodes.ts';
import type { Lists } from '../items.ts';
import { arrayEntry, literalStart, literalText, ownedMethod, resolveCallback } from './callbacks.ts';
import type { FileIndex } from './file-index.ts';
import type { Entry, EntryKind } from './function-info.ts';
import { registerRoute } from './rest-routes.ts';

/** Where the callback stands in a registering call, and what it makes of the function. */
interface Registration {
  readonly callback: number;
  readonly kind: EntryKind;
  /** Position of the capability that WordPress asks for. */
  readonly capability?: number;
}

const registrations: ReadonlyMap<string, Registration> = new Map<string, Registration>([
  ['add_action', { callback: 1, kind: 'hook' }],
  ['add_filter', { callback: 1, kind: 'filter' }],
  ['add_shortcode', { callback: 1, kind: 'shortcode' }],
  ['register_rest_route', { callback: -1, kind: 'rest' }],
  ['register_block_type', { callback: -1, kind: 'block-render' }],
  ['register_block_type_from_metadata', { callback: -1, kind: 'block-render' }],
  ['add_menu_page', { callback: 4, kind: 'admin-page', capability: 2 }],
  ['add_submenu_page', { callback: 5, kind: 'admin-page', capability: 3 }],
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
  ].map((name) => [name, { callback: 4, kind: 'admin-page', capability: 2 }] as const),
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
export function registerCallbacks(
  lists: Lists,
  index: FileIndex,
  closures: Map<FunctionNode, Entry[]>,
  source: SourceText,
): void {
  for (const call of lists.calls) {
    if (call.callee.kind !== 'Name') continue;
    const name = index.names.functionName(call.callee);
    const state = index.functions.get(name);
    if (state !== undefined) state.callers++;
    const registration = registrations.get(name);
    if (name === 'add_filter' || name === 'add_action') noteHook(call, index);
    if (registration !== undefined) register(call, name, registration, index, closures);
  }
  for (const call of lists.methodCalls) {
    if (typeof call.name !== 'string') {
      noteDispatch(call, index);
      continue;
    }
    const name = call.name.toLowerCase();
    if (name === 'add_action' || name === 'add_filter') registerByLoader(call, name, index, closures);
    const owner = index.classAt(call.start);
    const state = (owner === null ? null : index.method(owner.name, name)) ?? index.onlyMethod(name);
    if (state !== null) state.callers++;
  }
  registerMaps(source, index);
  registerWidgets(index);
  registerColumns(index);
}

/** `$this->$name()` calls the methods that the class names. */
function noteDispatch(call: MethodCall | StaticCall, index: FileIndex): void {
  const owner = call.kind === 'MethodCall' ? call.object : call.cls;
  const own =
    owner.kind === 'Var' ? owner.name === 'this' : owner.kind === 'Name' && /^(?:self|static)$/i.test(owner.text);
  if (!own) return;
  for (const state of index.dispatched(index.classAt(call.start)?.name ?? null)) state.callers++;
}

function register(
  call: Call,
  name: string,
  { callback, kind, capability }: Registration,
  index: FileIndex,
  closures: Map<FunctionNode, Entry[]>,
): void {
  const add = (node: Expr | undefined, entry: Entry) => {
    if (node === undefined) return;
    const target = resolveCallback(node, index);
    if (target !== null) enter(target, entry, index, closures);
    else if (kind === 'hook' && node.kind === 'Array') registerMany(node, entry, index);
  };
  if (name === 'register_rest_route') {
    registerRoute(call, index, add);
    return;
  }
  const first = call.args[0]?.value;
  const hook = first === undefined ? '' : literalStart(first, index);
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
  const asked = capability === undefined ? undefined : call.args[capability]?.value;
  add(call.args[callback]?.value, {
    kind: hookKind(kind, hook),
    name: hook,
    at: call,
    ...(asked === undefined ? {} : { capability: literalText(asked, index) }),
  });
}

function enter(target: FunctionNode, entry: Entry, index: FileIndex, closures: Map<FunctionNode, Entry[]>): void {
  const state = index.states.get(target);
  if (state !== undefined) state.entries.push(entry);
  else closures.set(target, [...(closures.get(target) ?? []), entry]);
}

/** `$this->loader->add_action( 'hook', $object, 'method' )`, or with a callback as WordPress has it. */
function registerByLoader(
  call: MethodCall | StaticCall,
  name: string,
  index: FileIndex,
  closures: Map<FunctionNode, Entry[]>,
): void {
  const [first, second, third] = call.args;
  if (first === undefined || second === undefined) return;
  const hook = literalStart(first.value, index);
  const entry: Entry = { kind: hookKind(name === 'add_action' ? 'hook' : 'filter', hook), name: hook, at: call };
  const target =
    third?.value.kind === 'Str'
      ? ownedMethod(second.value, third.value.value, index)
      : resolveCallback(second.value, index);
  if (target !== null) enter(target, entry, index, closures);
}

/**
 * `foreach ( array( 'save', 'remove' ) as $name ) add_action( "wp_ajax_$name", array( $this, $name ) )`: each method
 * of the class that a text in the registering method names, or that a list of the class does.
 */
function registerMany(callback: Extract<Expr, { kind: 'Array' }>, entry: Entry, index: FileIndex): void {
  const [owner, method] = callback.items;
  const info = index.classAt(callback.start);
  if (info === null || owner === null || owner === undefined || !isOwnClass(owner.value, info.node.name)) return;
  if (method === null || method === undefined || method.value.kind === 'Str') return;
  const around = info.node.methods.find(({ start, end }) => start <= callback.start && callback.end <= end);
  const named = (root: Node) => {
    let found = false;
    walkNodes(root, index.counter, (node) => {
      if (node.kind !== 'ArrayItem') return;
      const { key, value } = node;
      const isFlag = key?.kind === 'Str' && value.kind === 'Bool';
      const text = isFlag ? key.value : value.kind === 'Str' ? value.value : '';
      const state = text === '' ? undefined : info.methods.get(text.toLowerCase());
      if (state === undefined) return;
      found = true;
      // `'save' => false`: not for visitors.
      if (isFlag && !value.value && entry.name.startsWith('wp_ajax_nopriv_')) return;
      const hook = key?.kind === 'Str' ? key.value : '';
      const name = entry.name === '' ? hook : `${entry.name}${hook === '' ? text : hook}`;
      state.entries.push({ ...entry, kind: hookKind('hook', name), name });
    });
    return found;
  };
  if (around !== undefined && named(around)) return;
  for (const part of [...info.node.props, ...info.node.consts]) named(part);
}

/** `$this`, `__CLASS__`, `self::class` and the like. */
function isOwnClass(owner: Expr, className: string): boolean {
  if (owner.kind === 'Var') return owner.name === 'this';
  if (owner.kind === 'Name') return /^__CLASS__$/i.test(owner.text);
  if (owner.kind === 'Str') return owner.value === className;
  if (owner.kind === 'Call') return owner.callee.kind === 'Name' && /^get_(?:called_)?class$/i.test(owner.callee.text);
  return owner.kind === 'ClassConst' && owner.cls.kind === 'Name' && /^(?:self|static)$/i.test(owner.cls.text);
}

function hookKind(kind: EntryKind, hook: string): EntryKind {
  if (kind !== 'hook') return kind;
  if (hook.startsWith('wp_ajax_nopriv_')) return 'ajax-nopriv';
  if (hook.startsWith('wp_ajax_')) return 'ajax';
  if (hook.startsWith('admin_post_nopriv')) return 'admin-post-nopriv';
  if (hook.startsWith('admin_post_') || hook === 'admin_post' || hook.startsWith('admin_action_')) return 'admin-post';
  return 'hook';
}

const mapped = /['"]((?:wp_ajax_|admin_post_)\w+)['"]\s*=>\s*(?:\[|array\s*\()?\s*['"](\w+)['"]/g;

/** `return array( 'wp_ajax_save' => 'save' )`: what a class says that its methods are for. */
function registerMaps({ code, base }: SourceText, index: FileIndex): void {
  if (!/['"](?:wp_ajax_|admin_post_)\w+['"]\s*=>/.test(code)) return;
  for (const match of code.matchAll(mapped)) {
    const [text, hook = '', method = ''] = match;
    const start = base + match.index;
    const state = index.classAt(start)?.methods.get(method.toLowerCase());
    if (state === undefined || state.entries.some(({ name }) => name === hook)) continue;
    state.entries.push({ kind: hookKind('hook', hook), name: hook, at: { start, end: start + text.length } });
  }
}

/** Methods that WordPress calls on a widget. */
function registerWidgets(index: FileIndex): void {
  for (const info of index.classes.values()) {
    if (info.parent !== 'wp_widget' && !index.ancestors(info.name).includes('wp_widget')) continue;
    for (const name of ['widget', 'form']) {
      info.methods.get(name)?.entries.push({ kind: 'widget', name: info.node.name, at: info.node });
    }
    info.methods.get('update')?.entries.push({ kind: 'setting-sanitizer', name: info.node.name, at: info.node });
  }
}

function noteHook({ args: [hook, callback, priority] }: Call, index: FileIndex): void {
  if (hook?.value.kind !== 'Str' || callback === undefined) return;
  if (priority?.value.kind === 'Num') index.priorities.set(callback.value, Number(priority.value.value));
  const callbacks = index.hooked.get(hook.value.value);
  if (callbacks === undefined) index.hooked.set(hook.value.value, [callback.value]);
  else callbacks.push(callback.value);
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
