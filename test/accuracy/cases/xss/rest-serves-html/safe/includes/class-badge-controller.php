<?php
namespace Badges;

use WP_REST_Request;
use WP_REST_Server;

class Badge_Controller {

	public function register_routes(): void {
		register_rest_route(
			'badges/v1',
			'/card',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( $this, 'card' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	public function card( WP_REST_Request $request ) {
		header( 'Content-Type: text/html; charset=utf-8' );
		echo $this->markup( (string) $request->get_param( 'name' ) );
		exit;
	}

	private function markup( string $name ): string {
		$name = esc_html( mb_substr( $name, 0, 60 ) );
		return '<!doctype html><meta charset="utf-8"><p class="badge">' . $name . '</p>';
	}
}

add_action( 'rest_api_init', array( new Badge_Controller(), 'register_routes' ) );
