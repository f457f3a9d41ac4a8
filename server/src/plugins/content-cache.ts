/** Least-recently-used values within a number of bytes. */
export interface ContentCache<T> {
  get(key: string): T | undefined;
  /** Keeps `value`, which counts as `bytes`; a value larger than an eighth of the cache is not kept. */
  set(key: string, value: T, bytes: number): void;
  stats(): { readonly entries: number; readonly bytes: number; readonly hits: number; readonly misses: number };
}

/** What an entry costs besides its value: key, map slot, object. */
const overhead = 256;

export function createContentCache<T>(maxBytes: number): ContentCache<T> {
  // A Map iterates in the order of insertion, so the first key is the one used longest ago.
  const entries = new Map<string, { readonly value: T; readonly bytes: number }>();
  let total = 0;
  let hits = 0;
  let misses = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) {
        misses++;
        return undefined;
      }
      hits++;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      const cost = bytes + overhead;
      remove(key);
      if (cost > maxBytes / 8) return;
      entries.set(key, { value, bytes: cost });
      total += cost;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    stats: () => ({ entries: entries.size, bytes: total, hits, misses }),
  };
}
