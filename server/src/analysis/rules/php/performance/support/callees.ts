import type { Call, MethodCall, New, Node, StaticCall } from '../../../../languages/php/ast.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';

/** The function of these files that a call runs; null when it is another's, or not known. */
export function calleeOf(node: Node, context: PhpContext): FunctionInfo | null {
  switch (node.kind) {
    case 'Call':
      return functionOf(node, context);
    case 'MethodCall':
    case 'StaticCall':
      return methodOf(node, context);
    case 'New':
      return constructorOf(node, context);
    default:
      return null;
  }
}

function functionOf({ callee, firstClass }: Call, { index, names }: PhpContext): FunctionInfo | null {
  return callee.kind !== 'Name' || firstClass ? null : (index.functions.get(names.functionName(callee)) ?? null);
}

function methodOf(node: MethodCall | StaticCall, { index }: PhpContext): FunctionInfo | null {
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

function constructorOf({ cls, start }: New, { index }: PhpContext): FunctionInfo | null {
  return cls.kind === 'Name' ? index.method(index.classNamed(cls.text, start), '__construct') : null;
}
