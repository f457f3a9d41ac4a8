/** What a description says of messages to another service. */
export type EventWebhook = {
  readonly service: 'slack' | 'discord' | 'teams' | 'json';
  /** What happens: `post_published`, `user_registered`, `comment_posted`. */
  readonly events: readonly string[];
  readonly address: string;
  readonly content: readonly string[];
};
