/**
 * The score of several files: their mean, rounded down to one decimal, so that only a clean result reads 10; 10 for none.
 * @param scores 0 to 10, with one decimal, of the files that could be analysed
 */
export function averageScore(scores: readonly number[]): number {
  if (scores.length === 0) return 10;
  // Counted in tenths: sums of decimal fractions are off by a little, which rounding down would show.
  const tenths = scores.reduce((sum, score) => sum + Math.round(score * 10), 0);
  return Math.floor(tenths / scores.length) / 10;
}
