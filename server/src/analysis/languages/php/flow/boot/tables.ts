import type { ArrayItem } from '../../ast.ts';
import { walkNodes } from '../../child-nodes.ts';
import type { PhpFile } from '../../php-file.ts';
import type { FileIndex } from '../file-index.ts';
import type { Entry } from '../function-info.ts';
import type { FunctionState } from '../function-state.ts';

/** Names of hooks that only a request for them fires. */
const requestHook = /^(?:wp_ajax_|admin_post_)\w/;

/**
 * What classes say that their methods are for, to a framework that is not among the files: entries of arrays
 * (`'wp_ajax_save' => 'save'`), and attributes of methods (`#[Hook( 'wp_ajax_save' )]`).
 */
export function tableEntries(index: FileIndex, files: readonly PhpFile[]): [FunctionState, Entry][] {
  const found: [FunctionState, Entry][] = [];
  // Files that name no such hook are the rule.
  if (!files.some(({ source: { code } }) => code.includes('wp_ajax_') || code.includes('admin_post_'))) return found;
  const add = (state: FunctionState | undefined, name: string, at: Entry['at']) => {
    if (state !== undefined) found.push([state, { kind: kindOf(name), name, at, place: at }]);
  };
  for (const { node, methods } of index.classes.values()) {
    for (const method of node.methods) {
      for (const attribute of method.attributes) {
        const [first] = attribute.args;
        const hook = first?.value.kind === 'Str' ? first.value.value : '';
        if (requestHook.test(hook)) add(methods.get(method.name.toLowerCase()), hook, attribute);
      }
    }
    walkNodes(node, index.counter, (inner) => {
      if (inner.kind !== 'ArrayItem' || inner.key?.kind !== 'Str' || !requestHook.test(inner.key.value)) return;
      add(methods.get(methodNamed(inner).toLowerCase()), inner.key.value, inner);
    });
  }
  return found;
}

function methodNamed({ value }: ArrayItem): string {
  if (value.kind === 'Str') return value.value;
  const [first] = value.kind === 'Array' ? value.items : [];
  return first?.value.kind === 'Str' ? first.value.value : '';
}

function kindOf(hook: string): Entry['kind'] {
  if (hook.startsWith('wp_ajax_')) return hook.startsWith('wp_ajax_nopriv_') ? 'ajax-nopriv' : 'ajax';
  return hook.startsWith('admin_post_nopriv') ? 'admin-post-nopriv' : 'admin-post';
}
