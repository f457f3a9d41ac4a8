/** Text made since the last safe place, which may still be taken back. */
export class Draft {
  text = '';
  tokens = 0;
  /** Sum of the logarithms of the tokens' probabilities. */
  private confidence = 0;
  private beforeString: Mark | null = null;
  private resting: (Mark & { readonly closing: string }) | null = null;

  /** Adds a token; one that adds no text does not count. */
  add(text: string): void {
    this.text += text;
    if (text !== '') this.tokens++;
  }

  trust(probability: number): void {
    this.confidence += Math.log(probability);
  }

  /** Geometric mean of the probabilities. */
  get meanProbability(): number {
    return this.tokens === 0 ? 1 : Math.exp(this.confidence / this.tokens);
  }

  /** A string is about to be opened. */
  markString(): void {
    this.beforeString = { length: this.text.length, tokens: this.tokens };
  }

  /**
   * The text can end here, in brackets that `closers` would close.
   *
   * @param without characters of the last token, when the text would rather end before it
   */
  markRest(without: number, closers: readonly string[]): void {
    const tokens = this.tokens - (without > 0 ? 1 : 0) + closers.length;
    this.resting = { length: this.text.length - without, tokens, closing: closers.join('') };
  }

  /**
   * Goes back to where the text makes sense: after the last whole statement, whose blocks it closes, or before the string
   * that has no end.
   */
  takeBack(inString: boolean): void {
    const mark = this.resting ?? (inString ? this.beforeString : null);
    if (!mark) return;
    this.text = this.text.slice(0, mark.length) + (this.resting?.closing ?? '');
    this.tokens = mark.tokens;
  }

  clear(): void {
    this.text = '';
    this.tokens = 0;
    this.confidence = 0;
    this.beforeString = null;
    this.resting = null;
  }
}

interface Mark {
  readonly length: number;
  readonly tokens: number;
}
