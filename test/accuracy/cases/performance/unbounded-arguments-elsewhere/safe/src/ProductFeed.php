<?php
namespace Feed;

final class ProductFeed {

	private array $overrides;

	public function __construct( array $overrides = array() ) {
		$this->overrides = $overrides;
	}

	private function args(): array {
		return array_merge(
			array(
				'post_type'      => 'product',
				'post_status'    => 'publish',
				'posts_per_page' => 250,
				'no_found_rows'  => true,
				'fields'         => 'ids',
			),
			$this->overrides
		);
	}

	/** @return int[] */
	public function ids(): array {
		$query = new \WP_Query( $this->args() );
		return $query->posts;
	}
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'feed/v1', '/ids', array(
		'methods'             => 'GET',
		'callback'            => static fn() => ( new ProductFeed() )->ids(),
		'permission_callback' => '__return_true',
	) );
} );
