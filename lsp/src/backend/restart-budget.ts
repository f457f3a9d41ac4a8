/** Says whether and when a crashed backend is started again: three times a minute, each later than the one before. */
export class RestartBudget {
  #restarts: number[] = [];

  /** @returns milliseconds to wait before the restart; undefined: enough is enough */
  next(now: number): number | undefined {
    this.#restarts = this.#restarts.filter((time) => now - time < 60_000);
    if (this.#restarts.length >= 3) return undefined;
    this.#restarts.push(now);
    return 250 * 4 ** (this.#restarts.length - 1);
  }
}
