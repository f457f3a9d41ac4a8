<?php
namespace Redirects;

final class RedirectsController extends \WP_REST_Controller {

	protected $namespace = 'redirects/v1';
	protected $rest_base = 'redirects';

	public function __construct( private Permissions $permissions ) {}

	public function register_routes() {
		register_rest_route(
			$this->namespace,
			'/' . $this->rest_base . '/(?P<id>[\d]+)',
			array(
				'methods'             => \WP_REST_Server::DELETABLE,
				'callback'            => array( $this, 'delete_item' ),
				'permission_callback' => array( $this, 'delete_item_permissions_check' ),
			)
		);
	}

	public function delete_item_permissions_check( $request ) {
		return $this->permissions->can_manage();
	}

	public function delete_item( $request ) {
		global $wpdb;
		$done = $wpdb->delete( $wpdb->prefix . 'redirects', array( 'id' => (int) $request['id'] ), array( '%d' ) );
		return rest_ensure_response( array( 'deleted' => (bool) $done ) );
	}
}
