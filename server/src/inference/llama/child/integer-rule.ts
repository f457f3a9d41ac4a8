/** Whole numbers within bounds, as parts of a grammar of llama.cpp. */

/** Digits of the largest numbers that are written; beyond them JSON's numbers are not exact. */
const maxDigits = 15;

/** The whole numbers from `minimum` to `maximum`; null: no bound. Bounds that no number fits are not kept to. */
export function integerRule(minimum: number | null, maximum: number | null): string {
  const least = minimum === null ? null : Math.ceil(minimum);
  const most = maximum === null ? null : Math.floor(maximum);
  const parts: string[] = [];
  // What is below zero is what its distance from zero says.
  if (least === null || least < 0) {
    const nearest = most === null || most >= 0 ? 1 : -most;
    const farthest = least === null ? null : -least;
    if (farthest === null || farthest >= nearest) parts.push(`"-" (${magnitudes(nearest, farthest)})`);
  }
  if (most === null || most >= 0) parts.push(magnitudes(Math.max(0, least ?? 0), most));
  return parts.join(' | ');
}

/** Digits of the numbers from `from` to `to`, neither of which is negative. */
function magnitudes(from: number, to: number | null): string {
  const largest = 10 ** maxDigits - 1;
  const end = Math.min(to ?? largest, largest);
  const ranges: string[] = [];
  for (let start = Math.min(from, end); start <= end; ) {
    const digits = String(start).length;
    const last = Math.min(end, 10 ** digits - 1);
    ranges.push(sameLength(String(start), String(last)));
    start = last + 1;
  }
  return ranges.join(' | ');
}

/** Numbers of as many digits as both bounds have. */
function sameLength(from: string, to: string): string {
  if (from === to) return `"${from}"`;
  const rest = from.length - 1;
  if (/^.0*$/.test(from) && /^.9*$/.test(to)) return digits(from[0] ?? '0', to[0] ?? '9', rest);
  const [first = '0', last = '9'] = [from[0], to[0]];
  if (first === last) return rest === 0 ? `"${first}"` : `"${first}" (${sameLength(from.slice(1), to.slice(1))})`;
  if (rest === 0) return digits(first, last, 0);
  const parts = [`"${first}" (${sameLength(from.slice(1), '9'.repeat(rest))})`];
  const [above, below] = [String(Number(first) + 1), String(Number(last) - 1)];
  if (above <= below) parts.push(digits(above, below, rest));
  parts.push(`"${last}" (${sameLength('0'.repeat(rest), to.slice(1))})`);
  return parts.join(' | ');
}

/** A digit of a range, and any that follow. */
function digits(first: string, last: string, rest: number): string {
  return `[${first}-${last}]${rest === 0 ? '' : ` [0-9]{${rest}}`}`;
}
