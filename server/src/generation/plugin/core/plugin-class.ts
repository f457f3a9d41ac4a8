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
    summary: `The plugin itself: what it starts${hooks.activation ? ', and what it sets up on a site' : ''}.`,
    code: php`
      /**
       * Starts the parts of ${headerName(plan)}${hooks.activation ? ', and sets them up on each site' : ''}.
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
     * Adds every hook of the plugin.
     */
    public static function boot() {
      ${joinPhp([joinPhp(always), adminBoot.length > 0 ? inAdmin : noPhp], '\n\n')}
    }
  `;
}

/** WordPress drops only its own tables with a site. */
const dropMethod = (tables: readonly string[]): PhpCode => php`
  /**
   * Has the plugin's tables dropped with a site that leaves the network.
   *
   * @param string[] $tables  Names of the site's tables.
   * @param int      $site_id Id of the site.
   * @return string[] The same with those of the plugin.
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
     * Sets the plugin up: on this site, or on every site of the network.
     *
     * @param bool $network_wide Whether the plugin is activated for the whole network.
     */
    public static function activate( $network_wide ) {
      self::on_each_site( $network_wide, array( __CLASS__, 'activate_site' ) );
    }

    /**
     * Sets the plugin up on a site that joins a network where the plugin is active.
     *
     * @param WP_Site $site The new site.
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
     * Sets the plugin up on the current site.
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
     * Takes back what works without the plugin's code: content stays until the plugin is deleted.
     *
     * @param bool $network_wide Whether the plugin is deactivated for the whole network.
     */
    public static function deactivate( $network_wide ) {
      self::on_each_site( $network_wide, array( __CLASS__, 'deactivate_site' ) );
    }

    /**
     * Takes the plugin's traces in the current site's schedule and addresses back.
     */
    private static function deactivate_site() {
      ${joinPhp(deactivation)}
      ${changesRewriteRules ? php`self::refresh_rewrite_rules();` : noPhp}
    }
  `;
}

const rewriteMethod = php`
  /**
   * Makes the site's addresses anew.
   */
  private static function refresh_rewrite_rules() {
    if ( is_multisite() && ms_is_switched() ) {
      // Rules of another site cannot be made here: that site makes them itself when it finds none.
      delete_option( 'rewrite_rules' );
      return;
    }

    flush_rewrite_rules();
  }
`;

const sitesMethod = php`
  /**
   * Calls a function on this site, or on every site of the network.
   *
   * @param bool     $network_wide Whether every site is meant.
   * @param callable $callback     What to do.
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
