import { pageStart } from '../../../html-context/state.ts';
import type { Expr, Node } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';
import { passingFunctions } from '../taint/functions.ts';
import { Danger } from '../taint/kinds.ts';
import type { Frame } from './frame.ts';

const takers: ReadonlySet<string> = new Set(['ob_get_clean', 'ob_get_flush', 'ob_get_contents']);
const enders: ReadonlySet<string> = new Set(['ob_get_clean', 'ob_get_flush', 'ob_end_clean', 'ob_end_flush']);

/** `ob_start()` begins a page of its own; what ends the buffer goes back to the page around it. */
export function switchBuffer(frame: Frame, name: string): void {
  if (name === 'ob_start') {
    const { state } = frame;
    state.cleansBuffer ??= state.node.body !== null && cleansBuffer(state.node.body);
    frame.buffers.push(frame.html);
    frame.html = pageStart;
  } else if (enders.has(name)) frame.html = frame.buffers.pop() ?? frame.html;
}

/** Whether the function puts what it has buffered through something that makes it safe to print. */
function cleansBuffer(body: Node): boolean {
  const holders = new Set<string>();
  const cleaned: Expr[] = [];
  const stack: Node[] = [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'Assign' && node.target.kind === 'Var' && isTaker(node.value)) holders.add(node.target.name);
    if (node.kind === 'Call' && node.callee.kind === 'Name' && node.args[0] !== undefined) {
      const passing = passingFunctions.get(node.callee.text.toLowerCase());
      if (passing !== undefined && (passing.clears & Danger.HtmlText) !== 0) cleaned.push(node.args[0].value);
    }
    stack.push(...childNodes(node));
  }
  return cleaned.some((value) => isTaker(value) || (value.kind === 'Var' && holders.has(value.name)));
}

function isTaker(node: Expr): boolean {
  if (node.kind !== 'Call' || node.callee.kind !== 'Name') return false;
  const name = node.callee.text.toLowerCase();
  const [first] = node.args;
  return takers.has(name) || (/^(?:l|r)?trim$/.test(name) && first !== undefined && isTaker(first.value));
}
