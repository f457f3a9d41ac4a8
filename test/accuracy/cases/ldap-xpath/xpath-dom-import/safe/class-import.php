<?php
class Doc_Import {
	private $xpath;

	public function __construct( DOMDocument $dom ) {
		$this->xpath = new DOMXPath( $dom );
	}

	public function section( $name ) {
		if ( ! in_array( $name, array( 'intro', 'usage', 'faq' ), true ) ) {
			return new DOMNodeList();
		}
		return $this->xpath->query( '//section[@name="' . $name . '"]/p' );
	}
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'doc/v1', '/section', array(
		'methods'             => 'GET',
		'permission_callback' => '__return_true',
		'callback'            => function ( WP_REST_Request $request ) {
			$dom = new DOMDocument();
			$dom->load( __DIR__ . '/manual.xml' );
			$import = new Doc_Import( $dom );
			return array( 'count' => $import->section( $request->get_param( 'name' ) )->length );
		},
	) );
} );
