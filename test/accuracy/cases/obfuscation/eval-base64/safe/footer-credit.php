<?php
/**
 * Footer credit of the theme.
 */
function sunrise_credit() {
	$icon = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
	echo '<img alt="" width="1" height="1" src="data:image/png;base64,' . esc_attr( $icon ) . '">';
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
