<?php
// What every plugin of the site registers, by its folder: see witness.php.

require_once ABSPATH . 'wp-admin/includes/dashboard.php';
require_once ABSPATH . 'wp-admin/menu.php';
set_current_screen( 'dashboard' );
do_action( 'admin_init' );
$routes = rest_get_server()->get_routes();
if ( function_exists( 'wp_get_abilities' ) ) {
	wp_get_abilities();
}
wp_dashboard_setup();

$found = $GLOBALS['witness'];
foreach ( $routes as $route => $handlers ) {
	foreach ( $handlers as $handler ) {
		$owner = witness_owner( $handler['callback'] );
		foreach ( $found as $plugin => $registered ) {
			foreach ( $registered['post_types'] ?? array() as $type ) {
				$object = get_post_type_object( $type );
				$base   = $object && $object->show_in_rest ? '/' . ( $object->rest_namespace ?: 'wp/v2' ) . '/' . ( $object->rest_base ?: $type ) : '';
				if ( '' === $owner && '' !== $base && ( $route === $base || $route === $base . '/(?P<id>[\d]+)' ) ) {
					$owner = $plugin;
				}
			}
		}
		if ( '' !== $owner ) {
			$found[ $owner ]['routes'][] = array(
				'route'   => $route,
				'methods' => array_keys( array_filter( $handler['methods'] ) ),
				'args'    => array_map( static fn ( $arg ) => array_diff_key( $arg, array( 'validate_callback' => 1, 'sanitize_callback' => 1 ) ), $handler['args'] ),
			);
		}
	}
}
foreach ( $GLOBALS['shortcode_tags'] as $tag => $callback ) {
	$owner = witness_owner( $callback );
	if ( '' !== $owner ) {
		$found[ $owner ]['shortcodes'][] = $tag;
	}
}
foreach ( (array) _get_cron_array() as $events ) {
	foreach ( array_keys( $events ) as $hook ) {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$owner = witness_owner( $callback['function'] );
				if ( '' !== $owner ) {
					$found[ $owner ]['cron'][] = $hook;
				}
			}
		}
	}
}
$entries = array();
foreach ( $GLOBALS['menu'] as $entry ) {
	$entries[] = array( $entry[2], '', $entry[1] );
}
foreach ( $GLOBALS['submenu'] as $parent => $children ) {
	foreach ( $children as $entry ) {
		$entries[] = array( $entry[2], $parent, $entry[1] );
	}
}
foreach ( $entries as list( $slug, $parent, $capability ) ) {
	$hook = get_plugin_page_hookname( $slug, $parent );
	foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$owner = witness_owner( $callback['function'] );
			if ( '' !== $owner ) {
				$found[ $owner ]['pages'][ $slug ] = array( 'path' => str_replace( '&#038;', '&', wp_make_link_relative( menu_page_url( $slug, false ) ) ), 'capability' => $capability );
			}
		}
	}
}
foreach ( $GLOBALS['wp_meta_boxes']['dashboard'] ?? array() as $places ) {
	foreach ( $places as $boxes ) {
		foreach ( $boxes as $id => $box ) {
			$owner = is_array( $box ) ? witness_owner( $box['callback'] ) : '';
			if ( '' !== $owner ) {
				$found[ $owner ]['dashboard_widgets'][] = $id;
			}
		}
	}
}
return (object) $found;
