<?php
/*
Plugin Name: Old Sidebar
Requires PHP: 7.4
*/

add_action( 'widgets_init', function () {
	register_widget( 'Old_Sidebar_Widget' );
} );

class Old_Sidebar_Widget extends WP_Widget {

	public function __construct() {
		parent::__construct( 'old_sidebar', 'Old sidebar' );
	}

	public function widget( $args, $instance ) {
		echo $args['before_widget'], '<hr>', $args['after_widget'];
	}
}
