/** One page of a list answer. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly last_id: string | null;
}

/**
 * Every item of a list, newest first, page by page as the loop needs them.
 * @param fetchPage fetches what comes after the given id; undefined: from the start
 */
export async function* eachItem<T>(
  fetchPage: (after: string | undefined) => Promise<Page<T>>,
  start?: string,
): AsyncGenerator<T, void, undefined> {
  let after = start;
  for (;;) {
    const page = await fetchPage(after);
    yield* page.data;
    // The second and third conditions keep a broken service from holding us in a loop.
    if (!page.has_more || page.last_id === null || page.last_id === after) return;
    after = page.last_id;
  }
}
