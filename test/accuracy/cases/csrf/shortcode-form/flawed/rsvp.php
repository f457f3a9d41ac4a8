<?php
function rsvp_shortcode( $atts ) {
	$atts  = shortcode_atts( array( 'event' => 0 ), $atts, 'rsvp' );
	$event = absint( $atts['event'] );
	if ( ! is_user_logged_in() ) {
		return '<p>Please log in.</p>';
	}

	$note = '';
	if ( isset( $_POST['rsvp'] ) ) {
		$answer = 'yes' === $_POST['rsvp'] ? 'yes' : 'no';
		update_user_meta( get_current_user_id(), "rsvp_$event", $answer );
		$note = '<p>Thank you.</p>';
	}

	ob_start();
	?>
	<?php echo $note; ?>
	<form method="post">
		<?php wp_nonce_field( "rsvp-$event", 'rsvp_nonce' ); ?>
		<button name="rsvp" value="yes">I come</button>
		<button name="rsvp" value="no">I do not</button>
	</form>
	<?php
	return ob_get_clean();
}
add_shortcode( 'rsvp', 'rsvp_shortcode' );
