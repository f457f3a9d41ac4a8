import type { Call, Expr, Node } from '../../../../languages/php/ast.ts';
import { type WalkCounter, walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { bodyFacts, lastAssigned, writes } from './body-facts.ts';
import { cacheReads, capabilities, fieldRead, occasional, sentNames, storedReads, unusual } from './seldom-calls.ts';

/**
 * What a condition gives when somebody just looks at a page, caches are filled, and nothing is to be set up.
 * `either`: settings and content decide. `seldom`: whatever it guards is not done on every page.
 */
export type Truth = 'yes' | 'no' | 'either' | 'seldom';

const unusualConstant =
  /^\\?(?:DOING_\w+|WP_CLI|REST_REQUEST|XMLRPC_REQUEST|WP_INSTALLING|WP_UNINSTALL_PLUGIN|WP_DEBUG\w*)$/;
/** Names that say that something was kept, or of which state it is. */
const rareName = /cach|transient|version|nonce|expire|throttl|_lock\b|locked|memoi?[sz]e/i;
/** Further from the condition than this, what a variable or function gives is not looked at. */
const maxDepth = 3;

const opposite: Readonly<Record<Truth, Truth>> = { yes: 'no', no: 'yes', either: 'either', seldom: 'seldom' };

/** Tells what conditions of one function give on an ordinary page view. */
export class UsualTruth {
  readonly #context: PhpContext;
  readonly #info: FunctionInfo | null;
  readonly #counter: WalkCounter;
  /** Whether those who see the page are logged in. */
  readonly #members: boolean;
  /** What expressions were found to ask for, by how far from the condition they stand. */
  readonly #known = Array.from({ length: maxDepth + 1 }, () => new Map<Expr, Truth>());

  /** @param counter counts what is looked at */
  constructor(info: FunctionInfo | null, members: boolean, context: PhpContext, counter: WalkCounter) {
    this.#counter = counter;
    this.#info = info;
    this.#members = members;
    this.#context = context;
  }

  of(node: Expr, depth = 0): Truth {
    switch (node.kind) {
      case 'Bool':
        return node.value ? 'yes' : 'no';
      case 'Null':
        return 'no';
      case 'Unary':
        return node.op === '!' ? opposite[this.of(node.value, depth)] : this.of(node.value, depth);
      case 'Cast':
        return this.of(node.value, depth);
      case 'Assign':
        return this.of(node.value, depth);
      case 'Binary':
        return this.#binary(node, depth);
      case 'Name':
        return unusualConstant.test(node.text) ? 'no' : rareName.test(node.text) ? 'seldom' : 'either';
      case 'Var':
        return this.#variable(node, depth);
      case 'Index':
        return this.#sent(node) === 'sent' ? 'no' : this.#sent(node) === 'address' ? 'yes' : this.#within(node, depth);
      case 'Call':
        return this.#call(node, depth);
      case 'MethodCall':
      case 'StaticCall':
        return this.#method(node, depth);
      default:
        return this.#within(node, depth);
    }
  }

  #binary({ op, left, right }: Extract<Expr, { kind: 'Binary' }>, depth: number): Truth {
    if (op === '&&' || op === 'and') return both(this.of(left, depth), this.of(right, depth));
    if (op === '||' || op === 'or')
      return opposite[both(opposite[this.of(left, depth)], opposite[this.of(right, depth)])];
    if (op === '??') return this.of(left, depth);
    const isEqual = op === '===' || op === '==';
    if (!isEqual && op !== '!==' && op !== '!=' && op !== '<>')
      return this.#within(left, depth) === 'either' &&
        this.#within(right, depth) === 'either' &&
        !this.#isStored(left, right)
        ? 'either'
        : 'seldom';
    const equal = this.#equal(left, right, depth);
    return isEqual ? equal : opposite[equal];
  }

  #equal(left: Expr, right: Expr, depth: number): Truth {
    const literal = isLiteral(left) ? left : isLiteral(right) ? right : null;
    const other = literal === left ? right : left;
    if (literal === null) {
      if (this.#sent(left) !== null || this.#sent(right) !== null) return 'no';
      // A version, a checksum, a day: what was kept is compared with what is now.
      return 'seldom';
    }
    if (literal.kind === 'Bool' && literal.value) return this.of(other, depth);
    const isNothing = literal.kind === 'Bool' || literal.kind === 'Null' || isEmpty(literal);
    if (isNothing) return opposite[this.of(other, depth)];
    if (this.#sent(other) !== null) return 'no';
    const truth = this.of(other, depth);
    return truth === 'yes' || truth === 'no' ? 'either' : truth;
  }

  #variable(node: Extract<Expr, { kind: 'Var' }>, depth: number): Truth {
    if (sentNames.has(node.name)) return 'no';
    if (/^(?:pagenow|hook_suffix|typenow|screen)$/.test(node.name)) return 'seldom';
    if (depth >= maxDepth) return 'either';
    const value = this.#assigned(node);
    if (value !== null) {
      if (this.#sent(value, depth) === 'address') return 'yes';
      const truth = this.of(value, depth + 1);
      return rareName.test(node.name) && truth === 'either' ? 'yes' : truth;
    }
    const param = this.#info?.node.params.find(({ name }) => name === node.name);
    // `$force = false`: nobody asks for it on a page.
    if (param?.value?.kind === 'Name' || param?.value?.kind === 'Bool') {
      const text = this.#context.source.slice(param.value).toLowerCase();
      if (text === 'false') return 'no';
      if (text === 'true') return 'yes';
    }
    return rareName.test(node.name) ? 'seldom' : 'either';
  }

  #call(node: Call, depth: number): Truth {
    if (node.callee.kind !== 'Name') return this.#within(node, depth);
    const name = this.#context.names.functionName(node.callee);
    const [first, second] = node.args;
    if (name === 'isset' || name === 'empty') {
      const truths = node.args.map(({ value }) => (this.#sent(value) === 'address' ? 'yes' : this.of(value, depth)));
      const all = truths.reduce(both, 'yes');
      return name === 'empty' ? opposite[all] : all;
    }
    if (unusual.has(name)) return 'no';
    if (cacheReads.has(name)) return 'yes';
    if (occasional.has(name)) return 'seldom';
    if (capabilities.has(name)) return this.#members ? 'either' : 'no';
    if (name === 'is_user_logged_in' || name === 'is_admin_bar_showing') return this.#members ? 'yes' : 'either';
    if (name === 'defined') {
      const constant = first?.value.kind === 'Str' ? first.value.value : '';
      return unusualConstant.test(constant) ? 'no' : 'either';
    }
    if (name === 'apply_filters' && second !== undefined) return this.of(second.value, depth);
    if (storedReads.test(name)) return this.#isWritten(node) ? 'seldom' : 'either';
    const callee = this.#context.index.functions.get(name);
    if (callee !== undefined) return this.#result(callee, depth);
    return this.#within(node, depth);
  }

  #method(node: Extract<Expr, { kind: 'MethodCall' | 'StaticCall' }>, depth: number): Truth {
    const callee = calleeOf(node, this.#context);
    if (callee !== null) return this.#result(callee, depth);
    if (rareName.test(this.#context.source.slice(node).split('(')[0] ?? '')) return 'seldom';
    return this.#within(node, depth);
  }

  /** What a function of these files gives: the one value it returns, or nothing rare where it asks for nothing rare. */
  #result({ node, label }: FunctionInfo, depth: number): Truth {
    if (rareName.test(label.split('::').pop() ?? '')) return 'seldom';
    if (depth >= maxDepth || node.body === null) return 'either';
    if (node.kind === 'ArrowFn') return this.#of(node, node.body, depth);
    const [only] = node.body.body;
    if (node.body.body.length === 1 && only?.kind === 'Return' && only.value !== null)
      return this.#of(node, only.value, depth);
    return bodyFacts(node, this.#context).asksSeldom ? 'seldom' : 'either';
  }

  #of(node: FunctionInfo['node'], value: Expr, depth: number): Truth {
    const info = this.#context.index.states.get(node) ?? null;
    return new UsualTruth(info, this.#members, this.#context, this.#counter).of(value, depth + 1);
  }

  /** A part of the request: `sent` by whoever asks for something special, or the `address` that every request has. */
  #sent(node: Expr, depth = 0): 'sent' | 'address' | null {
    let found: 'sent' | 'address' | null = null;
    this.#eachPart(node, (part) => {
      if (part.kind !== 'Var' || found === 'sent') return;
      if (sentNames.has(part.name)) found = 'sent';
      else if (part.name === '_SERVER') found ??= 'address';
      else if (depth < maxDepth) {
        const value = this.#assigned(part);
        if (value !== null) found = this.#sent(value, depth + 1) ?? found;
      }
    });
    return found;
  }

  /** Of an expression that is no test itself: whether it asks for anything rare. */
  #within(node: Expr, depth: number): Truth {
    // Calls in calls in calls are looked at from each of those around them.
    const near = Math.min(depth, maxDepth);
    const known = this.#known[near]?.get(node);
    if (known !== undefined) return known;
    const truth = this.#lookWithin(node, near);
    this.#known[near]?.set(node, truth);
    return truth;
  }

  #lookWithin(node: Expr, depth: number): Truth {
    if (this.#sent(node) !== null) return 'no';
    let truth: Truth = 'either';
    this.#eachPart(node, (part) => {
      if (part.kind === 'Prop' && typeof part.name === 'string' && rareName.test(part.name)) truth = 'seldom';
      if (part.kind === 'StaticProp' && typeof part.name === 'string' && rareName.test(part.name)) truth = 'seldom';
      if (part === node) return;
      if (
        part.kind === 'Var' ||
        part.kind === 'Call' ||
        part.kind === 'Name' ||
        part.kind === 'MethodCall' ||
        part.kind === 'StaticCall'
      ) {
        const inner = this.of(part, depth + 1);
        if (inner === 'seldom' || (inner === 'no' && part.kind !== 'Name' && !isNothingName(part))) truth = 'seldom';
        if (
          part.kind === 'Call' &&
          part.callee.kind === 'Name' &&
          cacheReads.has(this.#context.names.functionName(part.callee))
        )
          truth = 'seldom';
      }
    });
    return truth;
  }

  #isStored(...sides: readonly Expr[]): boolean {
    return sides.some((side) => {
      const value = side.kind === 'Var' ? (this.#assigned(side) ?? side) : side;
      let stored = false;
      this.#eachPart(value, (part) => {
        if (part.kind === 'Call' && part.callee.kind === 'Name')
          stored ||= storedReads.test(this.#context.names.functionName(part.callee));
      });
      return stored;
    });
  }

  /** What a variable was given last before it is read, in this function. */
  #assigned({ name, start }: Extract<Expr, { kind: 'Var' }>): Expr | null {
    return lastAssigned(name, start, this.#info?.node ?? null, this.#context);
  }

  /** The function writes the field as well: it notes that something was done. */
  #isWritten(node: Call): boolean {
    const field = fieldRead(node, this.#context);
    return field !== null && writes(this.#context.source.slice(field), this.#info?.node ?? null, this.#context);
  }

  #eachPart(node: Node, visit: (part: Node) => void): void {
    walkNodes(node, this.#counter, visit);
  }
}

function both(a: Truth, b: Truth): Truth {
  if (a === 'no' || b === 'no') return 'no';
  if (a === 'seldom' || b === 'seldom') return 'seldom';
  return a === 'yes' && b === 'yes' ? 'yes' : 'either';
}

function isLiteral(node: Expr): boolean {
  return node.kind === 'Str' || node.kind === 'Num' || node.kind === 'Bool' || node.kind === 'Null';
}

function isEmpty(node: Expr): boolean {
  return (node.kind === 'Str' && node.value === '') || (node.kind === 'Num' && node.value === 0);
}

function isNothingName(node: Node): boolean {
  return node.kind === 'Name' && /^(?:null|false)$/i.test(node.text);
}
