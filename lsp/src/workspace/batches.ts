/** Groups items so that no group has more than `maxItems` of them or more than `maxBytes` together. */
export function* batches<T extends { readonly bytes: number }>(
  items: Iterable<T>,
  maxItems: number,
  maxBytes: number,
): Generator<T[], void, undefined> {
  let batch: T[] = [];
  let bytes = 0;
  for (const item of items) {
    if (batch.length > 0 && (batch.length >= maxItems || bytes + item.bytes > maxBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += item.bytes;
  }
  if (batch.length > 0) yield batch;
}
