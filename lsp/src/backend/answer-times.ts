/** Answers that are looked at to say how fast a server is. */
const kept = 5;
const slowMs = 3_000;
/** Between the two a state stays, so that it does not flicker. */
const fastMs = 1_500;

/** How long a server's last answers took, and whether a person would call it slow. */
export class AnswerTimes {
  readonly #onSpeed: (isSlow: boolean) => void;
  #times: number[] = [];
  #isSlow = false;

  /** @param onSpeed told when it becomes slow, and when it is no longer */
  constructor(onSpeed: (isSlow: boolean) => void) {
    this.#onSpeed = onSpeed;
  }

  /** The middle one in milliseconds; undefined: there was no answer yet. */
  get median(): number | undefined {
    return this.#times.toSorted((a, b) => a - b)[Math.floor(this.#times.length / 2)];
  }

  add(milliseconds: number): void {
    this.#times = [...this.#times, milliseconds].slice(-kept);
    const { median = 0 } = this;
    const isSlow = this.#times.length >= 3 && median > (this.#isSlow ? fastMs : slowMs);
    if (isSlow === this.#isSlow) return;
    this.#isSlow = isSlow;
    this.#onSpeed(isSlow);
  }

  /** Forgets what another server did. */
  clear(): void {
    this.#times = [];
    this.#isSlow = false;
  }

  /** `4 seconds` */
  describe(): string {
    return `${Math.round((this.median ?? 0) / 1000)} seconds`;
  }
}
