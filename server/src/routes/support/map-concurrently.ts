/**
 * Calls `work` for each item, `concurrency` at a time, and answers the results in the items' order.
 * The first failure ends it: no further item is begun.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const remaining = items.entries();
  let failed = false;
  const lane = async () => {
    for (const [index, item] of remaining) {
      if (failed) return;
      results[index] = await work(item, index);
    }
  };
  const lanes = Array.from({ length: Math.min(concurrency, items.length) }, lane);
  try {
    await Promise.all(lanes);
  } catch (error) {
    failed = true;
    throw error;
  }
  return results;
}
