<?php
class Notes_Api {

	public function __construct() {
		add_action( 'rest_api_init', array( $this, 'register' ) );
	}

	public function register() {
		register_rest_route( 'notes/v1', '/post/(?P<id>\d+)', array(
			'methods'  => 'POST',
			'callback' => array( $this, 'add' ),
			'permission_callback' => array( $this, 'may_edit' ),
			'args'     => array(
				'text' => array( 'type' => 'string', 'sanitize_callback' => 'sanitize_textarea_field' ),
			),
		) );
	}

	public function may_edit( $request ) {
		return current_user_can( 'edit_post', (int) $request['id'] );
	}

	public function add( $request ) {
		$id = (int) $request['id'];
		add_post_meta( $id, '_editor_note', $request['text'] );
		return new WP_REST_Response( array( 'notes' => get_post_meta( $id, '_editor_note' ) ), 201 );
	}
}
new Notes_Api();
