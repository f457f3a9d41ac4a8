<?php
add_action( 'admin_menu', function () {
	add_menu_page( 'Acme', 'Acme', 'read', 'acme', 'acme_page' );
} );
function acme_page() {
	if ( isset( $_POST['acme_v'] ) && check_admin_referer( 'acme_save' ) ) {
		update_option( 'acme_v', sanitize_text_field( wp_unslash( $_POST['acme_v'] ) ) );
	}
	echo '<form method="post"></form>';
}
