<?php
/**
 * Removes everything that the plugin has stored, on every site of a network.
 *
 * @package Presswright
 */

namespace Presswright;

use Presswright\AiClient\ModelList;
use Presswright\Checks\CheckSettings;
use Presswright\Checks\Nightly;
use Presswright\Checks\UpdateNotices;
use Presswright\Guard\Guard;
use Presswright\Guard\Watch;
use Presswright\Jobs\Runner;
use Presswright\Settings\KeyVault;
use Presswright\Settings\SettingsStore;
use Presswright\Storage\Schema;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/Autoloader.php';
Autoloader::register();

/**
 * Removes the options and the capabilities that a site owner may have given to roles.
 */
function uninstall_site(): void {
	delete_option( SettingsStore::OPTION );
	delete_option( KeyVault::OPTION );
	delete_option( Watch::OPTION );
	delete_option( CheckSettings::OPTION );
	delete_transient( ModelList::TRANSIENT );
	wp_unschedule_hook( Runner::HOOK );
	wp_unschedule_hook( Nightly::HOOK );
	foreach ( array_keys( wp_roles()->roles ) as $role ) {
		foreach ( array( Capabilities::ANALYZE, Capabilities::BUILD, Capabilities::MANAGE ) as $capability ) {
			wp_roles()->remove_cap( (string) $role, $capability );
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $presswright_site ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		switch_to_blog( $presswright_site );
		uninstall_site();
		restore_current_blog();
	}
} else {
	uninstall_site();
}

delete_site_option( UpdateNotices::OPTION );
Guard::uninstall();
Schema::drop();
