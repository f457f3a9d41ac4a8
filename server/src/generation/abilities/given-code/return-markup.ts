import type { Node } from '../../../analysis/languages/php/ast.ts';
import { calledName, type Edit, type FunctionLike, type GivenPhp } from './given-php.ts';
import { bodyStart, returnsOf } from './returns.ts';

const printing =
  /^(?:printf|vprintf|_e|_ex|esc_html_e|esc_attr_e|print_r|the_\w+|wp_nav_menu|dynamic_sidebar|get_template_part|wp_nonce_field|settings_fields|do_settings_sections|submit_button|selected|checked)$/;

/** Whether a place is a function's own, not one of a function inside it. */
function isOwn(fn: FunctionLike, node: Node, around: readonly Node[]): boolean {
  const owner = around.findLast(({ kind }) => /^(?:Function|Method|Closure|ArrowFn)$/.test(kind));
  return node.start >= fn.start && node.end <= fn.end && owner?.start === fn.start;
}

/** Lets a function return what it prints. null: it prints nothing, or returns something already. */
export function returnPrinted(php: GivenPhp, fn: FunctionLike): { code: string; done: string[] } | null {
  const own = php.tree.nodes.filter(({ node, around }) => isOwn(fn, node, around));
  const isPrint = (node: Node) =>
    node.kind === 'Echo' ||
    node.kind === 'Print' ||
    (node.kind === 'Html' && !node.blank) ||
    printing.test(calledName(node));
  const prints = own.filter(({ node }) => isPrint(node)).map(({ node }) => node);
  const body = bodyStart(php, fn);
  if (prints.length === 0 || body === null || fn.body.kind !== 'Block') return null;
  if (own.some(({ node }) => calledName(node) === 'ob_start')) return null;
  // What is returned early may be a text that says there is nothing.
  if (returnsOf(php, fn).some(({ value }) => !/^(?:Str|Call)$/.test(value.kind))) return null;
  const isSimple = prints.every((node) => node.kind === 'Echo' && !node.short);
  const name = ['html', 'output', 'markup'].find(
    (one) => !own.some(({ node }) => node.kind === 'Var' && node.name === one),
  );
  const collects = isSimple && name !== undefined;
  const result = collects ? `$${name}` : '(string) ob_get_clean()';
  const edits: Edit[] = [
    { start: body.at, end: body.at, text: collects ? `$${name} = '';\n${body.indent}` : `ob_start();\n${body.indent}` },
  ];
  if (collects)
    for (const node of prints) {
      if (node.kind !== 'Echo') continue;
      const values = node.values.map((value) => {
        const text = php.text(value);
        return node.values.length > 1 && /^(?:Ternary|Binary)$/.test(value.kind) ? `( ${text} )` : text;
      });
      edits.push({ start: node.start, end: node.end, text: `$${name} .= ${values.join(' . ')};` });
    }
  for (const { node } of own)
    if (node.kind === 'Return' && node.value === null)
      edits.push({ start: node.start, end: node.end, text: `return ${result};` });
  const close = php.code.lastIndexOf('}', fn.body.end - 1);
  const last = fn.body.body.at(-1);
  if (last?.kind !== 'Return' || last.value === null) {
    const isHtml = last?.kind === 'Html';
    const before = isHtml ? close : php.code.slice(0, close).trimEnd().length;
    const indent = php.indentAt(close);
    edits.push({ start: before, end: close, text: `\n\n${indent}\treturn ${result};\n${indent}` });
  }
  const label = 'name' in fn ? `${fn.name}()` : 'The callback';
  const type = /\)\s*:\s*void\s*$/.exec(php.code.slice(fn.start, fn.body.start));
  if (type !== null) {
    const at = php.code.lastIndexOf('void', fn.body.start);
    edits.push({ start: at, end: at + 4, text: 'string' });
  }
  return { code: merged(php, edits), done: [`${label} returns its markup and prints nothing.`] };
}

/** The first statement may be a print itself: what is put before it joins it. */
function merged(php: GivenPhp, edits: readonly Edit[]): string {
  return php.with(
    edits.flatMap((edit, at) => {
      const twins = edits.filter(({ start }) => start === edit.start);
      if (twins.length < 2) return [edit];
      if (edits.findIndex(({ start }) => start === edit.start) !== at) return [];
      return [
        {
          start: edit.start,
          end: Math.max(...twins.map(({ end }) => end)),
          text: twins.map(({ text }) => text).join(''),
        },
      ];
    }),
  );
}
