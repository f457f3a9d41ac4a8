/** A placeholder of a format text. */
export interface Placeholder {
  /** The number it names, null when it takes the next value. */
  readonly position: number | null;
  /** `d`, `s`, … */
  readonly type: string;
}

const pattern = /%(?:%|(\d+)\$)?((?:[-+ 0]|'.)*\d*(?:\.\d+)?[bcdeEfFgGhHosuxX])?/g;

/** The placeholders of a text for `sprintf()`, in order; `%%` is none. */
export function placeholdersOf(format: string): Placeholder[] {
  const found: Placeholder[] = [];
  for (const [all, position, rest] of format.matchAll(pattern)) {
    if (all.startsWith('%%') || rest === undefined) continue;
    found.push({ position: position === undefined ? null : Number(position), type: rest.at(-1) ?? 's' });
  }
  return found;
}

/** How many values a format needs. */
export function valuesNeeded(format: string): number {
  let next = 0;
  let most = 0;
  for (const { position } of placeholdersOf(format)) {
    if (position === null) next += 1;
    most = Math.max(most, position ?? next);
  }
  return most;
}
