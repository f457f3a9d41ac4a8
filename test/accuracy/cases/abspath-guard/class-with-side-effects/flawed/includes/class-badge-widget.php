<?php
/**
 * Badge widget.
 *
 * @package Badge
 */

class Badge_Widget extends WP_Widget {

	public function __construct() {
		parent::__construct( 'badge', __( 'Badge', 'badge' ) );
	}

	public function widget( $args, $instance ) {
		echo $args['before_widget'];
		echo '<span class="badge">' . esc_html( $instance['text'] ?? '' ) . '</span>';
		echo $args['after_widget'];
	}
}

add_action( 'widgets_init', 'badge_register_widget' );
function badge_register_widget() {
	register_widget( 'Badge_Widget' );
}
