import type { Call, Expr } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { callSitesOf } from './call-sites.ts';
import { propertyWrites } from './written-values.ts';

/** What may stand under a key of an array, wherever these files write it. */
export interface EntryValue {
  readonly value: Expr;
  /** The function that the expression stands in. */
  readonly within: FunctionInfo | null;
  /** A default that nobody is seen to leave as it is. */
  readonly isSpare?: boolean;
}

interface Entries {
  readonly found: readonly EntryValue[];
  /** On some way nothing stands there. */
  readonly lacks: boolean;
  /** Something on the way is not known. */
  readonly unclear: boolean;
}

const missing: Entries = { found: [], lacks: true, unclear: false };
const unclear: Entries = { found: [], lacks: false, unclear: true };

const maxDepth = 8;
/** More callers than this pass alike. */
const maxCallers = 12;

/**
 * The expressions that may stand under a key of an array when it is used: those that the code writes there, those that
 * callers pass, and the defaults of those that pass none.
 */
export function entryValues(node: Expr, key: string, within: FunctionInfo | null, context: PhpContext): Entries {
  return new Search(key, context).of(node, within, 0);
}

class Search {
  readonly #key: string;
  readonly #context: PhpContext;

  constructor(key: string, context: PhpContext) {
    this.#key = key;
    this.#context = context;
  }

  of(node: Expr, within: FunctionInfo | null, depth: number): Entries {
    this.#context.tick();
    if (depth > maxDepth) return unclear;
    switch (node.kind) {
      case 'Array':
        return this.#literal(node, within, depth);
      case 'Cast':
        return this.of(node.value, within, depth);
      case 'Var':
        return this.#variable(node, within, depth);
      case 'Prop':
        return this.#property(node, depth);
      case 'Binary':
        return node.op === '+' ? this.#first([node.left, node.right], within, depth) : unclear;
      case 'Ternary':
        return joined([node.thenValue ?? node.condition, node.otherwise].map((one) => this.of(one, within, depth + 1)));
      case 'Call':
        return this.#call(node, within, depth);
      case 'MethodCall':
      case 'StaticCall':
        return this.#returned(node, depth);
      default:
        return unclear;
    }
  }

  #literal({ items }: Extract<Expr, { kind: 'Array' }>, within: FunctionInfo | null, depth: number): Entries {
    const own = items.findLast((item) => item?.key?.kind === 'Str' && item.key.value === this.#key);
    if (own) return { found: [{ value: own.value, within }], lacks: false, unclear: false };
    const spreads = items.flatMap((item) => (item?.spread ? [item.value] : []));
    return this.#first(spreads.reverse(), within, depth);
  }

  /** The first of several arrays that has the entry. */
  #first(nodes: readonly Expr[], within: FunctionInfo | null, depth: number): Entries {
    let all = missing;
    for (const node of nodes) {
      const own = this.of(node, within, depth + 1);
      const found = [...all.found, ...(all.lacks ? own.found : own.found.map((one) => ({ ...one, isSpare: true })))];
      all = { found, lacks: all.lacks && own.lacks, unclear: all.unclear || own.unclear };
      if (!own.lacks && !own.unclear) break;
    }
    return all;
  }

  #call(node: Call, within: FunctionInfo | null, depth: number): Entries {
    const name = node.callee.kind === 'Name' ? this.#context.names.functionName(node.callee) : '';
    const values = node.args.map(({ value }) => value);
    if (node.args.some(({ spread }) => spread)) return unclear;
    switch (name) {
      case 'array_merge':
      case 'array_replace':
        return this.#first(values.reverse(), within, depth);
      case 'wp_parse_args':
        return this.#first(values, within, depth);
      case 'array_filter':
      case 'apply_filters': {
        const [first, second] = values;
        const inner = name === 'array_filter' ? first : second;
        return inner === undefined ? unclear : this.of(inner, within, depth + 1);
      }
      default:
        return this.#returned(node, depth);
    }
  }

  #returned(node: Expr, depth: number): Entries {
    const callee = calleeOf(node, this.#context);
    if (callee === null || callee.node.body === null) return unclear;
    if (callee.node.kind === 'ArrowFn') return this.of(callee.node.body, callee, depth + 1);
    const returned: Expr[] = [];
    walkNodes(callee.node.body, this.#context, (part, ancestors) => {
      if (part.kind === 'Return' && part.value !== null && !ancestors.some(({ kind }) => kind === 'Closure'))
        returned.push(part.value);
    });
    return returned.length === 0 ? unclear : joined(returned.map((value) => this.of(value, callee, depth + 1)));
  }

  #variable(node: Extract<Expr, { kind: 'Var' }>, within: FunctionInfo | null, depth: number): Entries {
    const body = within?.node.body ?? null;
    if (within === null || body === null) return unclear;
    let base: Expr | null = null;
    const written: EntryValue[] = [];
    let isAlways = false;
    walkNodes(body, this.#context, (part, ancestors) => {
      if (part.kind !== 'Assign' || part.end > node.start) return;
      if (part.target.kind === 'Var' && part.target.name === node.name) {
        base = part.value;
        written.length = 0;
        isAlways = false;
      } else if (this.#isEntryOf(part.target, node.name)) {
        written.push({ value: part.value, within });
        isAlways ||= !ancestors.some(({ kind }) => kind === 'Branch' || kind === 'If' || kind === 'Case');
      }
    });
    if (isAlways) return { found: written, lacks: false, unclear: false };
    const from = base === null ? this.#passed(node.name, within, depth) : this.of(base, within, depth + 1);
    return { ...from, found: [...from.found, ...written] };
  }

  /** What methods of the class put there, in whatever order. */
  #property(node: Extract<Expr, { kind: 'Prop' }>, depth: number): Entries {
    const { whole, entries } = propertyWrites(node, this.#context);
    const own = entries.filter(({ key }) => key === this.#key);
    const from = joined(whole.map(({ value, within }) => this.of(value, within, depth + 1)));
    return { found: [...own, ...from.found], lacks: from.lacks, unclear: whole.length === 0 || from.unclear };
  }

  #isEntryOf(target: Expr, name: string): boolean {
    return (
      target.kind === 'Index' &&
      target.base.kind === 'Var' &&
      target.base.name === name &&
      target.index?.kind === 'Str' &&
      target.index.value === this.#key
    );
  }

  /** What callers pass for a parameter. */
  #passed(name: string, within: FunctionInfo, depth: number): Entries {
    const position = within.node.params.findIndex((param) => param.name === name);
    const param = within.node.params[position];
    const sites = callSitesOf(within, this.#context);
    if (param === undefined || within.entries.length > 0 || sites.length === 0 || sites.length > maxCallers)
      return unclear;
    return joined(
      sites.map(({ call, within: caller }) => {
        if (call.args.some((argument) => argument.spread || argument.name !== null)) return unclear;
        const value = call.args[position]?.value ?? param.value;
        return value === null || value === undefined ? unclear : this.of(value, caller, depth + 1);
      }),
    );
  }
}

function joined(all: readonly Entries[]): Entries {
  return {
    found: all.flatMap(({ found }) => found),
    lacks: all.some(({ lacks }) => lacks),
    unclear: all.some((one) => one.unclear),
  };
}
