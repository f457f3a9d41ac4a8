<?php
function snippets_page() {
	global $wpdb;
	$table = $wpdb->prefix . 'snippets';

	if ( isset( $_GET['delete'] ) && current_user_can( 'edit_themes' ) ) {
		check_admin_referer( 'snippet-delete_' . (int) $_GET['delete'] );
		$wpdb->delete( $table, array( 'id' => (int) $_GET['delete'] ) );
		echo '<div class="updated"><p>Deleted.</p></div>';
	}

	echo '<div class="wrap"><h1>Snippets</h1><ul>';
	foreach ( $wpdb->get_results( "SELECT id, name FROM $table ORDER BY name" ) as $snippet ) {
		$url = wp_nonce_url( admin_url( 'themes.php?page=snippets&delete=' . (int) $snippet->id ), 'snippet-delete_' . (int) $snippet->id );
		echo '<li>' . esc_html( $snippet->name ) . ' <a href="' . esc_url( $url ) . '">Delete</a></li>';
	}
	echo '</ul></div>';
}

add_action( 'admin_menu', 'snippets_menu' );
function snippets_menu() {
	add_theme_page( 'Snippets', 'Snippets', 'edit_themes', 'snippets', 'snippets_page' );
}
