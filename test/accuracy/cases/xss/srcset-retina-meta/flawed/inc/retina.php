<?php
/**
 * Retina logos for partners.
 */

function partner_retina_url( $post_id ) {
	$url = get_post_meta( $post_id, '_partner_logo_2x', true );
	return $url ? $url : '';
}

function partner_logo( $post_id ) {
	$logo   = get_the_post_thumbnail_url( $post_id, 'medium' );
	$retina = partner_retina_url( $post_id );
	if ( ! $logo ) {
		return;
	}
	?>
	<figure class="partner-logo">
		<img
			src="<?php echo esc_url( $logo ); ?>"
		<?php if ( $retina ) : ?>
			srcset="<?php echo esc_url( $logo ); ?> 1x, <?= $retina ?> 2x"
		<?php endif; ?>
			alt="<?php echo esc_attr( get_the_title( $post_id ) ); ?>"
		/>
	</figure>
	<?php
}
add_action( 'partner_card', 'partner_logo' );
