/** Roles that every site has, and those of a shop. */
export const siteRoles = [
  'administrator',
  'editor',
  'author',
  'contributor',
  'subscriber',
  'customer',
  'shop_manager',
] as const;
