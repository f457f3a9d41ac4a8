<?php
class Greeting_Widget extends WP_Widget {

	function __construct() {
		parent::__construct( 'greeting', 'Greeting' );
	}

	function widget( $args, $instance ) {
		if ( ! is_user_logged_in() ) {
			return;
		}
		global $current_user;
		get_currentuserinfo();
		$name = $current_user->display_name;
		echo $args['before_widget'];
		echo '<p>' . esc_html( $name ) . '</p>';
		echo $args['after_widget'];
	}
}

add_action( 'widgets_init', 'greeting_widget_init' );
function greeting_widget_init() {
	register_widget( 'Greeting_Widget' );
}
