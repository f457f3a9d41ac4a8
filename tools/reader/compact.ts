import type { LinearModel } from '../../server/src/generation/reading/learned/linear-model.ts';

/**
 * Keeps the largest weights, as 8 bits each.
 * @param ids the row of each feature's hash
 * @param budget how many weights are kept at most
 */
export function compact(
  ids: ReadonlyMap<number, number>,
  weights: Float32Array,
  labels: readonly string[],
  transitions: Float32Array,
  budget: number,
): LinearModel {
  const count = labels.length;
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 1e-6)
    .sort();
  const floor = sizes[Math.max(0, sizes.length - budget)] ?? 0;
  // The few largest may be cut, so that the many small ones keep their differences.
  const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = largest / 127;
  const rows = new Map<number, number>();
  const starts = [0];
  const columns: number[] = [];
  const kept: number[] = [];
  for (const [hash, row] of [...ids].sort((a, b) => a[0] - b[0])) {
    const before = columns.length;
    for (let label = 0; label < count && columns.length - before < 255; label += 1) {
      const weight = weights[row * count + label] ?? 0;
      const whole = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      if (Math.abs(weight) < floor || whole === 0) continue;
      columns.push(label);
      kept.push(whole);
    }
    if (columns.length === before) continue;
    rows.set(hash, rows.size);
    starts.push(columns.length);
  }
  return {
    labels,
    rows,
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    weights: Int8Array.from(kept),
    scale,
    transitions,
    dense: new Int8Array(0),
    denseScale: 1,
  };
}
