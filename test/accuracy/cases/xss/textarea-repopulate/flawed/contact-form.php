<?php
/*
Plugin Name: Plain Contact
*/
defined( 'ABSPATH' ) || exit;

function plain_contact_old( $field ) {
	if ( ! isset( $_POST[ $field ] ) ) {
		return '';
	}
	return wp_unslash( $_POST[ $field ] );
}

function plain_contact_form() {
	$errors = plain_contact_errors();
	ob_start();
	?>
	<form method="post" class="plain-contact">
		<?php wp_nonce_field( 'plain_contact', 'plain_contact_nonce' ); ?>
		<?php foreach ( $errors as $error ) : ?>
			<p class="error"><?php echo esc_html( $error ); ?></p>
		<?php endforeach; ?>
		<label>E-mail
			<input type="email" name="pc_mail" value="<?php echo esc_attr( plain_contact_old( 'pc_mail' ) ); ?>">
		</label>
		<label>Message
			<textarea name="pc_text" rows="8"><?php echo plain_contact_old( 'pc_text' ); ?></textarea>
		</label>
		<button>Send</button>
	</form>
	<?php
	return ob_get_clean();
}
add_shortcode( 'plain_contact', 'plain_contact_form' );

function plain_contact_errors() {
	$errors = array();
	if ( isset( $_POST['pc_mail'] ) && ! is_email( wp_unslash( $_POST['pc_mail'] ) ) ) {
		$errors[] = 'Please give a valid address.';
	}
	return $errors;
}
