/** A prompt as a customer or an agent writes it, and what its answer has to do in a running WordPress. */
export interface InstructionCase {
  readonly area: string;
  readonly prompt: string;
  /** PHP that runs after WordPress has loaded the answer as a must-use plugin; returns true, or what is wrong. */
  readonly check: string;
  /** PHP that must-use plugins run before the answer: what the site has beside it. */
  readonly before?: string;
}
