import type { CheckState } from './schemas/entry-points.ts';

/** How short texts say whether a check is made; absent: none is needed. */
export const checkMarks: Readonly<Record<CheckState, string | undefined>> = {
  checked: '✓',
  partly: 'partly',
  missing: '✗',
  unknown: '?',
  not_needed: undefined,
};
