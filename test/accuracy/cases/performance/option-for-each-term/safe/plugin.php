<?php
add_action( 'edited_genre', 'record_shop_save_colour' );
function record_shop_save_colour( $term_id ) {
	if ( ! current_user_can( 'edit_term', $term_id ) || ! check_admin_referer( 'update-tag_' . $term_id ) ) {
		return;
	}
	$colour = sanitize_hex_color( wp_unslash( $_POST['record_colour'] ?? '' ) );
	update_term_meta( $term_id, 'record_shop_colour', $colour );
}
