import { describe, expect, it } from 'vitest';
import { diffRows } from '../../cms-plugin/src/code/diff-rows.ts';

const lines = (...names: string[]) => names.map((name) => `${name}\n`).join('');

describe('rows of a comparison', () => {
  it('number the lines of both texts', () => {
    expect(diffRows(lines('a', 'b'), lines('a', 'c'))).toEqual([
      { kind: 'same', before: 1, after: 1 },
      { kind: 'removed', before: 2 },
      { kind: 'added', after: 2 },
    ]);
  });

  it('fold what is far from a change', () => {
    const names = Array.from({ length: 20 }, (_, place) => `line ${place + 1}`);
    const rows = diffRows(lines(...names), lines(...names.with(9, 'new')));
    expect(rows[0]).toEqual({ kind: 'folded', count: 6, after: 1 });
    expect(rows.at(-1)).toEqual({ kind: 'folded', count: 7, after: 14 });
    expect(rows.filter(({ kind }) => kind === 'same')).toHaveLength(6);
  });
});
