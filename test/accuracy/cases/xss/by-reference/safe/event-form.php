<?php
function event_prepare( &$value, $max = 80 ) {
	$value = wp_unslash( $value );
	$value = esc_attr( trim( substr( $value, 0, $max ) ) );
}

function event_form() {
	$title = isset( $_POST['event_title'] ) ? $_POST['event_title'] : '';
	$place = isset( $_POST['event_place'] ) ? $_POST['event_place'] : '';
	event_prepare( $title );
	event_prepare( $place, 40 );
	?>
	<form method="post" class="event-form">
		<?php wp_nonce_field( 'event', 'event_nonce' ); ?>
		<input type="text" name="event_title" value="<?php echo $title; ?>" placeholder="Title">
		<input type="text" name="event_place" value="<?php echo $place; ?>" placeholder="Place">
		<button type="submit">Propose</button>
	</form>
	<?php
}
add_action( 'event_form', 'event_form' );
