<?php
/** Thank-you page of the shop. */
defined( 'ABSPATH' ) || exit;

$order_id = absint( get_query_var( 'order-received' ) );
$order    = $order_id ? get_post( $order_id ) : null;
$meta     = $order ? get_post_meta( $order_id ) : array();
?>
<div class="order-received">
	<h2><?php esc_html_e( 'Thank you', 'shop' ); ?></h2>
	<?php if ( $order ) : ?>
		<p>
			<?php
			/* translators: %d: order number. */
			printf( esc_html__( 'Your order has the number %d.', 'shop' ), (int) $order_id );
			?>
		</p>
		<?php
		echo '<pre>';
		print_r( $meta );
		echo '</pre>';
		?>
	<?php endif; ?>
</div>
