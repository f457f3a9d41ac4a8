import type { Expr, FunctionNode } from '../ast.ts';
import type { FileIndex } from './file-index.ts';

/** The expression under a literal key of an array literal. */
export function arrayEntry(node: Expr, key: string): Expr | undefined {
  if (node.kind !== 'Array') return undefined;
  for (const item of node.items) if (item?.key?.kind === 'Str' && item.key.value === key) return item.value;
  return undefined;
}

/** The literal text an expression begins with. */
export function literalStart(node: Expr, index: FileIndex): string {
  if (node.kind === 'Concat' || node.kind === 'Interpolated') {
    const [first, second] = node.parts;
    if (first === undefined) return '';
    const text = literalText(first, index);
    // `'wp_ajax_' . self::ACTION`
    return second === undefined || node.parts.length > 2 ? text : text + literalText(second, index);
  }
  if (node.kind === 'Call' && node.callee.kind === 'Name' && node.callee.text === 'sprintf') {
    const [format] = node.args;
    return format?.value.kind === 'Str' ? format.value.value.replace(/%.*$/s, '') : '';
  }
  return literalText(node, index);
}

/** A text that is written as it is, or as a constant that the files define. */
export function literalText(node: Expr, index: FileIndex): string {
  if (node.kind === 'Str') return node.value;
  if (node.kind === 'Name') {
    const defined = index.consts.get(node.text);
    return defined?.kind === 'Str' ? defined.value : '';
  }
  if (node.kind !== 'ClassConst' || node.cls.kind !== 'Name') return '';
  const own = /^(?:self|static)$/i.test(node.cls.text);
  const info = own
    ? index.classAt(node.start)
    : index.classes.get(index.names.classNameAt(node.cls.text, node.cls.start));
  const element = info?.consts.get(node.name.toLowerCase());
  return element?.value.kind === 'Str' ? element.value.value : '';
}

/** The function a callback expression means, when this file has it. */
export function resolveCallback(node: Expr, index: FileIndex): FunctionNode | null {
  switch (node.kind) {
    case 'Closure':
    case 'ArrowFn':
      return node;
    case 'Str': {
      const name = node.value.toLowerCase().replace(/^\\/, '');
      const [cls, method] = name.split('::');
      if (method !== undefined) return index.method(cls ?? '', method)?.node ?? null;
      return index.functions.get(name)?.node ?? null;
    }
    case 'New':
      return node.cls.kind === 'Name'
        ? (index.method(index.names.className(node.cls), '__invoke')?.node ?? null)
        : null;
    case 'Call':
      if (!node.firstClass || node.callee.kind !== 'Name') return null;
      return index.functions.get(index.names.functionName(node.callee))?.node ?? null;
    case 'Concat': {
      // `__NAMESPACE__ . '\\name'`
      const [first, second] = node.parts;
      if (first?.kind !== 'Name' || first.text !== '__NAMESPACE__' || second?.kind !== 'Str') return null;
      const name = `${index.names.namespaceAt(node.start)}${second.value.toLowerCase()}`;
      return index.functions.get(name)?.node ?? null;
    }
    case 'MethodCall':
    case 'StaticCall':
      return node.firstClass && typeof node.name === 'string' ? methodOf(node, node.name, index) : null;
    case 'Array': {
      const [owner, method] = node.items;
      if (owner === null || owner === undefined || method?.value.kind !== 'Str') return null;
      return ownedMethod(owner.value, method.value.value, index);
    }
    default:
      return null;
  }
}

function methodOf(
  node: Extract<Expr, { kind: 'MethodCall' | 'StaticCall' }>,
  name: string,
  index: FileIndex,
): FunctionNode | null {
  return ownedMethod(node.kind === 'MethodCall' ? node.object : node.cls, name, index);
}

/** The method of an object or class as written, when the files have it. */
export function ownedMethod(owner: Expr, name: string, index: FileIndex): FunctionNode | null {
  const method = name.toLowerCase();
  const own = owner.kind === 'Var' && owner.name === 'this';
  const text =
    owner.kind === 'Str'
      ? owner.value
      : owner.kind === 'Name'
        ? owner.text
        : owner.kind === 'ClassConst' && owner.cls.kind === 'Name'
          ? owner.cls.text
          : '';
  if (own || text === '__CLASS__' || /^(self|static)$/i.test(text)) {
    const info = index.classAt(owner.start);
    return info === null ? null : (index.method(info.name, method)?.node ?? null);
  }
  if (text !== '') {
    const name =
      owner.kind === 'Str' ? text.toLowerCase().replace(/^\\/, '') : index.names.classNameAt(text, owner.start);
    return index.method(name, method)?.node ?? null;
  }
  if (owner.kind === 'New' && owner.cls.kind === 'Name') {
    return index.method(index.names.className(owner.cls), method)?.node ?? null;
  }
  return index.onlyMethod(method)?.node ?? null;
}
