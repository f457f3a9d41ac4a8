import type { Lists } from '../items.ts';
import type { FileIndex } from './file-index.ts';
import { FunctionRanges } from './function-ranges.ts';
import type { FunctionState } from './function-state.ts';

/** The file's functions and methods, callees before their callers wherever calls go round in no circle. */
export function callOrder(lists: Lists, index: FileIndex): FunctionState[] {
  const callees = calleesByFunction(lists, index);
  const order: FunctionState[] = [];
  const seen = new Set<FunctionState>();
  // What constructors keep in properties says of which class those are.
  const roots = [...index.states.values()];
  const isCreator = ({ node }: FunctionState) => node.kind === 'Method' && node.name.toLowerCase() === '__construct';
  for (const root of [...roots.filter(isCreator), ...roots.filter((state) => !isCreator(state))]) {
    // An explicit stack: thousands of functions may call each other in a row.
    const stack: { state: FunctionState; next: number }[] = [];
    const enter = (state: FunctionState) => {
      if (seen.has(state)) return;
      seen.add(state);
      stack.push({ state, next: 0 });
    };
    enter(root);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const callee = callees.get(top.state)?.[top.next++];
      if (callee !== undefined) enter(callee);
      else {
        order.push(top.state);
        stack.pop();
      }
    }
  }
  return order;
}

function calleesByFunction(lists: Lists, index: FileIndex): Map<FunctionState, FunctionState[]> {
  const ranges = new FunctionRanges(index);
  const callees = new Map<FunctionState, FunctionState[]>();
  const add = (offset: number, callee: FunctionState | null | undefined) => {
    if (callee === null || callee === undefined) return;
    const owner = ranges.at(offset);
    if (owner === null || owner === callee) return;
    const list = callees.get(owner);
    if (list === undefined) callees.set(owner, [callee]);
    else list.push(callee);
  };
  for (const call of lists.calls) {
    if (call.callee.kind === 'Name') add(call.start, index.functions.get(index.names.functionName(call.callee)));
  }
  for (const call of lists.methodCalls) {
    if (typeof call.name !== 'string') continue;
    const name = call.name.toLowerCase();
    const owner = index.classAt(call.start);
    add(call.start, (owner === null ? null : index.method(owner.name, name)) ?? index.onlyMethod(name));
  }
  return callees;
}
