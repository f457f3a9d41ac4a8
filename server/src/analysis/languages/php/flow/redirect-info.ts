import type { Span } from './value.ts';

/** A redirect after which the code has not ended yet. */
export interface PendingRedirect {
  readonly node: Span;
  /** Such as `wp_redirect()`. */
  readonly label: string;
}

/** A redirect after which the code goes on, or after which its function returns to whoever called it. */
export interface LooseRedirect extends PendingRedirect {
  readonly how: 'goes-on' | 'returns';
}
