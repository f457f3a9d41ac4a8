import type { Expr } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import { FunctionRanges } from '../../../../languages/php/flow/function-ranges.ts';
import type { PhpContext } from '../../../rule.ts';
import { lastAssigned } from './body-facts.ts';
import { callSitesOf } from './call-sites.ts';

/** An expression, and the function that it stands in. */
export interface Written {
  readonly value: Expr;
  readonly within: FunctionInfo | null;
}

/** What a class does with one of its own properties. */
interface PropertyWrites {
  /** What it is given as a whole, its default included. */
  readonly whole: readonly Written[];
  /** What is put under a fixed key of it. */
  readonly entries: readonly (Written & { readonly key: string })[];
}

const maxDepth = 4;
/** More callers than this pass alike. */
const maxCallers = 12;

type PropertyNode = Extract<Expr, { kind: 'Prop' }>;

function isOwn(node: Expr, name: string): boolean {
  return node.kind === 'Prop' && node.name === name && node.object.kind === 'Var' && node.object.name === 'this';
}

const writesKey = Symbol('what classes write into their properties');

/** What the class around `$this->name` writes into it; nothing where the object is another. */
export function propertyWrites(node: PropertyNode, context: PhpContext): PropertyWrites {
  const { name } = node;
  const owner = context.index.classAt(node.start);
  if (typeof name !== 'string' || !isOwn(node, name) || owner === null) return { whole: [], entries: [] };
  const known = context.lists.facts.of(writesKey, () => new Map<string, PropertyWrites>());
  const key = `${owner.name}::${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const ranges = new FunctionRanges(context.index);
  const whole: Written[] = [];
  const entries: (Written & { key: string })[] = [];
  for (const { name: declared, value } of owner.node.props)
    if (declared === name && value !== null) whole.push({ value, within: null });
  walkNodes(owner.node, context, (part) => {
    if (part.kind !== 'Assign') return;
    const { target, value } = part;
    if (isOwn(target, name)) whole.push({ value, within: ranges.at(part.start) });
    else if (target.kind === 'Index' && isOwn(target.base, name) && target.index?.kind === 'Str')
      entries.push({ key: target.index.value, value, within: ranges.at(part.start) });
  });
  const writes = { whole, entries };
  known.set(key, writes);
  return writes;
}

/** The literals that an expression may stand for: through variables, parameters and the object's own properties. */
export function literalsOf({ value, within }: Written, context: PhpContext, depth = 0): Expr[] {
  context.tick();
  const inner = (next: Written) => literalsOf(next, context, depth + 1);
  if (depth > maxDepth) return [];
  switch (value.kind) {
    case 'Cast':
      return inner({ value: value.value, within });
    case 'Var': {
      const assigned = lastAssigned(value.name, value.start, within?.node ?? null, context);
      return assigned === null
        ? passed(value.name, within, context).flatMap(inner)
        : inner({ value: assigned, within });
    }
    case 'Prop':
      return propertyWrites(value, context).whole.flatMap(inner);
    default:
      return [value];
  }
}

/** What callers pass for a parameter. */
function passed(name: string, within: FunctionInfo | null, context: PhpContext): Written[] {
  if (within === null) return [];
  const position = within.node.params.findIndex((param) => param.name === name);
  const sites = position === -1 ? [] : callSitesOf(within, context);
  if (sites.length > maxCallers) return [];
  return sites.flatMap(({ call, within: caller }) => {
    const argument = call.args[position];
    if (argument === undefined || argument.spread || argument.name !== null) return [];
    return [{ value: argument.value, within: caller }];
  });
}
