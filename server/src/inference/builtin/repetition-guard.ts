/** Longest run of made tokens that may come a second time. */
const window = 10;

/** Keeps a completion from going in circles. */
export class RepetitionGuard {
  private readonly made: number[] = [];

  add(token: number): void {
    this.made.push(token);
  }

  /** Whether the token would end a run of `window` tokens that was made before. */
  repeats(token: number): boolean {
    const { made } = this;
    const length = made.length;
    if (length < window) return false;
    for (let end = length - 1; end >= window - 1; end--) {
      if (made[end] !== token) continue;
      let back = 1;
      while (back < window && made[end - back] === made[length - back]) back++;
      if (back === window) return true;
    }
    return false;
  }
}
