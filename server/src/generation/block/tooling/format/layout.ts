/** A text whose lines can be broken: the algebra of Philip Wadler's "A prettier printer", as far as it is needed here. */
export type Layout =
  | string
  | readonly Layout[]
  | { readonly kind: 'line'; readonly flat: string }
  | { readonly kind: 'indent'; readonly inner: Layout }
  | { readonly kind: 'group'; readonly inner: Layout; readonly isBroken: boolean }
  | { readonly kind: 'either'; readonly broken: string; readonly flat: string }
  /** The first if it fits on one line, else the first of the others that fits up to its first break, else the last. */
  | { readonly kind: 'first'; readonly choices: readonly Layout[] };

export const line: Layout = { kind: 'line', flat: ' ' };
export const softLine: Layout = { kind: 'line', flat: '' };
export const indent = (...inner: readonly Layout[]): Layout => ({ kind: 'indent', inner });
export const group = (inner: Layout, isBroken = false): Layout => ({ kind: 'group', inner, isBroken });
export const ifBroken = (broken: string, flat = ''): Layout => ({ kind: 'either', broken, flat });
export const firstFitting = (...choices: readonly Layout[]): Layout => ({ kind: 'first', choices });

/** The text without a line break. */
export const onOneLine = (layout: Layout): string => print(group(layout), 0, Number.NEGATIVE_INFINITY);

/** Columns of a line, and of a tab in it, as WordPress' formatter counts them. */
export const width = 80;
export const tab = 4;

interface Job {
  readonly depth: number;
  readonly isFlat: boolean;
  readonly layout: Layout;
}

/** @param depth tabs before the text @param start columns that are taken in its first line */
export function print(layout: Layout, depth: number, start: number): string {
  let out = '';
  let column = start;
  const jobs: Job[] = [{ depth, isFlat: false, layout }];
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
    const { layout: current, isFlat } = job;
    if (typeof current === 'string') {
      out += current;
      column += current.length;
    } else if (isList(current)) {
      for (const part of current.toReversed()) jobs.push({ ...job, layout: part });
    } else if (current.kind === 'indent') jobs.push({ ...job, depth: job.depth + 1, layout: current.inner });
    else if (current.kind === 'either') jobs.push({ ...job, layout: isFlat ? current.flat : current.broken });
    else if (current.kind === 'group') {
      const flat = { ...job, isFlat: true, layout: current.inner };
      const canBeFlat = !current.isBroken && (isFlat || fits(flat, jobs, width - column));
      jobs.push(canBeFlat ? flat : { ...job, isFlat: false, layout: current.inner });
    } else if (current.kind === 'first') {
      const chosen = isFlat
        ? current.choices[0]
        : current.choices.find((choice, index) =>
            fits({ ...job, isFlat: index === 0, layout: choice }, jobs, width - column),
          );
      const isOnOneLine = isFlat || chosen === current.choices[0];
      jobs.push({ ...job, isFlat: isOnOneLine, layout: chosen ?? current.choices.at(-1) ?? '' });
    } else if (isFlat) {
      out += current.flat;
      column += current.flat.length;
    } else {
      out += `\n${'\t'.repeat(job.depth)}`;
      column = job.depth * tab;
    }
  }
  return out;
}

const isList = (layout: Layout): layout is readonly Layout[] => Array.isArray(layout);

/** Whether the text fits up to the next line break, with what follows it on its line. */
function fits(first: Job, rest: readonly Job[], room: number): boolean {
  let left = room;
  let upTo = rest.length;
  const jobs: Job[] = [first];
  while (left >= 0) {
    let job = jobs.pop();
    if (job === undefined) {
      upTo -= 1;
      job = rest[upTo];
      if (job === undefined) return true;
    }
    const { layout: current, isFlat } = job;
    if (typeof current === 'string') left -= current.length;
    else if (isList(current)) for (const part of current.toReversed()) jobs.push({ ...job, layout: part });
    else if (current.kind === 'indent') jobs.push({ ...job, layout: current.inner });
    else if (current.kind === 'either') jobs.push({ ...job, layout: isFlat ? current.flat : current.broken });
    else if (current.kind === 'group') {
      jobs.push({ ...job, isFlat: current.isBroken ? false : isFlat, layout: current.inner });
    } else if (current.kind === 'first')
      jobs.push({ ...job, layout: current.choices[isFlat ? 0 : current.choices.length - 1] ?? '' });
    else if (isFlat) left -= current.flat.length;
    else return true;
  }
  return false;
}
