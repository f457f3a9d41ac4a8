// Longer than most: one search whose cases all call one another.
import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../../languages/javascript/file-index.ts';
import {
  argumentsOf,
  childOf,
  codeOf,
  functionAround,
  isFunction,
  textOf,
  within,
} from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';
import { isJquery } from '../../support/jquery.ts';
import { callsElsewhere, importedFunctions } from '../../support/modules.ts';
import { arrivesAt } from './callbacks.ts';
import { capturesNoMarkup, isCleaning, isIdle, mixing, removesMarkup } from './cleaning.ts';
import { type Foreign, kept, mixed, pass, rank, source, through } from './foreign.ts';
import { isFile, isInputValue, isTextAttribute, isTextData, responseCall, sourceKind } from './sources.ts';
import { isTested } from './tests.ts';
import { isAlways, isLooped } from './write-order.ts';

/** The call whose result is being worked out: what its parameters are. */
interface Frame {
  readonly fn: JsNode;
  readonly args: readonly JsNode[];
  readonly outer: Frame | null;
  /** Looks at the file that the arguments stand in. */
  readonly owner: Search;
}

const deepest = 40;
const stepsEach = 1500;
const stepsAll = 300_000;
const stepsKey = Symbol('steps of all searches');

/** The worst foreign data in an expression, followed back through variables, parameters and results of the file. */
export function foreignIn(node: JsNode, context: JsContext): Foreign | null {
  const all = context.source.facts.of(stepsKey, () => ({ steps: 0 }));
  if (all.steps > stepsAll) return null;
  const search = new Search(context);
  const found = search.look(node, null, 0);
  all.steps += search.steps;
  return found === null ? null : ofThisFile(found, node, context);
}

/** Steps in other files have no place in this file's trace. */
function ofThisFile(found: Foreign, node: JsNode, context: JsContext): Foreign {
  const steps = found.steps.filter(({ at }) => rootOf(at) === context.root);
  if (steps.length === found.steps.length) return found;
  return {
    ...found,
    isDirect: false,
    steps: [{ at: node, message: `${found.label} is read in another file` }, ...steps],
  };
}

function rootOf(node: JsNode): JsNode {
  let at = node;
  while (at.parent !== null) at = at.parent;
  return at;
}

class Search {
  steps = 0;
  readonly #context: JsContext;
  readonly #index;
  readonly #open = new Set<JsNode>();

  constructor(context: JsContext) {
    this.#context = context;
    this.#index = fileIndexOf(context);
  }

  #text(node: JsNode): string {
    return textOf(node, this.#context.source);
  }

  look(node: JsNode, frame: Frame | null, depth: number): Foreign | null {
    this.#context.tick();
    if (depth > deepest || ++this.steps > stepsEach || this.#open.has(node)) return null;
    this.#open.add(node);
    try {
      return this.#lookInside(node, frame, depth + 1);
    } finally {
      this.#open.delete(node);
    }
  }

  #lookInside(node: JsNode, frame: Frame | null, depth: number): Foreign | null {
    switch (node.type) {
      case 'identifier':
      case 'shorthand_property_identifier':
        return this.#variable(node, frame, depth);
      case 'call_expression':
        return this.#call(node, frame, depth);
      case 'new_expression':
        // `new Option( text ).innerHTML` is escaped text.
        return /^(?:Option|Text|Date|Number|Blob|RegExp)$/.test(this.#text(childOf(node, 'constructor') ?? node))
          ? null
          : this.#first(argumentsOf(node).slice(0, 1), frame, depth);
      case 'binary_expression':
        if (node.operator === '+') return mixed(this.#first(node.children, frame, depth));
        if (node.operator === '&&') return this.#first(node.children.slice(1), frame, depth);
        return /^(?:\|\||\?\?)$/.test(node.operator) ? this.#first(node.children, frame, depth) : null;
      case 'template_string':
        return mixed(this.#first(node.children, frame, depth));
      case 'template_substitution':
      case 'parenthesized_expression':
      case 'array':
      case 'await_expression':
      case 'spread_element':
        return this.#first(node.children, frame, depth);
      case 'sequence_expression':
        return this.#first(node.children.slice(-1), frame, depth);
      case 'assignment_expression':
        return this.#first(node.children.slice(1), frame, depth);
      case 'object':
        return this.#first(
          node.children.flatMap((child) => (child.type === 'pair' ? [childOf(child, 'value') ?? child] : [child])),
          frame,
          depth,
        );
      case 'ternary_expression':
        return this.#first(
          node.children.filter(({ field }) => field !== 'condition'),
          frame,
          depth,
        );
      case 'member_expression':
        return this.#member(node, frame, depth);
      case 'subscript_expression': {
        const object = childOf(node, 'object');
        return object === undefined ? null : this.look(object, frame, depth);
      }
      default:
        return null;
    }
  }

  #first(nodes: readonly JsNode[], frame: Frame | null, depth: number): Foreign | null {
    let worst: Foreign | null = null;
    for (const node of nodes) {
      const found = this.look(node, frame, depth);
      if (found?.kind === 'address') return found;
      if (found !== null && (worst === null || rank(found) < rank(worst))) worst = found;
    }
    return worst;
  }

  #member(node: JsNode, frame: Frame | null, depth: number): Foreign | null {
    const text = this.#text(node);
    const kind = sourceKind(text);
    if (kind !== null) return source(node, text, kind);
    const object = childOf(node, 'object');
    const property = childOf(node, 'property');
    if (object === undefined || property === undefined) return null;
    const name = this.#text(property);
    // WordPress has put what is "rendered" through its own filters.
    if (/^(?:length|size|origin|host|hostname|protocol|port|status|ok|rendered)$/.test(name)) return null;
    if (name === 'name' && isFile(object, this.#context)) return source(node, 'The name of a chosen file', 'input');
    if (isTextData(text)) return source(node, `An attribute of the page (${text.slice(0, 60)})`, 'attribute');
    if (/^response(?:Text)?$/.test(name) && /^(?:xhr|xmlhttp|request|req|http|this)$/i.test(this.#text(object)))
      return source(node, text, 'response');
    if (name === 'value' && isInputValue(object, this.#context))
      return source(node, `What is typed into ${text.slice(0, 60)}`, 'input');
    if (/^[\w$.]{1,80}$/.test(text) && isTested(node, text, this.#context)) return null;
    const entry = this.#entry(object, name);
    if (entry !== undefined) return this.look(entry, frame, depth);
    const written = this.#index.memberWrites(text);
    if (written.length > 0) {
      const found = this.#first(written.slice(0, 8), null, depth);
      if (found !== null) return kept(found, node, text);
    }
    return object.type === 'this' ? null : this.look(object, frame, depth);
  }

  /** The entry of a variable that holds an object literal. */
  #entry(object: JsNode, name: string): JsNode | undefined {
    if (object.type !== 'identifier') return undefined;
    const writes = this.#index.lookup(this.#text(object), object)?.writes ?? [];
    const [only] = writes;
    return writes.length === 1 && only?.how === 'set' && only.key === null
      ? this.#entryOf(only.value, name)
      : undefined;
  }

  /** The entry of an object literal. */
  #entryOf(object: JsNode, name: string): JsNode | undefined {
    if (object.type !== 'object') return undefined;
    const pair = object.children.find((child) => {
      const key = childOf(child, 'key');
      return key !== undefined && this.#text(key).replace(/['"]/g, '') === name;
    });
    return pair && childOf(pair, 'value');
  }

  #call(node: JsNode, frame: Frame | null, depth: number): Foreign | null {
    const callee = childOf(node, 'function');
    if (callee === undefined) return null;
    const text = this.#text(callee);
    const kind = /^(?:window\.)?(?:local|session)Storage\.getItem$/.test(text)
      ? 'storage'
      : responseCall(text)
        ? 'response'
        : /(?:dataTransfer|clipboardData)\.getData$/.test(text)
          ? 'input'
          : null;
    if (kind !== null) return source(node, `What ${text.replace(/\s+/g, '')}() gave`, kind);
    const args = argumentsOf(node);
    if (isTextAttribute(callee, args, this.#context)) return source(node, 'An attribute of the page', 'attribute');
    const functions = this.#index.functionsOf(callee);
    // `rows.find( fn )` gives a row; `jQuery( … ).find( 'a' )` an element.
    const isRow = /\.find$/.test(text) && args[0] !== undefined && isFunction(args[0]);
    if (!isRow && isCleaning(text.replace(/\s+/g, '')) && !this.#isIdle(callee, functions, text)) return null;
    if (functions.length > 0) {
      for (const fn of functions) {
        const found = this.#result(fn, { fn, args, outer: frame, owner: this }, depth);
        if (found !== null) return through(found, text, node);
      }
      return null;
    }
    if (callee.type !== 'member_expression') return this.#unknownCall(callee, args, frame, depth);
    const property = childOf(callee, 'property');
    const object = childOf(callee, 'object');
    if (property === undefined || object === undefined) return null;
    const name = this.#text(property);
    const [first] = args;
    if (/^(?:exec|match|matchAll)$/.test(name)) {
      const pattern = name === 'exec' ? object : first;
      if (pattern !== undefined && capturesNoMarkup(this.#literal(pattern))) return null;
      if (name === 'exec') return pass(this.#first(args, frame, depth), name);
    }
    if (/^replace(?:All)?$/.test(name) && first !== undefined && removesMarkup(this.#text(first))) return null;
    if (/^(?:map|flatMap|reduce)$/.test(name) && first !== undefined) {
      const [fn] = this.#index.functionsOf(first);
      if (fn !== undefined) return this.#result(fn, frame, depth);
    }
    if (name === 'val' && args.length === 0 && isJquery(object, this.#context))
      return source(node, `What is typed into ${this.#text(object).slice(0, 60)}`, 'input');
    if (/^(?:text|val|html|attr|data|prop)$/.test(name) && args.length > (/^(?:attr|data|prop)$/.test(name) ? 1 : 0))
      return null;
    const receiver =
      object.type === 'this' || object.type === 'super' ? null : pass(this.look(object, frame, depth), name);
    if (receiver !== null || !mixing.has(name)) return receiver;
    return pass(this.#first(args, frame, depth), name);
  }

  /** Whether what is called a sanitizer is known, here or in another file, to be none. */
  #isIdle(callee: JsNode, functions: readonly JsNode[], name: string): boolean {
    if (functions.length > 0) return functions.some((fn) => isIdle(codeOf(fn, this.#context), name));
    return importedFunctions(callee, this.#context).some(({ node, context }) => isIdle(codeOf(node, context), name));
  }

  /** A function that another file, or nobody, makes. */
  #unknownCall(callee: JsNode, args: readonly JsNode[], frame: Frame | null, depth: number): Foreign | null {
    if (callee.type !== 'identifier') return null;
    const name = this.#text(callee);
    const elsewhere = importedFunctions(callee, this.#context);
    if (elsewhere.length > 0) {
      for (const { node: fn, context } of elsewhere) {
        if (isCleaning(name) && !isIdle(codeOf(fn, context), name)) continue;
        const found = this.#in(context, (other) => other.#result(fn, { fn, args, outer: frame, owner: this }, depth));
        if (found !== null) return through(found, name, callee);
      }
      return null;
    }
    const made = this.#index.lookup(name, callee)?.writes[0]?.value;
    // Templates escape what they are given, but for `<%=` of Underscore.
    if (made?.type === 'call_expression') {
      const maker = this.#text(made);
      if (/^(?:wp\.template|Handlebars\.compile)\b/.test(maker)) return null;
      if (/^_\.template\b/.test(maker) && !/<%=/.test(maker)) return null;
    }
    const found = pass(this.#first(args, frame, depth), name);
    return found !== null &&
      /^(?:response|input|attribute)$/.test(found.kind) &&
      made === undefined &&
      !/^_[a-z]|decode/i.test(name)
      ? null
      : found;
  }

  /** The text of a literal, or of the one that a constant holds. */
  #literal(node: JsNode): string {
    if (node.type !== 'identifier') return this.#text(node);
    const writes = this.#index.lookup(this.#text(node), node)?.writes ?? [];
    return writes.length === 1 && writes[0] !== undefined ? this.#text(writes[0].value) : '';
  }

  /** Goes on in another file, on the same account. */
  #in(context: JsContext, look: (other: Search) => Foreign | null): Foreign | null {
    const other = new Search(context);
    other.steps = this.steps;
    const found = look(other);
    this.steps = other.steps;
    return found;
  }

  /** What a function returns. */
  #result(fn: JsNode, frame: Frame | null, depth: number): Foreign | null {
    const body = childOf(fn, 'body');
    if (body === undefined || (frame !== null && countOf(frame) > 6)) return null;
    if (body.type !== 'statement_block') return this.look(body, frame, depth);
    for (const node of within(body, false)) {
      if (node.type !== 'return_statement') continue;
      const found = this.#first(node.children, frame, depth);
      if (found !== null) return found;
    }
    return null;
  }

  #variable(node: JsNode, frame: Frame | null, depth: number): Foreign | null {
    const name = this.#text(node);
    const binding = this.#index.lookup(name, node);
    if (binding === null) return sourceKind(name) === null ? null : source(node, name, 'address');
    if (isTested(node, name, this.#context)) return null;
    const here = functionAround(node) === binding.scope;
    let worst: Foreign | null = null;
    for (const write of [...binding.writes].reverse()) {
      if (here && write.target.start >= node.start && !isLooped(node, write.target)) continue;
      const found =
        write.how === 'parameter'
          ? this.#parameter(write, frame, depth)
          : this.#written(write, write.target, frame, depth);
      if (found !== null && (worst === null || rank(found) < rank(worst))) worst = found;
      if (here && write.how === 'set' && write.target.end <= node.start && isAlways(write.target, node)) break;
    }
    const entry = worst === null ? this.#first(binding.entries.slice(0, 8), frame, depth) : null;
    return entry === null ? worst : kept(entry, node, name);
  }

  #written(
    write: { readonly value: JsNode; readonly key: string | null; readonly how: string },
    target: JsNode,
    frame: Frame | null,
    depth: number,
  ): Foreign | null {
    if (isFunction(write.value)) return null;
    if (write.key !== null) {
      const text = `${this.#text(write.value)}.${write.key}`;
      const kind = sourceKind(text);
      if (kind !== null) return kept(source(write.value, text, kind), target, this.#text(target));
      if (/^(?:length|size|origin|host|hostname)$/.test(write.key)) return null;
    }
    const entry = write.key === null ? undefined : this.#entryOf(write.value, write.key);
    const found = this.look(entry ?? write.value, frame, depth);
    return found === null
      ? null
      : kept(write.how === 'add' ? { ...found, isMixed: true } : found, write.value, this.#text(target));
  }

  #parameter(
    write: { readonly value: JsNode; readonly index: number; readonly key: string | null; readonly target: JsNode },
    frame: Frame | null,
    depth: number,
  ): Foreign | null {
    const { value: fn, index, key, target } = write;
    for (let at = frame; at !== null; at = at.outer) {
      if (at.fn !== fn) continue;
      const argument = at.args[index];
      if (argument !== undefined && at.owner !== this)
        return at.owner.#written({ value: argument, key, how: 'set' }, argument, at.outer, depth);
      return argument === undefined
        ? null
        : this.#written({ value: argument, key, how: 'set' }, target, at.outer, depth);
    }
    const arrival = arrivesAt(fn, index, key, this.#context);
    if (arrival?.kind === 'message' || arrival?.kind === 'response') return source(target, arrival.label, arrival.kind);
    if (arrival?.kind === 'value') {
      const found = this.look(arrival.from, frame, depth);
      return found === null ? null : kept(found, target, this.#text(target));
    }
    for (const call of this.#index.callersOf(fn).slice(0, 12)) {
      const argument = argumentsOf(call)[index];
      const found =
        argument === undefined ? null : this.#written({ value: argument, key, how: 'set' }, target, null, depth);
      if (found !== null) return { ...found, steps: [...found.steps, { at: call, message: 'passed on here' }] };
    }
    for (const { node: call, context } of callsElsewhere(fn, this.#context).slice(0, 12)) {
      const argument = argumentsOf(call)[index];
      if (argument === undefined) continue;
      const found = this.#in(context, (other) =>
        other.#written({ value: argument, key, how: 'set' }, argument, null, depth),
      );
      if (found !== null) return found;
    }
    return null;
  }
}

function countOf(frame: Frame): number {
  return frame.outer === null ? 1 : 1 + countOf(frame.outer);
}
