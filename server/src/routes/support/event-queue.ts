/** Values passed from callbacks to one reader, in order. */
export interface EventQueue<T> extends AsyncIterable<T> {
  /** Does nothing once the queue has ended. */
  push(value: T): void;
  /** No more values: the reader ends, or throws `error`, after those it has not read. Only the first call counts. */
  end(error?: unknown): void;
}

export function createEventQueue<T>(): EventQueue<T> {
  const values: T[] = [];
  let ended: { readonly error: unknown } | null = null;
  let wake = () => {};

  async function* read(): AsyncGenerator<T> {
    for (;;) {
      // Taken whole, so that a slow reader of a fast writer does not shift a long array value by value.
      yield* values.splice(0);
      if (values.length > 0) continue;
      if (ended !== null) {
        if (ended.error !== undefined) throw ended.error;
        return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  const reader = read();
  return {
    push(value) {
      if (ended === null) values.push(value);
      wake();
    },
    end(error) {
      ended ??= { error };
      wake();
    },
    [Symbol.asyncIterator]: () => reader,
  };
}
