/**
 * Ends a hook whose value is there or comes later: at once in the first case, because a promise costs every request some
 * microseconds. What `use` throws, and a refused promise, end the hook as its fault.
 */
export function goOn<T>(value: T | Promise<T>, done: (error?: Error) => void, use: (value: T) => void): void {
  if (value instanceof Promise) {
    value.then(use).then(() => done(), done);
    return;
  }
  use(value);
  done();
}
