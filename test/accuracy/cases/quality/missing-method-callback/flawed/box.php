<?php
defined( 'ABSPATH' ) || exit;

final class Opening_Hours_Box {

	public function register() {
		add_action( 'add_meta_boxes', array( $this, 'add' ) );
	}

	public function add() {
		add_meta_box( 'opening-hours', __( 'Opening hours', 'opening-hours' ), array( $this, 'renderbox' ), 'page' );
	}

	public function render_box( $post ) {
		echo esc_html( get_post_meta( $post->ID, 'opening_hours', true ) );
	}
}
( new Opening_Hours_Box() )->register();
