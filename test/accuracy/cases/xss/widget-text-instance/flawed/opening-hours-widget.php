<?php
class Opening_Hours_Widget extends WP_Widget {

	function __construct() {
		parent::__construct( 'opening_hours', 'Opening hours', array( 'classname' => 'opening-hours' ) );
	}

	function update( $new_instance, $old_instance ) {
		$instance          = $old_instance;
		$instance['days']  = $new_instance['days'];
		$instance['hours'] = $new_instance['hours'];
		return $instance;
	}

	function form( $instance ) {
		foreach ( array( 'days', 'hours' ) as $field ) {
			$value = isset( $instance[ $field ] ) ? $instance[ $field ] : '';
			printf(
				'<p><input class="widefat" name="%s" value="%s"></p>',
				esc_attr( $this->get_field_name( $field ) ),
				esc_attr( $value )
			);
		}
	}

	function widget( $args, $instance ) {
		echo $args['before_widget'];
		echo $args['before_title'] . esc_html__( 'Opening hours', 'opening-hours' ) . $args['after_title'];
		echo '<p><b>' . $instance['days'] . '</b> ' . $instance['hours'] . '</p>';
		echo $args['after_widget'];
	}
}
add_action( 'widgets_init', function () {
	register_widget( 'Opening_Hours_Widget' );
} );
