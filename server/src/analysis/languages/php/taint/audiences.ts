import type { Entry } from '../flow/function-info.ts';
import { Guard } from '../flow/guards.ts';

/** Who can make a piece of code run, one bit each. */
export const Audience = {
  /** Whoever sends a request. */
  Anonymous: 1,
  /** Whoever is logged in, subscribers too. */
  Member: 2,
  /** Whoever may write posts. */
  Author: 4,
  Administrator: 8,
  /** Only a scheduled event. */
  Cron: 16,
  /** Only the command line. */
  CommandLine: 32,
  /** Only activation, an upgrade or a removal. */
  Upgrade: 64,
  /** The files do not say. */
  Unknown: 128,
} as const;

const requests = Audience.Anonymous | Audience.Member | Audience.Author | Audience.Unknown;

/** How far down its list the most open of the audiences stands: 0 is everybody. */
export function openness(audience: number): number {
  const known = audience & ~Audience.Unknown;
  return known === 0 ? 7 : 31 - Math.clz32(known & -known);
}

/** Who is left where these guards hold. */
export function limitAudience(audience: number, guards: number): number {
  if ((audience & requests) === 0) return audience;
  const rest = audience & ~requests;
  if ((guards & Guard.Capability) !== 0)
    return rest | ((guards & Guard.Broad) !== 0 ? Audience.Administrator : Audience.Author);
  if ((guards & (Guard.LoggedIn | Guard.Owner)) === 0 || (audience & Audience.Anonymous) === 0) return audience;
  return (audience & ~Audience.Anonymous) | Audience.Member;
}

/** Hooks that fire on requests of everybody. */
const everybodysHooks =
  /^(?:admin_init|init|wp_loaded|template_redirect|wp|parse_request|parse_query|pre_get_posts|plugins_loaded|muplugins_loaded|setup_theme|after_setup_theme|send_headers|wp_head|wp_body_open|wp_footer|wp_enqueue_scripts|get_header|get_footer|the_post|the_content|login_\w+|rest_api_init|rest_\w+|template_include|wp_login|wp_login_failed|wp_logout|authenticate|determine_current_user|registration_errors|user_register|register_\w*|comment_post|pre_comment_on_post|preprocess_comment|wp_insert_comment|shutdown|widgets_init|woocommerce_api_\w*)$/;
/** Hooks of the administration's pages: whoever is logged in sees some of them. */
const membersHooks =
  /^(?:admin_(?!init$|post_|action_)\w+|all_admin_notices|network_admin_\w+|current_screen|load-.*|profile_personal_options|show_user_profile|personal_options_update|profile_update|heartbeat_received|wp_dashboard_setup)$/;
const upgradeHooks =
  /^(?:upgrader_\w+|activate_.*|deactivate_.*|uninstall_.*|activated_plugin|deactivated_plugin|after_switch_theme|switch_theme|wp_upgrade|wpmu_new_blog|wp_initialize_site)$/;

/** Who makes WordPress call a function that is registered so. `isEvent`: the hook is one that cron fires. */
export function entryAudience({ kind, name }: Entry, isEvent: boolean): number {
  switch (kind) {
    case 'ajax':
    case 'admin-post':
      return Audience.Member;
    case 'ajax-nopriv':
    case 'admin-post-nopriv':
    case 'rest':
    case 'rest-permission':
    case 'shortcode':
    case 'block-render':
    case 'widget':
      return Audience.Anonymous;
    case 'meta-box':
      return Audience.Author;
    case 'admin-page':
      return Audience.Member;
    case 'column':
    case 'setting-sanitizer':
      return Audience.Administrator;
    case 'command':
      return Audience.CommandLine;
    case 'cron':
      return Audience.Upgrade;
    default:
      if (isEvent) return Audience.Cron;
      if (everybodysHooks.test(name)) return Audience.Anonymous;
      if (membersHooks.test(name)) return Audience.Member;
      return upgradeHooks.test(name) ? Audience.Upgrade : Audience.Unknown;
  }
}
