import { docComment, identifier, joinPhp, noPhp, type PhpCode, php, phpFile, variable } from '../../writers/php.ts';
import { prefixed } from '../code-names.ts';
import type { Cleanup } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { headerName } from './main-file.ts';

type Part = (cleanup: Required<Cleanup>) => PhpCode;

/** What people have entered on a site; each part only where there is something of its kind. */
const dataParts: readonly Part[] = [posts, terms, postMeta, tables, otherData];

/** What else the plugin has left on a site. */
const otherParts: readonly Part[] = [cron, roles, capabilities, options, transients, others];

/** `uninstall.php`: takes away all that the plugin has left on any site of the installation. */
export function uninstallFile(plan: PluginPlan, cleanup: Required<Cleanup>): string {
  const write = (parts: readonly Part[]) =>
    joinPhp(
      parts.map((part) => part(cleanup)),
      '\n\n',
    );
  const site = joinPhp([keepable(plan, write(dataParts)), write(otherParts)], '\n\n');
  const name = identifier(prefixed(plan, 'uninstall_site'));
  const needsDatabase = cleanup.tables.length > 0 || cleanup.transients.length > 0;
  return phpFile(php`
    ${docComment([`Deletes the data of ${headerName(plan)} when the plugin is deleted.`, '', `@package ${plan.names.className}`])}

    defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

    ${site.text === '' ? noPhp : siteFunction(name, site, needsDatabase)}

    ${userMeta(cleanup)}
  `);
}

/** With settings, the owner of the site decides whether entries stay. */
function keepable(plan: PluginPlan, data: PhpCode): PhpCode {
  if (data.text === '' || !plan.features.has('settings')) return data;
  return php`
    $settings = get_option( ${prefixed(plan, 'settings')} );

    if ( ! is_array( $settings ) || empty( $settings['keep_data'] ) ) {
      ${data}
    }
  `;
}

function siteFunction(name: PhpCode, site: PhpCode, needsDatabase: boolean): PhpCode {
  return php`
    /**
     * Deletes the plugin's data from the current site.
     */
    function ${name}() {
      ${joinPhp([needsDatabase ? php`global $wpdb;` : noPhp, site], '\n\n')}
    }

    if ( is_multisite() ) {
      $${name}_ids = get_sites(
        array(
          'fields' => 'ids',
          'number' => 0,
        )
      );

      foreach ( $${name}_ids as $${name}_id ) {
        switch_to_blog( $${name}_id );
        ${name}();
        restore_current_blog();
      }
    } else {
      ${name}();
    }
  `;
}

function posts({ postTypes, postStatuses }: Required<Cleanup>): PhpCode {
  if (postTypes.length === 0) return noPhp;
  return php`
    ${joinPhp(postStatuses.map((status) => php`register_post_status( ${status} );`))}
    do {
      $deleted  = 0;
      $post_ids = get_posts(
        array(
          'post_type'   => ${postTypes.length === 1 ? (postTypes[0] ?? '') : postTypes},
          'post_status' => array_keys( get_post_stati() ),
          'numberposts' => 100,
          'fields'      => 'ids',
        )
      );

      foreach ( $post_ids as $post_id ) {
        $deleted += wp_delete_post( $post_id, true ) ? 1 : 0;
      }
    } while ( $deleted > 0 );
  `;
}

function terms({ taxonomies }: Required<Cleanup>): PhpCode {
  if (taxonomies.length === 0) return noPhp;
  return php`
    foreach ( ${taxonomies} as $taxonomy ) {
      // Terms can only be deleted while their taxonomy is registered.
      register_taxonomy( $taxonomy, array() );

      $term_ids = get_terms(
        array(
          'taxonomy'   => $taxonomy,
          'hide_empty' => false,
          'fields'     => 'ids',
        )
      );

      foreach ( is_array( $term_ids ) ? $term_ids : array() as $term_id ) {
        wp_delete_term( $term_id, $taxonomy );
      }

      delete_option( $taxonomy . '_children' );
      unregister_taxonomy( $taxonomy );
    }
  `;
}

function postMeta({ postMeta: keys }: Required<Cleanup>): PhpCode {
  return each(keys, 'meta_key', php`delete_post_meta_by_key( $meta_key );`);
}

function tables({ tables: names }: Required<Cleanup>): PhpCode {
  const drop = php`
    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
  `;
  return each(names, 'table', drop);
}

function otherData({ dataStatements }: Required<Cleanup>): PhpCode {
  return joinPhp(dataStatements, '\n\n');
}

function cron({ cronHooks }: Required<Cleanup>): PhpCode {
  return each(cronHooks, 'hook', php`wp_unschedule_hook( $hook );`);
}

function roles({ roles: names }: Required<Cleanup>): PhpCode {
  const remove = php`
    foreach ( get_users( array( 'role' => $role_name ) ) as $user ) {
      $user->remove_role( $role_name );
    }

    remove_role( $role_name );
  `;
  return each(names, 'role_name', remove);
}

function capabilities({ capabilities: names }: Required<Cleanup>): PhpCode {
  if (names.length === 0) return noPhp;
  return php`
    foreach ( wp_roles()->role_objects as $role ) {
      foreach ( ${names} as $capability ) {
        $role->remove_cap( $capability );
      }
    }
  `;
}

function options({ options: names }: Required<Cleanup>): PhpCode {
  return each(names, 'option', php`delete_option( $option );`);
}

function transients({ transients: names }: Required<Cleanup>): PhpCode {
  if (names.length === 0) return noPhp;
  return php`
    foreach ( ${names} as $transient ) {
      // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function to delete transients by prefix.
      $wpdb->query(
        $wpdb->prepare(
          "DELETE FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s",
          $wpdb->esc_like( '_transient_' . $transient ) . '%',
          $wpdb->esc_like( '_transient_timeout_' . $transient ) . '%'
        )
      );
    }
  `;
}

function others({ statements }: Required<Cleanup>): PhpCode {
  return joinPhp(statements, '\n\n');
}

function userMeta({ userMeta: keys }: Required<Cleanup>): PhpCode {
  return joinPhp(keys.map((key) => php`delete_metadata( 'user', 0, ${key}, '', true );`));
}

/** A loop over names; the statement uses them as the variable. */
function each(names: readonly string[], name: string, statement: PhpCode): PhpCode {
  if (names.length === 0) return noPhp;
  return php`
    foreach ( ${names} as ${variable(name)} ) {
      ${statement}
    }
  `;
}
