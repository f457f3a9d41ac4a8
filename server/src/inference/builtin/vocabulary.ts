/** Token keys in shared memory. Ids follow the order of the strings, so keys with a common beginning are neighbours. */
export class Vocabulary {
  readonly size: number;
  readonly units: Uint16Array;
  readonly offsets: Uint32Array;

  /**
   * @param units UTF-16 code units of all strings, one after the other
   * @param offsets where each string begins, and the end of the last
   */
  constructor(units: Uint16Array, offsets: Uint32Array) {
    this.units = units;
    this.offsets = offsets;
    this.size = offsets.length - 1;
  }

  text(id: number): string {
    const start = this.offsets[id] ?? 0;
    const end = this.offsets[id + 1] ?? start;
    let text = '';
    for (let at = start; at < end; at++) text += String.fromCharCode(this.units[at] ?? 0);
    return text;
  }

  /** Id of a string, or -1. */
  find(text: string): number {
    const id = this.lowerBound(text);
    return id < this.size && this.compare(id, text) === 0 ? id : -1;
  }

  /** Ids `[from, to)` of the strings that begin with `prefix`. */
  range(prefix: string): readonly [from: number, to: number] {
    const last = prefix.charCodeAt(prefix.length - 1);
    if (prefix === '' || last === 0xffff) return [this.lowerBound(prefix), this.size];
    return [this.lowerBound(prefix), this.lowerBound(prefix.slice(0, -1) + String.fromCharCode(last + 1))];
  }

  private lowerBound(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(id: number, text: string): number {
    const start = this.offsets[id] ?? 0;
    const length = (this.offsets[id + 1] ?? start) - start;
    const common = Math.min(length, text.length);
    for (let at = 0; at < common; at++) {
      const difference = (this.units[start + at] ?? 0) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** @param sorted without duplicates, in the order of `Array.prototype.sort`: by UTF-16 code unit */
export function packStrings(sorted: readonly string[]): { units: Uint16Array; offsets: Uint32Array } {
  const offsets = new Uint32Array(sorted.length + 1);
  let length = 0;
  sorted.forEach((text, id) => {
    offsets[id] = length;
    length += text.length;
  });
  offsets[sorted.length] = length;
  const units = new Uint16Array(length);
  let at = 0;
  for (const text of sorted) for (let i = 0; i < text.length; i++) units[at++] = text.charCodeAt(i);
  return { units, offsets };
}
