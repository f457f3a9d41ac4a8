import type { Expr } from '../ast.ts';
import { Danger, type DangerMask } from '../taint/kinds.ts';
import { withTaints } from './access.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { narrowInner } from './narrowing.ts';
import { clearTaints } from './taints.ts';
import type { Taint } from './value.ts';

const elsewhere = Danger.Absolute | Danger.DoubleSlash;

/** One slash and no second one: a path of the site's own. */
function settled(taints: readonly Taint[]): readonly Taint[] {
  return taints.map((taint) =>
    (taint.mask & elsewhere) === 0
      ? { ...taint, mask: taint.mask & ~(Danger.Redirect | Danger.Url | Danger.Ssrf) }
      : taint,
  );
}

/** What a text that begins (or does not begin) with this is no longer dangerous for. */
function clearedByStart(start: string, holds: boolean): DangerMask {
  if (!holds) return start === '//' ? Danger.DoubleSlash : 0;
  if (start === '/') return Danger.Absolute | Danger.Url;
  if (/^\/[^/\\]/.test(start)) return elsewhere | Danger.Url;
  return /^https?:/i.test(start) ? Danger.Url : 0;
}

/** The text begins with `start`, or does not. */
export function narrowStart(flow: Flow, frame: Frame, subject: Expr, start: string, holds: boolean): void {
  const mask = clearedByStart(start, holds);
  if (mask === 0) return;
  narrowInner(flow, frame, subject, (value) => withTaints(value, settled(clearTaints(value.taints, mask))));
}

/** `x[0]`, `substr( x, 0, 2 )`: the text that the expression is the start of, and how much of it; null for others. */
export function startedText(node: Expr): { readonly text: Expr; readonly length: number } | null {
  if (node.kind === 'Index' && node.index?.kind === 'Num' && node.index.value === 0)
    return { text: node.base, length: 1 };
  if (node.kind !== 'Call' || node.callee.kind !== 'Name' || !/^\\?(?:mb_)?substr$/i.test(node.callee.text))
    return null;
  const [text, from, length] = node.args;
  if (text === undefined || from?.value.kind !== 'Num' || from.value.value !== 0 || length?.value.kind !== 'Num')
    return null;
  return { text: text.value, length: length.value.value };
}

/** `#^https?://#`, `#^/[^/]#`: what the pattern's start makes safe. */
export function clearedByPattern(pattern: string): DangerMask {
  const body = /^\s*([/#~@%|!])(?:\^|\\A)([\s\S]*)\1[a-z]*$/i.exec(pattern)?.[2]?.replaceAll('\\/', '/');
  if (body === undefined || /\|(?![^(]*\))/.test(body)) return 0;
  if (/^\(?(?:\?:)?(?:https?\??|http\(s\)\?|ftp)\)?:/i.test(body)) return Danger.Url;
  if (/^\/(?:\[\^\/|\(\?!\/|\w|\\w|\[a-z])/i.test(body)) return elsewhere | Danger.Url | Danger.Redirect | Danger.Ssrf;
  return 0;
}
