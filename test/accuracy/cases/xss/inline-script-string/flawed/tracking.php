<?php
/**
 * Sends the on-site search term to the analytics script.
 */

namespace Shop\Tracking;

const COOKIE = 'shop_tracking_off';

function print_snippet() {
	if ( isset( $_COOKIE[ COOKIE ] ) || is_admin() ) {
		return;
	}
	$term = isset( $_GET['q'] ) ? wp_unslash( $_GET['q'] ) : '';
	if ( '' === $term ) {
		return;
	}
	?>
	<script>
	window.shopTracking = window.shopTracking || [];
	window.shopTracking.push( {
		event: 'site-search',
		term: '<?php echo $term; ?>',
		page: <?php echo (int) get_queried_object_id(); ?>
	} );
	</script>
	<?php
}
add_action( 'wp_footer', __NAMESPACE__ . '\print_snippet', 100 );
