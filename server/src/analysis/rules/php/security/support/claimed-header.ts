import type { Expr, Index, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { assignmentsIn } from '../../../../languages/php/flow/assignments.ts';
import { eachIngredient } from '../../../../languages/php/flow/made.ts';
import type { Span } from '../../../../languages/php/flow/value.ts';
import { forwardedHeader } from '../../../../languages/php/taint/sources.ts';
import type { PhpContext } from '../../../rule.ts';
import { calledName } from './origins.ts';

/** A header that says where a request came from, and where its name is written. */
export interface ClaimedHeader {
  readonly name: string;
  readonly at: Span;
}

/** The header that an expression is made of, as it is read; null for other expressions, and behind proxies that are known. */
export function claimedHeader(who: Node, context: PhpContext): ClaimedHeader | null {
  const reads = new Map<number, { readonly at: Span; readonly name: string }>();
  const add = (at: Span, name: string) => {
    if (name === '' || forwardedHeader.test(name)) reads.set(at.start, { at, name });
  };
  walkNodes(who, context, (node) => {
    const value = context.ledger.valueAt(node as Expr);
    if (value === null) return;
    eachIngredient(
      value,
      ({ made, taints }) => {
        if (made?.kind === 'claimed') add(made.node, made.name);
        for (const { source } of taints) {
          const [, name] = /^\$_SERVER\[(?:'(\w+)'|…)\]$/.exec(source.label) ?? [];
          if (source.label.startsWith('$_SERVER[')) add(source, name ?? '');
        }
        return true;
      },
      true,
    );
  });
  const found = [...reads.values()].sort((a, b) => a.at.start - b.at.start);
  for (const { at, name } of found) {
    const code = codeAround(at, context);
    if (code === null || knowsProxies(code, context)) continue;
    const header = name === '' ? namedBeside(at, code, context) : { name, at };
    if (header !== null) return header;
  }
  return null;
}

/** The innermost function around a place, or the file; null in other files' top levels. */
function codeAround({ start }: Span, { index, program }: PhpContext): Node | null {
  let found: Node | null = null;
  for (const node of index.states.keys())
    if (node.start <= start && start < node.end && (found === null || node.start > found.start)) found = node;
  return found ?? (program.start <= start && start < program.end ? program : null);
}

/** The header whose name stands where names are gone through one by one, or in the class around it. */
function namedBeside({ start }: Span, code: Node, context: PhpContext): ClaimedHeader | null {
  return firstName(code, context) ?? firstName(context.index.classAt(start)?.node ?? code, context);
}

function firstName(code: Node, context: PhpContext): ClaimedHeader | null {
  let first: ClaimedHeader | null = null;
  walkNodes(code, context, (node) => {
    if (node.kind === 'Str' && forwardedHeader.test(node.value)) first ??= { name: node.value, at: node };
  });
  return first;
}

const proxyName = /prox(?:y|ies)|trusted/i;
const proxyCall = /prox(?:y|ies)|trusted|cidr|in_?range/;

/** Whether code looks at the connection's own address first, or asks for proxies that are known. */
function knowsProxies(code: Node, context: PhpContext): boolean {
  const body = code.kind === 'Function' || code.kind === 'Method' || code.kind === 'Closure' ? code.body : code;
  const assignments = assignmentsIn({ body });
  const isRemote = (node: Expr, depth = 0): boolean => {
    if (depth > 6) return false;
    switch (node.kind) {
      case 'Index':
        return isServerEntry(node, 'REMOTE_ADDR');
      case 'Cast':
        return isRemote(node.value, depth + 1);
      case 'Binary':
        return node.op === '??' && isRemote(node.left, depth + 1);
      case 'Call':
        return node.args.some(({ value }) => isRemote(value, depth + 1));
      case 'Var': {
        const given = assignments.get(node.name) ?? [];
        return given.length > 0 && given.every(({ value }) => value !== null && isRemote(value, depth + 1));
      }
      default:
        return false;
    }
  };
  let knows = false;
  walkNodes(code, context, (node) => {
    knows ||= proxyCall.test(calledName(node, context)) || proxyName.test(settingName(node));
    if (node.kind === 'Binary' && /^[!=]==?$/.test(node.op)) knows ||= isRemote(node.left) || isRemote(node.right);
    else if (node.kind === 'Call' && calledName(node, context) === 'in_array')
      knows ||= node.args[0] !== undefined && isRemote(node.args[0].value);
  });
  return knows;
}

/** The name of a constant, a property or an entry, which somebody has set. */
function settingName(node: Node): string {
  switch (node.kind) {
    case 'Name':
      return node.text;
    case 'ClassConst':
      return node.name;
    case 'Prop':
    case 'StaticProp':
      return typeof node.name === 'string' ? node.name : '';
    case 'Index':
      return node.index?.kind === 'Str' ? node.index.value : '';
    default:
      return '';
  }
}

/** `$_SERVER['KEY']` */
function isServerEntry({ base, index }: Index, key: string): boolean {
  return base.kind === 'Var' && base.name === '_SERVER' && index?.kind === 'Str' && index.value === key;
}
