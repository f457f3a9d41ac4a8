import type { Model, Token } from './llama-api.ts';

/** Tokens that one character may be spread over, with room for models that spread more than UTF-8 has bytes. */
const maxHeld = 8;
/** Tokens before, by which a model decides about a space. */
const maxBefore = 8;

/** The text of tokens as they come: one that ends within a character waits for the rest of it. */
export class TokenText {
  private readonly model: Model;
  private before: Token[] = [];
  private held: Token[] = [];

  constructor(model: Model) {
    this.model = model;
  }

  /** Whether all text of the tokens so far is certain. */
  get isWhole(): boolean {
    return this.held.length === 0;
  }

  /** @returns the text that is certain */
  push(token: Token): string {
    this.held.push(token);
    const text = this.text();
    return text.endsWith('\ufffd') && this.held.length < maxHeld ? '' : this.take(text);
  }

  /** What is left at the end, whole or not. */
  flush(): string {
    return this.held.length === 0 ? '' : this.take(this.text());
  }

  private text(): string {
    return this.model.detokenize(this.held, false, this.before);
  }

  private take(text: string): string {
    this.before = [...this.before, ...this.held].slice(-maxBefore);
    this.held = [];
    return text;
  }
}
