import type { Call, MethodCall, New, Node, StaticCall } from '../ast.ts';
import type { Names } from '../names.ts';
import type { FileIndex } from './file-index.ts';
import type { FunctionState } from './function-state.ts';

/** What a name may stand for. */
interface Scope {
  readonly index: FileIndex;
  readonly names: Names;
}

/** The function of these files that a call runs; null when it is another's, or not known. */
export function calleeOf(node: Node, scope: Scope): FunctionState | null {
  switch (node.kind) {
    case 'Call':
      return functionOf(node, scope);
    case 'MethodCall':
    case 'StaticCall':
      return methodOf(node, scope);
    case 'New':
      return constructorOf(node, scope);
    default:
      return null;
  }
}

function functionOf({ callee, firstClass }: Call, { index, names }: Scope): FunctionState | null {
  return callee.kind !== 'Name' || firstClass ? null : (index.functions.get(names.functionName(callee)) ?? null);
}

function methodOf(node: MethodCall | StaticCall, { index }: Scope): FunctionState | null {
  if (typeof node.name !== 'string' || node.firstClass) return null;
  const name = node.name.toLowerCase();
  if (node.kind === 'StaticCall') {
    return node.cls.kind === 'Name' ? index.method(index.classNamed(node.cls.text, node.start), name) : null;
  }
  const { object } = node;
  if (object.kind === 'Var' && object.name === 'this') {
    const owner = index.classAt(node.start);
    return owner === null ? null : index.method(owner.name, name);
  }
  if (object.kind === 'New' && object.cls.kind === 'Name') {
    return index.method(index.classNamed(object.cls.text, node.start), name);
  }
  // The database's own methods are called like many others.
  if (object.kind === 'Var' && object.name === 'wpdb') return null;
  return index.onlyMethod(name);
}

function constructorOf({ cls, start }: New, { index }: Scope): FunctionState | null {
  return cls.kind === 'Name' ? index.method(index.classNamed(cls.text, start), '__construct') : null;
}
