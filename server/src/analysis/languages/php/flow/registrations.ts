import type { Call, FunctionNode, MethodCall, StaticCall } from '../ast.ts';
import type { Lists } from '../items.ts';
import type { PhpFile } from '../php-file.ts';
import { BootRun } from './boot/boot-run.ts';
import { Registry } from './boot/register.ts';
import { tableEntries } from './boot/tables.ts';
import type { FileIndex } from './file-index.ts';
import type { Entry } from './function-info.ts';
import type { PathIndex } from './include-path.ts';
import { methodPrefix } from './method-prefix.ts';

/** Finds every callback that the files register and tells its function how it is called; closures by their node. */
export function registerCallbacks(
  index: FileIndex,
  lists: Lists,
  files: readonly PhpFile[],
  paths: PathIndex,
  closures: Map<FunctionNode, Entry[]>,
): void {
  countCallers(index, lists);
  const registry = new Registry(index);
  new BootRun(index, lists, files, paths, registry).run();
  for (const [node, entries] of registry.entries) {
    const state = index.states.get(node);
    if (state !== undefined) state.entries.push(...entries);
    else closures.set(node, [...entries]);
  }
  for (const [state, entry] of tableEntries(index, files)) {
    if (!state.entries.some(({ name }) => name === entry.name)) state.entries.push(entry);
  }
  registerWidgets(index);
  registerColumns(index);
}

/** How often each function is called by its name. */
function countCallers(index: FileIndex, lists: Lists): void {
  for (const call of lists.calls) {
    if (call.callee.kind !== 'Name') continue;
    noteNamed(call, index);
    const state = index.functions.get(index.names.functionName(call.callee));
    if (state !== undefined) state.callers++;
  }
  for (const call of lists.methodCalls) {
    if (typeof call.name !== 'string') {
      noteDispatch(call, index);
      continue;
    }
    const name = call.name.toLowerCase();
    const owner = index.classAt(call.start);
    const state = (owner === null ? null : index.method(owner.name, name)) ?? index.onlyMethod(name);
    if (state !== null) state.callers++;
  }
}

/** `call_user_func( array( $this, "save_$step" ) )` calls the methods of the class whose names begin so. */
function noteNamed({ callee, args, start }: Call, index: FileIndex): void {
  if (callee.kind !== 'Name' || !/^\\?call_user_func(?:_array)?$/i.test(callee.text)) return;
  const callback = args[0]?.value;
  const prefix = callback === undefined ? null : methodPrefix(callback);
  if (prefix === null) return;
  for (const [name, state] of index.classAt(start)?.methods ?? []) if (name.startsWith(prefix)) state.callers++;
}

/** `$this->$name()` calls the methods that the class names. */
function noteDispatch(call: MethodCall | StaticCall, index: FileIndex): void {
  const owner = call.kind === 'MethodCall' ? call.object : call.cls;
  const own =
    owner.kind === 'Var' ? owner.name === 'this' : owner.kind === 'Name' && /^(?:self|static)$/i.test(owner.text);
  if (!own) return;
  for (const state of index.dispatched(index.classAt(call.start)?.name ?? null)) state.callers++;
}

/** Methods that WordPress calls on a widget. */
function registerWidgets(index: FileIndex): void {
  for (const info of index.classes.values()) {
    if (info.parent !== 'wp_widget' && !index.ancestors(info.name).includes('wp_widget')) continue;
    const { node } = info;
    for (const name of ['widget', 'form']) {
      info.methods.get(name)?.entries.push({ kind: 'widget', name: node.name, at: node, place: node });
    }
    info.methods.get('update')?.entries.push({ kind: 'setting-sanitizer', name: node.name, at: node, place: node });
  }
}

/** Methods that WordPress calls for the cells of a list table. */
function registerColumns(index: FileIndex): void {
  for (const { name: className, node, methods } of index.classes.values()) {
    if (!index.ancestors(className).some((name) => /(?:^|\\)wp_\w*list_table$/.test(name))) continue;
    for (const [name, state] of methods) {
      if (name.startsWith('column_')) state.entries.push({ kind: 'column', name: state.label, at: node, place: node });
    }
  }
}
