import type { Call, Expr, MethodCall, StaticCall } from '../ast.ts';
import { Danger, type DangerMask } from '../taint/kinds.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';

/** What a part of a text was taken from: to check the part is to check something of the whole. */
export interface Origin {
  /** The whole. */
  readonly node: Expr;
  /** Dangers of the whole that are gone once the part is known to be harmless. */
  readonly clears: DangerMask;
  /** The part is the same file under its real name: what holds for its folder holds for the whole. */
  readonly isPath: boolean;
}

// What has a host is no path of this machine.
const hostDanger =
  Danger.Ssrf | Danger.Redirect | Danger.Url | Danger.Header | Danger.Path | Danger.Include | Danger.PathDots;
const pathDanger = Danger.Path | Danger.Include | Danger.PathDots;

/** Functions that hand on a part without changing what a check of it means. */
const wrappers: ReadonlySet<string> = new Set(
  'strtolower strtoupper trim ltrim rtrim substr mb_strtolower sanitize_key strval sanitize_text_field gethostbyname idn_to_ascii wp_normalize_path trailingslashit untrailingslashit'.split(
    ' ',
  ),
);

/** The functions whose result says something of a part of their argument only. */
export const partFunctions: ReadonlySet<string> = new Set(
  'parse_url wp_parse_url pathinfo basename wp_basename dirname strrchr explode end array_pop reset current substr strtok strstr'.split(
    ' ',
  ),
);

/** What an expression is a part of, as far as that is known; null when it is no part. */
export function originOf(flow: Flow, frame: Frame, node: Expr, depth = 0): Origin | null {
  if (depth > 8) return null;
  const inner = (next: Expr) => originOf(flow, frame, next, depth + 1);
  switch (node.kind) {
    case 'Cast':
      return inner(node.value);
    case 'Assign':
      return inner(node.value);
    case 'Binary':
      return node.op === '??' ? inner(node.left) : null;
    case 'Var': {
      const from = frame.derived.get(node.name);
      return from === undefined ? null : inner(from);
    }
    case 'Index':
      return node.index?.kind === 'Str' ? entryOrigin(flow, frame, node.base, node.index.value) : null;
    case 'Call':
      return node.callee.kind === 'Name' ? callOrigin(flow, frame, node, inner) : null;
    case 'MethodCall':
    case 'StaticCall':
      if (node.kind === 'MethodCall' && typeof node.name === 'string' && /^getextension$/i.test(node.name)) {
        return { node: node.object, clears: Danger.Ending, isPath: false };
      }
      return localOrigin(methodCalled(flow, frame, node), node);
    default:
      return null;
  }
}

function callOrigin(flow: Flow, frame: Frame, node: Call, inner: (next: Expr) => Origin | null): Origin | null {
  const name = node.callee.kind === 'Name' ? flow.index.names.functionName(node.callee) : '';
  const local = flow.index.followed(name);
  if (local !== undefined) return localOrigin(local, node);
  const [first, second] = node.args;
  if (first === undefined) return null;
  const whole = first.value;
  const part = second?.value.kind === 'Name' ? second.value.text : '';
  switch (name) {
    case 'parse_url':
    case 'wp_parse_url':
      if (part === 'PHP_URL_SCHEME') return { node: whole, clears: Danger.Url, isPath: false };
      return part === 'PHP_URL_HOST' ? { node: whole, clears: hostDanger, isPath: false } : null;
    case 'pathinfo':
      return part === 'PATHINFO_EXTENSION' ? { node: whole, clears: Danger.Ending, isPath: false } : null;
    case 'strrchr':
      return second?.value.kind === 'Str' && second.value.value === '.'
        ? { node: whole, clears: Danger.Ending, isPath: false }
        : null;
    case 'end':
    case 'array_pop':
      return splitAtDots(flow, frame, whole);
    case 'dirname':
      return { node: whole, clears: pathDanger, isPath: false };
    case 'realpath':
      return { node: whole, clears: pathDanger, isPath: true };
    default:
      return wrappers.has(name) ? inner(whole) : null;
  }
}

/** A function of the files that gives a part of what it gets. */
function localOrigin(state: FunctionState | null, { args }: Call | MethodCall | StaticCall): Origin | null {
  const part = state?.givesPart;
  const whole = part === undefined || part === null ? undefined : args[part.position]?.value;
  return whole === undefined || !part ? null : { node: whole, clears: part.clears, isPath: part.isPath };
}

/** The method that a call runs, where it is known. */
export function methodCalled(flow: Flow, frame: Frame, call: MethodCall | StaticCall): FunctionState | null {
  if (typeof call.name !== 'string') return null;
  const name = call.name.toLowerCase();
  const owner = call.kind === 'MethodCall' ? call.object : call.cls;
  const own =
    (owner.kind === 'Var' && owner.name === 'this') || (owner.kind === 'Name' && /^(?:self|static)$/i.test(owner.text));
  if (own) return flow.index.method(frame.className, name);
  return owner.kind === 'Name'
    ? flow.index.method(flow.index.names.className(owner), name)
    : flow.index.onlyMethod(name);
}

/** Notes that a function returns a part of one of its parameters. */
export function notePart(flow: Flow, frame: Frame, node: Expr): void {
  const origin = originOf(flow, frame, node);
  const whole = origin?.node;
  if (origin === null || whole?.kind !== 'Var') return;
  const position = frame.state.node.params.findIndex(({ name }) => name === whole.name);
  if (position !== -1) frame.state.givesPart = { position, clears: origin.clears, isPath: origin.isPath };
}

/** `parse_url( x )['host']`, `pathinfo( x )['extension']`, directly or by a variable. */
function entryOrigin(flow: Flow, frame: Frame, base: Expr, key: string): Origin | null {
  const call = base.kind === 'Var' ? frame.derived.get(base.name) : base;
  if (call?.kind !== 'Call' || call.callee.kind !== 'Name' || call.args.length !== 1) return null;
  const name = flow.index.names.functionName(call.callee);
  const whole = call.args[0]?.value;
  if (whole === undefined) return null;
  if (key === 'scheme' && /^(?:wp_)?parse_url$/.test(name)) return { node: whole, clears: Danger.Url, isPath: false };
  if (key === 'host' && /^(?:wp_)?parse_url$/.test(name)) return { node: whole, clears: hostDanger, isPath: false };
  return key === 'extension' && name === 'pathinfo' ? { node: whole, clears: Danger.Ending, isPath: false } : null;
}

function splitAtDots(flow: Flow, frame: Frame, list: Expr): Origin | null {
  const call = list.kind === 'Var' ? frame.derived.get(list.name) : list;
  if (call?.kind !== 'Call' || call.callee.kind !== 'Name') return null;
  const [separator, whole] = call.args;
  if (flow.index.names.functionName(call.callee) !== 'explode' || whole === undefined) return null;
  return separator?.value.kind === 'Str' && separator.value.value === '.'
    ? { node: whole.value, clears: Danger.Ending, isPath: false }
    : null;
}

/** Notes what a variable was made of, where it may be a part of something. */
export function noteDerived(frame: Frame, name: string, value: Expr): void {
  const at = value.kind === 'Cast' ? value.value : value.kind === 'Binary' && value.op === '??' ? value.left : value;
  const isPart = at.kind === 'Call' || (at.kind === 'Index' && at.index?.kind === 'Str') || at.kind === 'MethodCall';
  if (isPart && !(at.kind === 'Index' && at.base.kind === 'Var' && at.base.name.startsWith('_'))) {
    frame.derived.set(name, at);
  } else frame.derived.delete(name);
}
