import type { Place } from './flow/events.ts';
import type { Reach } from './flow/reach.ts';

/** Findings that wait until it is known who gets where, which is when everything has run. */
export class PendingFindings {
  /** What happens where the rules are at work; null when they look at a function or a file as a whole. */
  place: Place | null = null;
  #reach: Reach | null = null;
  readonly #waiting: ((reach: Reach) => void)[] = [];

  /** Who gets where; null while that is not known. */
  get reach(): Reach | null {
    return this.#reach;
  }

  /** Makes a finding as soon as that is known. */
  later(finding: (reach: Reach) => void): void {
    if (this.#reach === null) this.#waiting.push(finding);
    else finding(this.#reach);
  }

  /** Makes the findings that were waiting. Who gets where is known from now on. */
  settle(reach: Reach): void {
    this.#reach ??= reach;
    for (const finding of this.#waiting.splice(0)) finding(this.#reach);
  }
}
