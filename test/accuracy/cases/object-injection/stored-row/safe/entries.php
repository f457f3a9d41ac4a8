<?php
defined( 'ABSPATH' ) || exit;

class Entries {

	private static function table() {
		global $wpdb;
		return $wpdb->prefix . 'form_entries';
	}

	public static function add( $data ) {
		global $wpdb;
		$wpdb->insert( self::table(), array( 'data' => $data ), array( '%s' ) );
	}

	public static function get( $id ) {
		global $wpdb;
		$table = self::table();
		return $wpdb->get_var( $wpdb->prepare( "SELECT data FROM {$table} WHERE id = %d", $id ) );
	}
}

add_action( 'admin_post_nopriv_form_entry', 'form_entry_receive' );
function form_entry_receive() {
	check_admin_referer( 'form_entry' );
	Entries::add( wp_json_encode( array_map( 'sanitize_text_field', (array) wp_unslash( $_POST['entry'] ) ) ) );
	wp_safe_redirect( home_url() );
	exit;
}

function form_entry_screen() {
	$id = isset( $_GET['entry'] ) ? absint( $_GET['entry'] ) : 0;
	$entry = json_decode( (string) Entries::get( $id ), true );
	foreach ( (array) $entry as $name => $value ) {
		echo '<p>' . esc_html( $name ) . ': ' . esc_html( $value ) . '</p>';
	}
}
