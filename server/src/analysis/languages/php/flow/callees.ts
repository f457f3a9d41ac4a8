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

/** Every function of these files that a call may run, as far as that is known. */
export function calleesOf(node: Node, scope: Scope): FunctionState[] {
  const seen = node.kind === 'MethodCall' ? scope.index.seenCallees.get(node.start) : undefined;
  if (seen !== undefined) return [...seen];
  const only = calleeOf(node, scope);
  return only === null ? [] : [only];
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
  if (object.kind === 'Prop' && object.object.kind === 'Var' && object.object.name === 'this') {
    const className = typeof object.name === 'string' ? heldClass(object.name, node.start, index) : null;
    if (className !== null) return index.method(className, name);
  }
  // The database's own methods are called like many others.
  if (object.kind === 'Var' && object.name === 'wpdb') return null;
  return index.onlyMethod(name, node.args.some(({ spread }) => spread) ? null : node.args.length);
}

/** The class of the object that a property of `$this` holds. */
function heldClass(property: string, offset: number, index: FileIndex): string | null {
  const owner = index.classAt(offset);
  if (owner === null) return null;
  return index.propertyClasses.get(`${index.hierarchy.propertyOwner(owner.name, property)}::$${property}`) ?? null;
}

function constructorOf({ cls, start }: New, { index }: Scope): FunctionState | null {
  return cls.kind === 'Name' ? index.method(index.classNamed(cls.text, start), '__construct') : null;
}
