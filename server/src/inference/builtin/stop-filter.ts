/** Passes text on up to the first stop string, holding back what might be the beginning of one. */
export class StopFilter {
  private readonly stops: readonly string[];
  private held = '';
  /** A stop string came; nothing passes any more. */
  stopped = false;

  constructor(stops: readonly string[]) {
    this.stops = stops.filter((stop) => stop !== '');
  }

  /** @returns the text that is certain to be wanted */
  push(text: string): string {
    if (this.stopped) return '';
    this.held += text;
    const found = this.stops.map((stop) => this.held.indexOf(stop)).filter((at) => at >= 0);
    if (found.length > 0) {
      this.stopped = true;
      return this.take(Math.min(...found));
    }
    let hold = 0;
    for (const stop of this.stops) {
      for (let length = Math.min(stop.length - 1, this.held.length); length > hold; length--) {
        if (this.held.endsWith(stop.slice(0, length))) {
          hold = length;
          break;
        }
      }
    }
    return this.take(this.held.length - hold);
  }

  /** What was held back, at the end. */
  flush(): string {
    return this.stopped ? '' : this.take(this.held.length);
  }

  private take(length: number): string {
    const text = this.held.slice(0, length);
    this.held = this.held.slice(length);
    return text;
  }
}
