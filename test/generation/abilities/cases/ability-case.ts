/** A prompt, and what its answer has to have and to lack. */
export interface AbilityCase {
  readonly prompt: string;
  readonly has: readonly RegExp[];
  readonly lacks?: readonly RegExp[];
  /** Of an answer in JavaScript: calls of `wp` that it makes, by their path, with what their arguments have. */
  readonly calls?: readonly (readonly [path: string, ...args: unknown[]])[];
}
