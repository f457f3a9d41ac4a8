import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, constantOf } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { headerName, type LifecycleHooks } from './main-file.ts';
import type { Contributions } from './merge.ts';

/** Which hooks of (de)activation the contributions ask for. */
export function lifecycleOf({ activation, deactivation, changesRewriteRules }: Contributions): LifecycleHooks {
  return {
    activation: activation.length > 0 || changesRewriteRules,
    deactivation: deactivation.length > 0 || changesRewriteRules,
  };
}

/** The class that starts everything, and sets each site up and back. */
export function pluginClass(plan: PluginPlan, contributions: Contributions): PluginClass {
  const hooks = lifecycleOf(contributions);
  const methods = [
    bootMethod(contributions, hooks.activation),
    contributions.cleanup.tables.length > 0 ? dropMethod(contributions.cleanup.tables) : noPhp,
    hooks.activation ? activationMethods(plan, contributions) : noPhp,
    hooks.deactivation ? deactivationMethods(contributions) : noPhp,
    contributions.changesRewriteRules ? rewriteMethod : noPhp,
    hooks.activation || hooks.deactivation ? sitesMethod : noPhp,
  ];
  return {
    name: classNameOf(plan, 'Plugin'),
    summary: `Main plugin class.`,
    code: php`
      /**
       * Main class of ${headerName(plan)}.
       */
      final class ${classOf(plan, 'Plugin')} {

        ${joinPhp(methods, '\n\n')}
      }
    `,
  };
}

function bootMethod({ boot, adminBoot, cleanup }: Contributions, hasActivation: boolean): PhpCode {
  const always = [
    ...boot,
    ...(hasActivation ? [php`add_action( 'wp_initialize_site', array( __CLASS__, 'activate_new_site' ), 20 );`] : []),
    ...(cleanup.tables.length > 0
      ? [php`add_filter( 'wpmu_drop_tables', array( __CLASS__, 'drop_site_tables' ), 10, 2 );`]
      : []),
  ];
  const inAdmin = php`
    if ( is_admin() ) {
      ${joinPhp(adminBoot)}
    }
  `;
  return php`
    /**
     * Registers all hooks of the plugin.
     */
    public static function boot() {
      ${joinPhp([joinPhp(always), adminBoot.length > 0 ? inAdmin : noPhp], '\n\n')}
    }
  `;
}

/** WordPress drops only its own tables with a site. */
const dropMethod = (tables: readonly string[]): PhpCode => php`
  /**
   * Adds the plugin's tables to those dropped when a site is deleted from the network.
   *
   * @param string[] $tables  Names of the tables to drop.
   * @param int      $site_id Site ID.
   * @return string[] Filtered table names.
   */
  public static function drop_site_tables( $tables, $site_id ) {
    global $wpdb;

    foreach ( ${[...tables]} as $table ) {
      $tables[] = $wpdb->get_blog_prefix( $site_id ) . $table;
    }

    return $tables;
  }
`;

function activationMethods(plan: PluginPlan, { activation, changesRewriteRules }: Contributions): PhpCode {
  return php`
    /**
     * Activates the plugin on this site or on all sites of the network.
     *
     * @param bool $network_wide Whether the plugin is activated for the whole network.
     */
    public static function activate( $network_wide ) {
      self::on_each_site( $network_wide, array( __CLASS__, 'activate_site' ) );
    }

    /**
     * Sets up the plugin on a new site of the network.
     *
     * @param WP_Site $site New site.
     */
    public static function activate_new_site( $site ) {
      require_once ABSPATH . 'wp-admin/includes/plugin.php';

      if ( ! is_plugin_active_for_network( plugin_basename( ${constantOf(plan, 'FILE')} ) ) ) {
        return;
      }

      switch_to_blog( $site->blog_id );
      self::activate_site();
      restore_current_blog();
    }

    /**
     * Sets up the plugin on the current site.
     */
    private static function activate_site() {
      ${joinPhp(activation)}
      ${changesRewriteRules ? php`self::refresh_rewrite_rules();` : noPhp}
    }
  `;
}

function deactivationMethods({ deactivation, changesRewriteRules }: Contributions): PhpCode {
  return php`
    /**
     * Deactivates the plugin. Content is kept until the plugin is deleted.
     *
     * @param bool $network_wide Whether the plugin is deactivated for the whole network.
     */
    public static function deactivate( $network_wide ) {
      self::on_each_site( $network_wide, array( __CLASS__, 'deactivate_site' ) );
    }

    /**
     * Removes cron events and rewrite rules from the current site.
     */
    private static function deactivate_site() {
      ${joinPhp(deactivation)}
      ${changesRewriteRules ? php`self::refresh_rewrite_rules();` : noPhp}
    }
  `;
}

const rewriteMethod = php`
  /**
   * Flushes the rewrite rules.
   */
  private static function refresh_rewrite_rules() {
    if ( is_multisite() && ms_is_switched() ) {
      // Rewrite rules of another site cannot be generated here. Deleting them makes that site regenerate them.
      delete_option( 'rewrite_rules' );
      return;
    }

    flush_rewrite_rules();
  }
`;

const sitesMethod = php`
  /**
   * Runs a callback on this site or on all sites of the network.
   *
   * @param bool     $network_wide Whether to run the callback on all sites of the network.
   * @param callable $callback     Callback.
   */
  private static function on_each_site( $network_wide, $callback ) {
    if ( ! is_multisite() || ! $network_wide ) {
      call_user_func( $callback );
      return;
    }

    $site_ids = get_sites(
      array(
        'fields' => 'ids',
        'number' => 0,
      )
    );

    foreach ( $site_ids as $site_id ) {
      switch_to_blog( $site_id );
      call_user_func( $callback );
      restore_current_blog();
    }
  }
`;
