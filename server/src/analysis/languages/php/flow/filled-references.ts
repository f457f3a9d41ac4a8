import type { Call } from '../ast.ts';
import { assign } from './assign.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { programOutput } from './outside.ts';
import { deepTaints } from './taints.ts';
import { makeValue, Type } from './value.ts';

/** Functions that write into their arguments. */
export function fillReferences(flow: Flow, frame: Frame, node: Call, name: string, args: readonly ArgInfo[]): void {
  const write = (target: ArgInfo | undefined, source: ArgInfo | undefined) => {
    if (target === undefined || source === undefined) return;
    const taints = deepTaints(source.value);
    assign(flow, frame, target.node, makeValue(Type.Array, undefined, taints), node);
  };
  if (name === 'preg_match' || name === 'preg_match_all') {
    const pattern = args[0]?.value.constant;
    const harmless = typeof pattern === 'string' && capturesOnlyDigits(pattern);
    if (harmless && args[2] !== undefined) assign(flow, frame, args[2].node, makeValue(Type.Array), node);
    else write(args[2], args[1]);
  } else if (name === 'parse_str' || name === 'wp_parse_str' || name === 'mb_parse_str') write(args[1], args[0]);
  else if (name === 'settype' && args[0] !== undefined) {
    const type = args[1]?.value.constant;
    if (typeof type === 'string' && /^(?:int|integer|float|double|bool|boolean|null)$/i.test(type)) {
      assign(flow, frame, args[0].node, makeValue(Type.Int), node);
    }
  } else if (name === 'exec' && args[1] !== undefined) {
    assign(flow, frame, args[1].node, makeValue(Type.Array, undefined, programOutput(`${name}()`, node)), node);
  } else if (name === 'proc_open' && args[2] !== undefined) {
    assign(flow, frame, args[2].node, makeValue(Type.Array, undefined, programOutput(`${name}()`, node)), node);
  } else if (name === 'array_push' || name === 'array_unshift') {
    const [target, ...values] = args;
    if (target === undefined) return;
    for (const { value } of values) {
      assign(
        flow,
        frame,
        { kind: 'Index', base: target.node, index: null, start: target.node.start, end: target.node.end },
        value,
        node,
      );
    }
  }
}

function capturesOnlyDigits(pattern: string): boolean {
  const groups = pattern.match(/\((?!\?)[^()]*\)/g);
  return groups?.every((group) => /^\((?:\\d|\[0-9\])[+*]?(?:\{[\d,]+\})?\)$/.test(group)) ?? false;
}
