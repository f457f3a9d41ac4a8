<?php
namespace Blocks;

class Preview {

	private array $blocks = array();

	public function __construct() {
		$this->blocks = array(
			'card' => __DIR__ . '/blocks/card/render.php',
			'hero' => __DIR__ . '/blocks/hero/render.php',
		);
		add_action( 'rest_api_init', array( $this, 'routes' ) );
	}

	public function routes(): void {
		register_rest_route( 'blocks/v1', '/preview', array(
			'methods'             => 'POST',
			'callback'            => array( $this, 'preview' ),
			'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
		) );
	}

	private function html( string $block, array $attributes ): string {
		ob_start();
		require __DIR__ . '/blocks/' . $block . '/render.php';
		return (string) ob_get_clean();
	}

	public function preview( \WP_REST_Request $request ): array {
		return array( 'html' => $this->html( (string) $request['block'], (array) $request['attributes'] ) );
	}
}
new Preview();
