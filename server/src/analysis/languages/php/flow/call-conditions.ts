import type { Call, Expr, MethodCall, StaticCall } from '../ast.ts';
import { beginsOwnName, endsOwnName, isInOwnName } from '../taint/core-names.ts';
import { allDanger, Danger } from '../taint/kinds.ts';
import { guessedValue, withTaints } from './access.ts';
import { flagNames } from './builtin-passing.ts';
import { clearedWithout, matchedCharacters, onlyCharacters } from './character-sets.ts';
import {
  cleanTests,
  endsInList,
  fixesHost,
  isAllowList,
  isForbiddingPattern,
  isListPattern,
  isSafePattern,
  listsPrograms,
  partTests,
  typeTests,
} from './condition-tests.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { clean, cleanAll, emptied, narrowInner, narrowPrefixed, narrowType, requested } from './narrowing.ts';
import { methodCalled, originOf } from './origins.ts';
import { literalPrefix, literalTail } from './ropes.ts';
import { clearTaints, deepTaints } from './taints.ts';
import { clearedByPattern, narrowStart } from './text-starts.ts';
import { anyType, makeValue, noTaints, objectValue } from './value.ts';

/** What a true result of a function of the files proves of its arguments. */
function narrowProven(flow: Flow, frame: Frame, state: FunctionState, { args }: Call | MethodCall | StaticCall): void {
  for (const [position, value] of state.provenWhenTrue) {
    const argument = args[position];
    if (argument !== undefined)
      narrowInner(flow, frame, argument.value, () => makeValue(value.types, undefined, noTaints));
  }
  for (const [position, mask] of state.clearedWhenTrue) {
    const argument = args[position];
    if (argument === undefined || mask === 0) continue;
    narrowInner(flow, frame, argument.value, (value) => withTaints(value, clearTaints(value.taints, mask)));
  }
}

/** The same for a method. */
export function narrowLocal(flow: Flow, frame: Frame, call: MethodCall | StaticCall): void {
  const state = methodCalled(flow, frame, call);
  if (state !== null) narrowProven(flow, frame, state, call);
}

/** Narrows what a call that gave something true has looked at. */
export function refineCall(flow: Flow, frame: Frame, call: Call): void {
  if (call.callee.kind !== 'Name') return;
  const name = flow.index.names.functionName(call.callee);
  const local = flow.index.followed(name);
  if (local !== undefined) {
    narrowProven(flow, frame, local, call);
    return;
  }
  if (cleanTests.has(name)) {
    cleanAll(flow, frame, call, 0, false);
    return;
  }
  const kind = typeTests.get(name);
  if (kind !== undefined) {
    narrowType(flow, frame, call, kind);
    return;
  }
  const part = partTests.get(name);
  if (part !== undefined) {
    clean(flow, frame, call, part);
    return;
  }
  const [first, second] = call.args;
  if (first === undefined) return;
  // That something is missing is nothing the request asks for.
  if (name !== 'empty' && name !== 'is_null') requested(flow, frame, first.value);
  switch (name) {
    case 'str_starts_with':
      narrowPrefixed(flow, frame, call);
      if (second?.value.kind === 'Str') narrowStart(flow, frame, first.value, second.value.value, true);
      return;
    case 'str_ends_with':
      if (second !== undefined && endsOwnName(literalTail(flow.evaluate(frame, second.value))))
        clean(flow, frame, call, Danger.Whole);
      // `.example.com`: a host of theirs.
      if (
        second?.value.kind === 'Str' &&
        /^\.\w/.test(second.value.value) &&
        originOf(flow, frame, first.value) !== null
      )
        cleanAll(flow, frame, call);
      return;
    case 'strpos':
    case 'stripos':
    case 'strstr':
    case 'str_contains':
      if (second !== undefined && isInOwnName(literalTail(flow.evaluate(frame, second.value))))
        clean(flow, frame, call, Danger.Whole);
      return;
    case 'is_subclass_of':
    case 'is_a':
      // One of the classes that are made for it.
      if (second !== undefined && deepTaints(flow.evaluate(frame, second.value)).length === 0)
        clean(flow, frame, call, Danger.Callable);
      return;
    case 'has_action':
    case 'has_filter':
    case 'did_action':
      narrowHooked(flow, frame, first.value);
      return;
    case 'is_wp_error':
      narrowInner(flow, frame, first.value, () => objectValue('wp_error'));
      return;
    case 'in_array': {
      if (second === undefined) return;
      const list = flow.evaluate(frame, second.value);
      if (!isAllowList(list)) return;
      if (listsPrograms(list)) clean(flow, frame, call, allDanger & ~Danger.Ending);
      else cleanAll(flow, frame, call);
      return;
    }
    case 'array_key_exists':
    case 'key_exists':
      if (second === undefined) return;
      if (isOwnTable(flow, frame, second.value)) cleanAll(flow, frame, call);
      else narrowToProperty(flow, frame, first.value, second.value);
      return;
    case 'isset':
      for (const argument of call.args) {
        requested(flow, frame, argument.value);
        narrowKey(flow, frame, argument.value);
      }
      return;
    case 'empty':
      narrowInner(flow, frame, first.value, emptied);
      return;
    case 'preg_match': {
      if (second === undefined) return;
      const pattern = flow.evaluate(frame, first.value);
      if (isSafePattern(pattern)) cleanAll(flow, frame, call, 1, isListPattern(pattern));
      else if (endsInList(pattern)) clean(flow, frame, call, Danger.Ending, 1);
      else if (fixesHost(pattern)) clean(flow, frame, call, Danger.Ssrf | Danger.Redirect | Danger.Url, 1);
      else if (typeof pattern.constant === 'string') {
        const only = onlyCharacters(pattern.constant);
        const left = only === null ? 0 : clearedWithout((character) => !only(character));
        clean(flow, frame, call, left | clearedByPattern(pattern.constant) | namesOwn(pattern.constant), 1);
      }
      return;
    }
    case 'array_search':
      if (second !== undefined && isAllowList(flow.evaluate(frame, second.value))) cleanAll(flow, frame, call);
      return;
    case 'filter_var': {
      const filter = second?.value.kind === 'Name' ? second.value.text.toUpperCase() : '';
      const flags = call.args[2] === undefined ? '' : flagNames(call.args[2].value);
      if (/^FILTER_VALIDATE_(INT|FLOAT|BOOL|BOOLEAN|IP|MAC|DOMAIN)$/.test(filter))
        cleanAll(flow, frame, call, 0, /NO_PRIV_RANGE|NO_RES_RANGE|GLOBAL_RANGE/.test(flags));
      else if (filter === 'FILTER_VALIDATE_EMAIL') clean(flow, frame, call, partTests.get('is_email') ?? 0);
      return;
    }
    default:
  }
}

/** `has_action( 'my_api_' . $name )`: something has registered itself under the name. Without the prefix any hook would do. */
function narrowHooked(flow: Flow, frame: Frame, hook: Expr): void {
  if (hook.kind !== 'Concat' && hook.kind !== 'Interpolated') return;
  if (literalPrefix(flow.evaluate(frame, hook)).length < 3) return;
  for (const part of hook.parts)
    narrowInner(flow, frame, part, (value) => withTaints(value, clearTaints(value.taints, Danger.Callable)));
}

/** `/^my_/`: the name is one of this code's own. */
function namesOwn(pattern: string): number {
  const start = /^.(?:\^|\\A)(\w+)/.exec(pattern)?.[1] ?? '';
  return beginsOwnName(start) ? Danger.Whole : 0;
}

/** `isset( $allowed[ x ] )`, `if ( $allowed[ x ] )`: x is one of the keys. */
export function narrowKey(flow: Flow, frame: Frame, node: Expr): void {
  if (node.kind !== 'Index' || node.index === null) return;
  if (node.index.kind === 'Str' || node.index.kind === 'Num') return;
  const { index } = node;
  if (isOwnTable(flow, frame, node.base))
    narrowInner(flow, frame, index, ({ types, constant }) => makeValue(types & anyType, constant));
  else narrowToProperty(flow, frame, index, node.base);
}

function isOwnTable(flow: Flow, frame: Frame, list: Expr): boolean {
  return deepTaints(flow.evaluate(frame, list)).length === 0;
}

/** Likely the key is one that this code has put into a property; nobody knows who else may put something there. */
function narrowToProperty(flow: Flow, frame: Frame, key: Expr, list: Expr): void {
  if ((list.kind === 'Prop' || list.kind === 'StaticProp') && isAllowList(flow.evaluate(frame, list)))
    narrowInner(flow, frame, key, guessedValue);
}

/** Narrows what a call that gave something false has looked at. */
export function refineFalseCall(flow: Flow, frame: Frame, call: Call): void {
  if (call.callee.kind !== 'Name') return;
  const name = flow.index.names.functionName(call.callee);
  const [tested] = call.args;
  const kind = typeTests.get(name);
  if (kind !== undefined) narrowType(flow, frame, call, ~kind);
  if (name === 'empty' && tested !== undefined) {
    requested(flow, frame, tested.value);
    narrowKey(flow, frame, tested.value);
  }
  // The row that a variant of the function is for is there.
  if (name === 'isset' && frame.state.variant?.row === undefined)
    for (const { value } of call.args) narrowInner(flow, frame, value, emptied);
  const needle = call.args[1]?.value;
  if (/^(?:stri?pos|stri?str|str_contains)$/.test(name) && needle?.kind === 'Str' && /^\.\.\/?$/.test(needle.value)) {
    clean(flow, frame, call, Danger.Path | Danger.Include | Danger.PathDots);
  }
  if (name === 'str_starts_with' && tested !== undefined && needle?.kind === 'Str')
    narrowStart(flow, frame, tested.value, needle.value, false);
  if (name === 'validate_file') clean(flow, frame, call, Danger.Path | Danger.Include);
  if (name === 'preg_match' && call.args[0] !== undefined) {
    const pattern = flow.evaluate(frame, call.args[0].value);
    if (isForbiddingPattern(pattern)) cleanAll(flow, frame, call, 1);
    else if (typeof pattern.constant === 'string') {
      const gone = matchedCharacters(pattern.constant);
      if (gone !== null) clean(flow, frame, call, clearedWithout(gone), 1);
    }
  }
}
