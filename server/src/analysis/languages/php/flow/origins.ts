import type { Call, Expr } from '../ast.ts';
import { Danger, type DangerMask } from '../taint/kinds.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';

/** What a part of a text was taken from: to check the part is to check something of the whole. */
export interface Origin {
  /** The whole. */
  readonly node: Expr;
  /** Dangers of the whole that are gone once the part is known to be harmless. */
  readonly clears: DangerMask;
  /** The part is the same file under its real name: what holds for its folder holds for the whole. */
  readonly isPath: boolean;
}

const hostDanger = Danger.Ssrf | Danger.Redirect | Danger.Url | Danger.Header;
const pathDanger = Danger.Path | Danger.Include | Danger.PathDots;

/** Functions that hand on a part without changing what a check of it means. */
const wrappers: ReadonlySet<string> = new Set(
  'strtolower strtoupper trim ltrim rtrim substr mb_strtolower sanitize_key strval sanitize_text_field'.split(' '),
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
      return typeof node.name === 'string' && /^getextension$/i.test(node.name)
        ? { node: node.object, clears: Danger.Ending, isPath: false }
        : null;
    default:
      return null;
  }
}

function callOrigin(flow: Flow, frame: Frame, node: Call, inner: (next: Expr) => Origin | null): Origin | null {
  const name = node.callee.kind === 'Name' ? flow.index.names.functionName(node.callee) : '';
  const [first, second] = node.args;
  if (first === undefined) return null;
  const whole = first.value;
  const part = second?.value.kind === 'Name' ? second.value.text : '';
  switch (name) {
    case 'parse_url':
    case 'wp_parse_url':
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
    case 'realpath':
      return { node: whole, clears: pathDanger, isPath: true };
    default:
      return wrappers.has(name) ? inner(whole) : null;
  }
}

/** `parse_url( x )['host']`, `pathinfo( x )['extension']`, directly or by a variable. */
function entryOrigin(flow: Flow, frame: Frame, base: Expr, key: string): Origin | null {
  const call = base.kind === 'Var' ? frame.derived.get(base.name) : base;
  if (call?.kind !== 'Call' || call.callee.kind !== 'Name' || call.args.length !== 1) return null;
  const name = flow.index.names.functionName(call.callee);
  const whole = call.args[0]?.value;
  if (whole === undefined) return null;
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
