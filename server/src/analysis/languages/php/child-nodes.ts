import type { Node } from './ast.ts';

/** A node's children, first to last, in source order. */
export function childNodes(node: Node): Node[] {
  const children: Node[] = [];
  switch (node.kind) {
    case 'Var':
    case 'Str':
    case 'Name':
    case 'Num':
    case 'Bool':
    case 'Null':
    case 'Html':
      break;
    case 'VarVar':
    case 'Arg':
    case 'Unary':
    case 'Cast':
    case 'Include':
    case 'Print':
    case 'Throw':
    case 'ExprStmt':
    case 'Const':
      children.push(node.value);
      break;
    case 'ArrayItem':
      if (node.key !== null) children.push(node.key);
      children.push(node.value);
      break;
    case 'Call':
      children.push(node.callee);
      addAll(children, node.args);
      break;
    case 'Index':
      children.push(node.base);
      if (node.index !== null) children.push(node.index);
      break;
    case 'MethodCall':
      children.push(node.object);
      if (typeof node.name !== 'string') children.push(node.name);
      addAll(children, node.args);
      break;
    case 'Assign':
    case 'AssignOp':
      children.push(node.target);
      children.push(node.value);
      break;
    case 'Array':
      for (const item of node.items) if (item !== null) children.push(item);
      break;
    case 'Interpolated':
    case 'Concat':
      addAll(children, node.parts);
      break;
    case 'Prop':
      children.push(node.object);
      if (typeof node.name !== 'string') children.push(node.name);
      break;
    case 'Binary':
      children.push(node.left);
      children.push(node.right);
      break;
    case 'Branch':
    case 'While':
      children.push(node.condition);
      children.push(node.body);
      break;
    case 'If':
      addAll(children, node.branches);
      if (node.otherwise !== null) children.push(node.otherwise);
      break;
    case 'Block':
    case 'Error':
    case 'Program':
      addAll(children, node.body);
      break;
    case 'Return':
    case 'Exit':
    case 'StaticVar':
    case 'Param':
    case 'PropDecl':
      if (node.value !== null) children.push(node.value);
      break;
    case 'StaticProp':
      children.push(node.cls);
      if (typeof node.name !== 'string') children.push(node.name);
      break;
    case 'ClassConst':
      children.push(node.cls);
      break;
    case 'StaticCall':
      children.push(node.cls);
      if (typeof node.name !== 'string') children.push(node.name);
      addAll(children, node.args);
      break;
    case 'New':
      children.push(node.cls);
      addAll(children, node.args);
      break;
    case 'IncDec':
      children.push(node.target);
      break;
    case 'Ternary':
      children.push(node.condition);
      if (node.thenValue !== null) children.push(node.thenValue);
      children.push(node.otherwise);
      break;
    case 'MatchArm':
      if (node.conditions !== null) addAll(children, node.conditions);
      children.push(node.value);
      break;
    case 'Match':
      children.push(node.subject);
      addAll(children, node.arms);
      break;
    case 'Closure':
      addAll(children, node.params);
      addAll(children, node.uses);
      children.push(node.body);
      break;
    case 'ArrowFn':
    case 'Function':
      addAll(children, node.params);
      children.push(node.body);
      break;
    case 'Yield':
      if (node.key !== null) children.push(node.key);
      if (node.value !== null) children.push(node.value);
      break;
    case 'Echo':
      addAll(children, node.values);
      break;
    case 'DoWhile':
      children.push(node.body);
      children.push(node.condition);
      break;
    case 'For':
      addAll(children, node.init);
      addAll(children, node.condition);
      addAll(children, node.update);
      children.push(node.body);
      break;
    case 'Foreach':
      children.push(node.subject);
      if (node.key !== null) children.push(node.key);
      children.push(node.value);
      children.push(node.body);
      break;
    case 'Case':
      if (node.value !== null) children.push(node.value);
      addAll(children, node.body);
      break;
    case 'Switch':
      children.push(node.subject);
      addAll(children, node.cases);
      break;
    case 'StaticVars':
      addAll(children, node.vars);
      break;
    case 'Unset':
      addAll(children, node.targets);
      break;
    case 'Catch':
      children.push(node.body);
      break;
    case 'Try':
      children.push(node.body);
      addAll(children, node.catches);
      if (node.finalizer !== null) children.push(node.finalizer);
      break;
    case 'Method':
      addAll(children, node.params);
      if (node.body !== null) children.push(node.body);
      break;
    case 'Class':
      addAll(children, node.consts);
      addAll(children, node.props);
      addAll(children, node.methods);
      break;
    case 'ConstDecl':
      addAll(children, node.consts);
      break;
    case 'Namespace':
      if (node.body !== null) children.push(node.body);
      break;
    case 'Use':
      addAll(children, node.clauses);
      break;
    default:
  }
  return children;
}

function addAll(children: Node[], more: readonly Node[]): void {
  for (const node of more) children.push(node);
}

let tick: () => void = () => undefined;

/** What every walk calls at every node from now on: the time budget of the analysis that this thread is at. */
export function tickWalks(ticker: () => void): void {
  tick = ticker;
}

/**
 * Visits every node, parents first, without recursion.
 * @param visit gets the node and its ancestors, outermost first; the array is reused
 */
export function walkNodes(root: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  const stack: { children: readonly Node[]; next: number }[] = [{ children: [root], next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const node = top.children[top.next++];
    if (node === undefined) {
      stack.pop();
      ancestors.pop();
      continue;
    }
    tick();
    visit(node, ancestors);
    const children = childNodes(node);
    if (children.length === 0) continue;
    ancestors.push(node);
    stack.push({ children, next: 0 });
  }
}
