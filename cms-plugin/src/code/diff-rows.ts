import { diffLines } from 'diff';

/** A line of a comparison; numbers of lines begin at 1. */
export type DiffRow =
  | { kind: 'same'; before: number; after: number }
  | { kind: 'removed'; before: number }
  | { kind: 'added'; after: number }
  /** Lines that are the same, and folded away. */
  | { kind: 'folded'; count: number; after: number };

/** As many lines around a change are shown. */
const context = 3;

/** The lines of two texts side by side in one list; long stretches without a change are folded. */
export function diffRows(before: string, after: string): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  let [old, now] = [1, 1];
  for (const { added, removed, count = 0 } of diffLines(before, after)) {
    for (let line = 0; line < count; line += 1) {
      if (added) rows.push({ kind: 'added', after: now++ });
      else if (removed) rows.push({ kind: 'removed', before: old++ });
      else rows.push({ kind: 'same', before: old++, after: now++ });
    }
  }
  return folded(rows);
}

function folded(rows: readonly DiffRow[]): readonly DiffRow[] {
  const isNear = rows.map(() => false);
  rows.forEach(({ kind }, place) => {
    if (kind !== 'same') isNear.fill(true, Math.max(0, place - context), place + context + 1);
  });
  const result: DiffRow[] = [];
  for (const [place, row] of rows.entries()) {
    const last = result.at(-1);
    if (isNear[place] || row.kind !== 'same') result.push(row);
    else if (last?.kind === 'folded') last.count += 1;
    else result.push({ kind: 'folded', count: 1, after: row.after });
  }
  return result;
}
