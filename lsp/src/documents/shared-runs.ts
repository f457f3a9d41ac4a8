/** Work that several callers may want at once: done once for each key, ended when no caller wants it any more. */
export class SharedRuns<T> {
  readonly #runs = new Map<
    string,
    { readonly result: Promise<T>; readonly controller: AbortController; waiting: number }
  >();

  /**
   * Joins the run of `key`, or begins it.
   * @returns undefined when `signal` aborts first
   */
  async join(key: string, signal: AbortSignal, begin: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (signal.aborted) return undefined;
    let run = this.#runs.get(key);
    if (!run) {
      const controller = new AbortController();
      const result = begin(controller.signal).finally(() => {
        if (this.#runs.get(key)?.controller === controller) this.#runs.delete(key);
      });
      run = { result, controller, waiting: 0 };
      this.#runs.set(key, run);
    }
    run.waiting += 1;
    const leave = Promise.withResolvers<undefined>();
    const onAbort = () => leave.resolve(undefined);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([run.result, leave.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      run.waiting -= 1;
      if (run.waiting === 0) {
        run.controller.abort();
        // Its end is nobody's business now, nor is its failure.
        run.result.catch(() => {});
        if (this.#runs.get(key) === run) this.#runs.delete(key);
      }
    }
  }
}
