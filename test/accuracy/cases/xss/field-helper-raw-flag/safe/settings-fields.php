<?php
/**
 * @param string $label Label.
 * @param string $value Value.
 * @param bool   $raw   Whether the value is markup.
 */
function bakery_field_row( $label, $value, $raw = false ) {
	if ( ! $raw ) {
		$value = esc_html( $value );
	}
	echo '<tr><th>' . esc_html( $label ) . '</th><td>' . $value . '</td></tr>';
}

function bakery_orders_page() {
	$customer = isset( $_GET['customer'] ) ? sanitize_textarea_field( wp_unslash( $_GET['customer'] ) ) : '';
	$note     = isset( $_GET['note'] ) ? wp_unslash( $_GET['note'] ) : '';
	echo '<table class="form-table">';
	bakery_field_row( __( 'Customer', 'bakery' ), $customer );
	bakery_field_row( __( 'Note', 'bakery' ), $note );
	bakery_field_row( __( 'Help', 'bakery' ), '<a href="https://example.com/help">?</a>', true );
	echo '</table>';
}
add_action(
	'admin_menu',
	function () {
		add_menu_page( 'Orders', 'Orders', 'manage_options', 'bakery-orders', 'bakery_orders_page' );
	}
);
