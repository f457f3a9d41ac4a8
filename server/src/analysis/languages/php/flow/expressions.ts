import type { Expr } from '../ast.ts';
import { withEntry } from './access.ts';
import { assign } from './assign.ts';
import { evaluateCall } from './calls.ts';
import type { Flow } from './flow.ts';
import { deepest, type Frame } from './frame.ts';
import { meetGuards } from './guards.ts';
import { includeFiles } from './includes.ts';
import { joinValues } from './join.ts';
import { keepTest } from './kept-tests.ts';
import { array, event, interpolated, joined } from './literals.ts';
import { evaluateMethodCall, evaluateNew, evaluateStaticCall } from './methods.ts';
import { binary, cast, compound, match, ternary, unary } from './operators.ts';
import { noteDerived } from './origins.ts';
import { printValue } from './output.ts';
import { noteProof } from './proofs.ts';
import { classConstant, constant, indexed, property, variable } from './reads.ts';
import {
  falseValue,
  harmlessTypes,
  makeValue,
  noTaints,
  nullValue,
  numberValue,
  someInt,
  stringValue,
  Type,
  trueValue,
  unknown,
  type Value,
} from './value.ts';

/** What an expression gives, and everything that happens on the way. */
export function evaluateExpression(flow: Flow, frame: Frame, node: Expr): Value {
  if (frame.depth > deepest) {
    flow.cut();
    return unknown;
  }
  flow.tick();
  frame.depth++;
  const value = evaluateKind(flow, frame, node);
  frame.depth--;
  return value;
}

function evaluateKind(flow: Flow, frame: Frame, node: Expr): Value {
  switch (node.kind) {
    case 'Var':
      return variable(flow, frame, node);
    case 'Str':
      return stringValue(node.value);
    case 'Call':
      return evaluateCall(flow, frame, node);
    case 'Index':
      return indexed(flow, frame, node);
    case 'MethodCall':
      return evaluateMethodCall(flow, frame, node);
    case 'Concat':
      return joined(flow, frame, node.parts);
    case 'Interpolated':
      return interpolated(flow, frame, node);
    case 'Prop':
      return property(flow, frame, node);
    case 'Assign': {
      const value = flow.evaluate(frame, node.value);
      const { target } = node;
      const kept = target.kind === 'Var' ? keepTest(frame, target.name, node.value, value) : value;
      assign(flow, frame, target, kept, node);
      if (target.kind === 'Var') noteDerived(frame, target.name, node.value);
      return value;
    }
    case 'AssignOp':
      return compound(flow, frame, node);
    case 'Array':
      return array(flow, frame, node);
    case 'Binary':
      return binary(flow, frame, node);
    case 'Unary':
      return unary(flow, frame, node);
    case 'Num':
      return numberValue(node.value, node.integer);
    case 'Bool':
      return node.value ? trueValue : falseValue;
    case 'Null':
      return nullValue;
    case 'Name':
      return constant(flow, frame, node);
    case 'Ternary':
      return ternary(flow, frame, node);
    case 'Cast':
      return cast(flow, frame, node);
    case 'StaticCall':
      return evaluateStaticCall(flow, frame, node);
    case 'New':
      return evaluateNew(flow, frame, node);
    case 'Closure':
    case 'ArrowFn': {
      const state = flow.closureState(node, frame);
      flow.run(state, frame);
      // Whoever calls it, and how often, what it changes by reference may have changed.
      for (const [name, value] of state.useOuts) {
        const before = frame.env.get(name);
        if (before !== undefined) frame.env.set(name, joinValues(before, value));
      }
      return makeValue(Type.Object, undefined, noTaints, null, null, 'closure', 0, node);
    }
    case 'IncDec': {
      const before = flow.evaluate(frame, node.target);
      if ((before.types & harmlessTypes) !== before.types || before.constant !== undefined) {
        assign(flow, frame, node.target, someInt, node);
      }
      return someInt;
    }
    case 'StaticProp':
      return property(flow, frame, node);
    case 'ClassConst':
      return classConstant(flow, frame, node);
    case 'Match':
      return match(flow, frame, node);
    case 'Include': {
      const value = flow.evaluate(frame, node.value);
      event(flow, frame, node, 'include', value);
      return includeFiles(flow, frame, node, value);
    }
    case 'Print': {
      const value = flow.evaluate(frame, node.value);
      frame.html = printValue(flow, frame, value, node.value, { sink: node, via: 'print' }, frame.html);
      return numberValue(1, true);
    }
    case 'Throw':
      flow.evaluate(frame, node.value);
      frame.env.dead = true;
      return unknown;
    case 'Yield': {
      if (node.key !== null) flow.evaluate(frame, node.key);
      const value = node.value === null ? nullValue : flow.evaluate(frame, node.value);
      const { state } = frame;
      // A generator gives an array of what it yields.
      const made = node.from ? value : withEntry(undefined, null, value);
      state.returns = state.returns === null ? made : joinValues(state.returns, made);
      // Whoever goes over it has got here with what was checked so far.
      state.exitGuards = state.canReturn ? meetGuards(state.exitGuards, frame.env.guards) : frame.env.guards;
      state.canReturn = true;
      noteProof(state, frame.env, made, 0);
      return unknown;
    }
    case 'VarVar':
      flow.evaluate(frame, node.value);
      return unknown;
    case 'Error':
      return unknown;
  }
}
