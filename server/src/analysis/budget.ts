/** Thrown when a file's time is up; caught where the partial report is made. */
export class OutOfTime extends Error {
  constructor() {
    super('the time budget is used up');
    this.name = 'OutOfTime';
  }
}

/** Time allowed for one file, asked about cheaply. */
export class Budget {
  readonly #now: () => number;
  readonly #deadline: number;
  #ticks = 0;

  /** @param now a monotone clock in milliseconds */
  constructor(now: () => number, milliseconds: number) {
    this.#now = now;
    this.#deadline = now() + milliseconds;
  }

  get isSpent(): boolean {
    return this.#now() > this.#deadline;
  }

  /** Throws {@link OutOfTime} once the time is up; looks at the clock. */
  check(): void {
    if (this.isSpent) throw new OutOfTime();
  }

  /** For hot paths: looks at the clock every 256th time. */
  tick(): void {
    if ((++this.#ticks & 255) === 0) this.check();
  }
}
