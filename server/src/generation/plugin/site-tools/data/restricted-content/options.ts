/** What a description says of content that not everybody may read. */
export type RestrictedContent = {
  /** Who reads what says nothing else: everyone, users who are logged in, or those of `roles`. */
  readonly access: 'everyone' | 'members' | 'roles';
  /** Keys of roles that the description names. */
  readonly roles: readonly string[];
  readonly message: string;
  readonly content: readonly string[];
};
