<?php
class Testimonials_Widget extends WP_Widget {

	public function __construct() {
		parent::__construct( 'testimonials', __( 'Testimonials', 'testimonials' ) );
	}

	private function ids() {
		$ids = get_transient( 'testimonial_ids' );
		if ( false === $ids ) {
			$ids = get_posts( array( 'post_type' => 'testimonial', 'numberposts' => 50, 'fields' => 'ids' ) );
			set_transient( 'testimonial_ids', $ids, HOUR_IN_SECONDS );
		}
		return $ids;
	}

	public function widget( $args, $instance ) {
		$ids = $this->ids();
		shuffle( $ids );
		$posts = get_posts( array( 'post_type' => 'testimonial', 'numberposts' => 3, 'post__in' => array_slice( $ids, 0, 3 ), 'orderby' => 'post__in' ) );
		echo $args['before_widget'];
		foreach ( $posts as $post ) {
			echo '<blockquote>' . wp_kses_post( $post->post_content ) . '</blockquote>';
		}
		echo $args['after_widget'];
	}
}
