<?php
namespace Social;

final class Follower_Widget extends \WP_Widget {

	public function __construct() {
		parent::__construct( 'followers', 'Followers' );
	}

	public function widget( $args, $instance ) {
		$data = ( new Client() )->get( '/followers' );
		echo $args['before_widget'];
		echo '<p>' . (int) ( $data['count'] ?? 0 ) . '</p>';
		echo $args['after_widget'];
	}
}
