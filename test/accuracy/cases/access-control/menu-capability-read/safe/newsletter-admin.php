<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'nl_menu' );

function nl_menu() {
	add_menu_page( 'Newsletter', 'Newsletter', 'manage_options', 'nl', 'nl_page', 'dashicons-email' );
}

function nl_page() {
	if ( isset( $_POST['nl_sender'] ) ) {
		check_admin_referer( 'nl' );
		update_option( 'nl_sender', sanitize_email( wp_unslash( $_POST['nl_sender'] ) ) );
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form method="post">
			<?php wp_nonce_field( 'nl' ); ?>
			<input type="email" name="nl_sender" value="<?php echo esc_attr( get_option( 'nl_sender' ) ); ?>">
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
