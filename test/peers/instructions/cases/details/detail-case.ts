/** A prompt, and each detail that it asks for with what proves it in a running WordPress. */
export interface DetailCase {
  readonly area: string;
  readonly prompt: string;
  /** Name of a detail to a PHP expression that is true where the answer has it. */
  readonly details: Readonly<Record<string, string>>;
  /** PHP that runs before the expressions, in their scope. */
  readonly prepare?: string;
  /** PHP that must-use plugins run before the answer: what the site has beside it. */
  readonly before?: string;
}
