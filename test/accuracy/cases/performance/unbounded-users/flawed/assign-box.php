<?php
defined( 'ABSPATH' ) || exit;

add_action( 'add_meta_boxes', function () {
	add_meta_box( 'assign', 'Assigned to', 'assign_box', 'task', 'side' );
} );

function assign_box( $post ) {
	wp_nonce_field( 'assign', 'assign_nonce' );
	$now = (int) get_post_meta( $post->ID, '_assigned', true );

	$users = get_users();

	echo '<select name="assigned">';
	foreach ( $users as $user ) {
		printf(
			'<option value="%d" %s>%s</option>',
			(int) $user->ID,
			selected( $now, (int) $user->ID, false ),
			esc_html( $user->display_name )
		);
	}
	echo '</select>';
}
