<?php
function acme_verify() {
	$stored = get_user_meta( absint( $_GET['u'] ), 'acme_code', true );
	if ( '' !== $stored && hash_equals( $stored, sanitize_text_field( wp_unslash( $_GET['code'] ) ) ) ) { update_user_meta( absint( $_GET['u'] ), 'acme_verified', 1 ); }
}
add_action( 'init', 'acme_verify' );
