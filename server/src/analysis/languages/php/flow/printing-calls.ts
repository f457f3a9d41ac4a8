import { scriptStart, styleStart } from '../../../html-context/state.ts';
import type { Call } from '../ast.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import { formatted } from './format.ts';
import type { Frame } from './frame.ts';
import { printValue } from './output.ts';

/** Functions that print one of their arguments as it is, by the argument's position. */
const printers: ReadonlyMap<string, number> = new Map([
  ['_e', 0],
  ['_ex', 0],
  ['wp_die', 0],
  ['die', 0],
  ['exit', 0],
  ['var_dump', 0],
  ['print_r', 0],
  ['var_export', 0],
  ['fpassthru', -1],
  ['trigger_error', -1],
]);

/** Prints what a call prints. */
export function printCall(flow: Flow, frame: Frame, node: Call, name: string, args: readonly ArgInfo[]): void {
  if (name === 'printf' || name === 'vprintf') {
    const [format] = args;
    if (format === undefined) return;
    frame.html = printValue(
      flow,
      frame,
      formatted(args, name === 'vprintf'),
      format.node,
      { sink: node, via: name },
      frame.html,
    );
    return;
  }
  if (name === 'wp_add_inline_script' || name === 'wp_add_inline_style') {
    const code = args[1];
    const start = name === 'wp_add_inline_script' ? scriptStart : styleStart;
    if (code !== undefined) printValue(flow, frame, code.value, code.node, { sink: node, via: name }, start);
    return;
  }
  const position = printers.get(name);
  const argument = position === undefined ? undefined : args[position];
  if (argument === undefined) return;
  if ((name === 'print_r' || name === 'var_export') && args[1] !== undefined && args[1].value.constant !== false)
    return;
  frame.html = printValue(flow, frame, argument.value, argument.node, { sink: node, via: name }, frame.html);
}
