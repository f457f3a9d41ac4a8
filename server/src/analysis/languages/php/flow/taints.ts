import { Danger, type DangerMask } from '../taint/kinds.ts';
import { recordDanger } from '../taint/sources.ts';
import { keptBit } from './guards.ts';
import { noTaints, type Source, type Span, type Step, type Taint, type Value } from './value.ts';

/** More sources than this in one value add nothing a reader would follow. */
const maxTaints = 8;
/** Longer traces are cut in their middle: the source and the latest steps stay. */
const maxSteps = 12;

/** Both lists as one; the same source counts once, with all the dangers of both. */
export function mergeTaints(a: readonly Taint[], b: readonly Taint[]): readonly Taint[] {
  if (a === b || b.length === 0) return a;
  if (a.length === 0) return b;
  let merged: Taint[] | null = null;
  // By index: an iterator makes an object for each entry, and values are joined all the time.
  for (let at = 0; at < b.length; at++) {
    const taint = b[at];
    if (taint === undefined) continue;
    const list: readonly Taint[] = merged ?? a;
    const known = placeOfSource(list, taint.source);
    const same = list[known];
    if (same === undefined) {
      if (list.length >= maxTaints) continue;
      merged ??= [...a];
      merged.push(taint);
    } else {
      const step = lessChecked(same, taint);
      if ((taint.mask & ~same.mask) === 0 && step === same.step) continue;
      merged ??= [...a];
      merged[known] = { mask: same.mask | taint.mask, source: same.source, step };
    }
  }
  return merged ?? a;
}

function placeOfSource(taints: readonly Taint[], source: Source): number {
  for (let at = 0; at < taints.length; at++) if (taints[at]?.source === source) return at;
  return -1;
}

/** The taints with some dangers cleared; those left without any are gone. */
export function clearTaints(taints: readonly Taint[], clears: DangerMask): readonly Taint[] {
  if (taints.length === 0 || clears === 0) return taints;
  const left: Taint[] = [];
  for (const taint of taints) {
    const mask = taint.mask & (~clears | Danger.Exact);
    if (mask === taint.mask) left.push(taint);
    else if (isDangerous(mask)) left.push({ mask, source: taint.source, step: taint.step });
  }
  return left.length === 0 ? noTaints : left;
}

/** Whether any danger is left. */
export function isDangerous(mask: DangerMask): boolean {
  return (mask & ~Danger.Exact) !== 0;
}

/** The taints, of which one step of their way is now a guess. */
export function guessedTaints(taints: readonly Taint[]): readonly Taint[] {
  return taints.some(isExact) ? taints.map(guessedTaint) : taints;
}

/** Whether every step of its way is certain. */
export function isExact({ mask }: Taint): boolean {
  return (mask & Danger.Exact) !== 0;
}

/** The taint, of which one step of its way is now a guess. */
export function guessedTaint(taint: Taint): Taint {
  return isExact(taint) ? { mask: taint.mask & ~Danger.Exact, source: taint.source, step: taint.step } : taint;
}

/** The taints with some dangers brought back. */
export function restoreTaints(taints: readonly Taint[], restores: DangerMask): readonly Taint[] {
  const dangers = restores & ~Danger.Exact;
  if (taints.every(({ mask }) => (mask & dangers) === dangers)) return taints;
  // Stored data is no path and no code, however it was encoded.
  return taints.map(({ mask, source, step }) => ({
    mask: mask | restored(source, dangers),
    source,
    step,
  }));
}

function restored({ kind }: Source, restores: DangerMask): DangerMask {
  if (kind === 'internal') return 0;
  return kind === 'stored' ? restores & recordDanger : restores;
}

/** The taints, each with one more step on its way. `guards`: what has been checked where the step is. */
export function stepTaints(taints: readonly Taint[], message: string, at: Span, guards = 0): readonly Taint[] {
  if (taints.length === 0) return taints;
  return taints.map((taint) => ({
    mask: isTooLong(taint.step) ? taint.mask & ~Danger.Exact : taint.mask,
    source: taint.source,
    step: addStep(taint.step, message, at, guards),
  }));
}

/** What has been checked wherever foreign data went on its way. */
export function guardsOnWay({ step }: Taint): number {
  return step?.guards ?? 0;
}

/** What had been checked when foreign data was put into the database; null for what has not been there. */
export function guardsWhenKept({ step }: Taint): number | null {
  let kept: number | null = null;
  for (let at = step; at !== null && (at.guards & keptBit) !== 0; at = at.previous) kept = at.guards & ~keptBit;
  return kept;
}

function addStep(previous: Step | null, message: string, at: Span, guards: number): Step | null {
  const all = (previous?.guards ?? 0) | guards;
  if (
    previous !== null &&
    (previous.depth >= maxSteps || (previous.start === at.start && previous.message === message))
  )
    return all === previous.guards ? previous : { ...previous, guards: all };
  return { message, guards: all, start: at.start, end: at.end, previous, depth: (previous?.depth ?? 0) + 1 };
}

/** Of two ways of the same data the one on which less was checked, else the one that is certain. */
function lessChecked(a: Taint, b: Taint): Step | null {
  const first = guardsOnWay(a);
  const second = guardsOnWay(b);
  if (a.step === null || b.step === null) return second === 0 && first !== 0 ? b.step : (a.step ?? b.step);
  if (first !== second) return (first & second) === second ? b.step : a.step;
  return isExact(b) && !isExact(a) ? b.step : a.step;
}

/** The way of `taint`, then the steps that `later` collected from a symbol on. */
export function continueSteps(taint: Taint, later: Step | null, mask: DangerMask): Taint {
  const steps: Step[] = [];
  for (let step = later; step !== null; step = step.previous) steps.push(step);
  let way = taint.step;
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    if (step !== undefined) way = addStep(way, step.message, step, step.guards);
  }
  const left = taint.mask & mask;
  const isCut = later !== null && isTooLong(way);
  return { mask: isCut ? left & ~Danger.Exact : left, source: taint.source, step: way };
}

/** A way of so many steps that not all of them can be shown is not certain in each. */
function isTooLong(step: Step | null): boolean {
  return step !== null && step.depth >= maxSteps;
}

/** A source that is no symbol. */
export function makeSource(kind: Source['kind'], label: string, at: Span): Source {
  return { kind, label, start: at.start, end: at.end, symbol: null };
}

/** Stands beside the path of a file for what is in it: who sends a file has not chosen where it lies. */
export const contentEntry = '\0content';

/** Everything foreign in a value, in an array's entries too. */
export function deepTaints(value: Value, depth = 0): readonly Taint[] {
  if (value.shape === null || depth > 4) return value.taints;
  let all = value.taints;
  for (const [key, entry] of value.shape.entries)
    if (key !== contentEntry) all = mergeTaints(all, deepTaints(entry, depth + 1));
  return value.shape.rest === null ? all : mergeTaints(all, deepTaints(value.shape.rest, depth + 1));
}

/** An entry of a parameter is a symbol of its own, so that callers are followed key by key. */
export function entryTaints(taints: readonly Taint[], key: string | null): readonly Taint[] {
  if (key === null || /^\d/.test(key)) return taints;
  return taints.map((taint) => {
    const { symbol } = taint.source;
    if (symbol === null) return ofEntry(underName(taint));
    const { source } = symbol.entry(key);
    // An entry too deep to be told from others.
    return source === taint.source ? guessedTaint(taint) : underName({ mask: taint.mask, source, step: taint.step });
  });
}

/** An attribute of a shortcode is a text: it has no entries of its own. */
export function ofEntry(taint: Taint): Taint {
  const { source, mask, step } = taint;
  const isText = source.kind === 'attributes' && source.label.startsWith('attributes of [');
  return isText && (mask & Danger.Names) !== 0 ? { mask: mask & ~Danger.Names, source, step } : taint;
}

/** What was found in an array, as what stands under a name in it: only who chose its keys has surely sent it there. */
export function underName(taint: Taint): Taint {
  return (taint.mask & Danger.Names) === 0 ? guessedTaint(taint) : taint;
}

/** The same as of one text: whoever sends the content of an entry has not chosen the names of the entries beside it. */
export function wholeTaints(value: Value): readonly Taint[] {
  if (value.shape === null) return value.taints;
  let all = value.taints;
  for (const [key, entry] of value.shape.entries)
    if (key !== contentEntry) all = mergeTaints(all, clearTaints(deepTaints(entry), Danger.Names));
  return value.shape.rest === null ? all : mergeTaints(all, deepTaints(value.shape.rest));
}
