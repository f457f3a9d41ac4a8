<?php
class Announce_On_Publish {

	public function __construct() {
		add_action( 'transition_post_status', array( $this, 'changed' ), 10, 3 );
	}

	public function changed( $new_status, $old_status, $post ) {
		if ( 'post' !== $post->post_type ) {
			return;
		}
		if ( 'publish' === $new_status ) {
			$this->announce( $post, $old_status );
		}
	}

	private function announce( $post, $old_status ) {
		if ( 'publish' !== $old_status ) {
			do_action( 'announce_post', get_permalink( $post ), $post->post_title );
		}
	}
}
new Announce_On_Publish();
