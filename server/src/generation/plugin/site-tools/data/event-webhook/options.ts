/** What a description says of messages to another service. */
export type EventWebhook = {
  readonly service: 'slack' | 'discord' | 'teams' | 'json';
  /** What happens: keys of `webhookEvents`. */
  readonly events: readonly string[];
  readonly address: string;
  readonly content: readonly string[];
  /** At most one message of a kind in so many minutes; absent: each at once. */
  readonly minutesApart?: number;
  /** Administrators see the last failures in a list. */
  readonly logsFailures?: boolean;
};

/** What messages can be sent of, with what administrators read and what sentences say. */
export const webhookEvents: Readonly<Record<string, { readonly label: string; readonly when: string }>> = {
  post_published: { label: 'A post is published', when: 'a post is published' },
  user_registered: { label: 'A user registers', when: 'a user registers' },
  comment_posted: { label: 'A comment is posted', when: 'a comment is posted' },
  comment_pending: { label: 'A comment awaits moderation', when: 'a comment awaits moderation' },
  admin_created: { label: 'A user becomes an administrator', when: 'a user becomes an administrator' },
  plugin_activated: { label: 'A plugin is activated', when: 'a plugin is activated' },
};
