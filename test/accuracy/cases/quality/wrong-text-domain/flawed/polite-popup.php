<?php
/**
 * Plugin Name: Polite Popup
 * Text Domain: polite-popup
 * Domain Path: /languages
 */
defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', 'polite_popup' );

function polite_popup() {
	if ( isset( $_COOKIE['polite_popup'] ) ) {
		return;
	}
	?>
	<div class="polite-popup" role="dialog">
		<p><?php esc_html_e( 'Would you like our letter?', 'polite-popup' ); ?></p>
		<button class="yes"><?php esc_html_e( 'Yes, please', 'popup-builder' ); ?></button>
		<button class="no"><?php esc_html_e( 'No, thank you', 'polite-popup' ); ?></button>
	</div>
	<?php
}
