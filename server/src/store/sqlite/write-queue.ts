/** Lets one writer in at a time, in the order in which they came, and turns away those who wait too long. */
export class WriteQueue {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /**
   * Resolves when it is the caller's turn, who must `release`.
   * @param deadline on the clock of `performance.now()`
   * @returns false: the deadline passed first, and there is nothing to release
   */
  acquire(deadline: number): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(true);
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const enter = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(enter), 1);
      resolve(false);
    }, deadline - performance.now());
    this.#waiting.push(enter);
    return promise;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
