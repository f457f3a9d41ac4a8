/** Names of options, meta fields and roles of WordPress itself that whoever chooses them must not reach. */
const coreNames: readonly string[] =
  'wp_capabilities capabilities wp_user_level user_level wp_user_roles user_roles session_tokens user_pass user_login user_email user_activation_key default_role users_can_register siteurl home admin_email new_admin_email active_plugins active_sitewide_plugins site_admins template stylesheet upload_path cron rewrite_rules permalink_structure mailserver_pass administrator editor author super_admin shop_manager'.split(
    ' ',
  );

/** Whether a name that begins so is none of WordPress's own. */
export function beginsOwnName(text: string): boolean {
  if (text.length <= 2) return false;
  const lower = text.toLowerCase();
  return !coreNames.some((name) => name.startsWith(lower));
}

/** Whether a name that this is a part of is none of WordPress's own. */
export function isInOwnName(text: string): boolean {
  if (text.length <= 2) return false;
  const lower = text.toLowerCase();
  return !coreNames.some((name) => name.includes(lower));
}

/** Whether a name that ends so is none of WordPress's own. */
export function endsOwnName(text: string): boolean {
  if (text.length <= 2) return false;
  const lower = text.toLowerCase();
  return !coreNames.some((name) => name.endsWith(lower));
}
