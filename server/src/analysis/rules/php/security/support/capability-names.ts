/** The capabilities of WordPress itself, meta capabilities included. */
const coreCapabilities: ReadonlySet<string> = new Set(
  'activate_plugin activate_plugins deactivate_plugin deactivate_plugins remove_user resume_plugins resume_themes add_users assign_categories assign_post_tags create_sites create_users customize deactivate_plugins delete_others_pages delete_others_posts delete_page delete_pages delete_plugins delete_post delete_posts delete_private_pages delete_private_posts delete_published_pages delete_published_posts delete_sites delete_site delete_themes delete_users delete_user edit_comment edit_css edit_dashboard edit_files edit_others_pages edit_others_posts edit_page edit_pages edit_plugins edit_post edit_posts edit_private_pages edit_private_posts edit_published_pages edit_published_posts edit_theme_options edit_themes edit_user edit_users erase_others_personal_data exist export export_others_personal_data import install_languages install_plugins install_themes list_users manage_categories manage_links manage_network manage_network_options manage_network_plugins manage_network_themes manage_network_users manage_options manage_post_tags manage_privacy_options manage_sites moderate_comments promote_user promote_users publish_pages publish_post publish_posts read read_page read_post read_private_pages read_private_posts remove_users resume_plugin resume_theme setup_network switch_themes unfiltered_html unfiltered_upload update_core update_languages update_php update_plugins update_themes upgrade_network upload_files upload_plugins upload_themes view_site_health_checks manage_woocommerce view_woocommerce_reports edit_term delete_term assign_term edit_categories edit_post_meta add_post_meta delete_post_meta edit_user_meta edit_comment_meta edit_term_meta'.split(
    ' ',
  ),
);

/** Types of posts have such capabilities with names of their own: `edit_hosts` is no slip. */
const ofPostTypes = /^(?:edit|delete|publish|read)_(?:others_|private_|published_)?(?:posts?|pages?|terms?)$/;

/** The capability that a name is one slip away from, null when it is one, or is none of WordPress's. */
export function misspelledCapability(name: string): string | null {
  if (coreCapabilities.has(name) || name.length < 8 || !/^[a-z_ -]+$/i.test(name)) return null;
  const plain = name.toLowerCase().replace(/[ -]/g, '_');
  if (coreCapabilities.has(plain)) return plain;
  for (const known of coreCapabilities) {
    if (
      known.length >= 8 &&
      !ofPostTypes.test(known) &&
      Math.abs(known.length - plain.length) <= 1 &&
      isOneSlip(plain, known)
    )
      return known;
  }
  return null;
}

/** One letter more, less, other, or two swapped. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.length - start - end;
  const right = b.length - start - end;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
