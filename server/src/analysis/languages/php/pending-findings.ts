import type { Place } from './flow/events.ts';
import type { Reach } from './flow/reach.ts';

/** Findings that wait until it is known who gets where, which is when everything has run. */
export class PendingFindings {
  /** What happens where the rules are at work; null when they look at a function or a file as a whole. */
  place: Place | null = null;
  #reach: Reach | null = null;
  #findReach: (() => Reach) | null = null;
  readonly #waiting: ((reach: Reach) => void)[] = [];

  /** Whether everything has run. */
  get isSettled(): boolean {
    return this.#findReach !== null;
  }

  /** Who gets where, worked out when it is first asked for; null while that is not known. */
  get reach(): Reach | null {
    this.#reach ??= this.#findReach?.() ?? null;
    return this.#reach;
  }

  /** Makes a finding as soon as that is known. */
  later(finding: (reach: Reach) => void): void {
    const { reach } = this;
    if (reach === null) this.#waiting.push(finding);
    else finding(reach);
  }

  /** Makes the findings that were waiting. Who gets where is known from now on. */
  settle(findReach: () => Reach): void {
    this.#findReach = findReach;
    for (const finding of this.#waiting.splice(0)) this.later(finding);
  }
}
