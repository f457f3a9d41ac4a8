<?php
namespace Preview;

final class LinkPreview {

	public function register(): void {
		register_rest_route(
			'preview/v1',
			'/link',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'answer' ),
				'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
				'args'                => array( 'url' => array( 'type' => 'string', 'format' => 'uri', 'required' => true ) ),
			)
		);
	}

	private function fetch( string $url ): string {
		$response = wp_remote_get( $url, array( 'timeout' => 4 ) );
		return is_wp_error( $response ) ? '' : wp_remote_retrieve_body( $response );
	}

	public function answer( \WP_REST_Request $request ): array {
		$html = $this->fetch( (string) $request->get_param( 'url' ) );
		preg_match( '#<title[^>]*>([^<]*)</title>#i', $html, $match );
		return array( 'title' => sanitize_text_field( $match[1] ?? '' ) );
	}
}
add_action( 'rest_api_init', array( new LinkPreview(), 'register' ) );
