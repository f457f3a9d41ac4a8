<?php
defined( 'ABSPATH' ) || exit;

/** Structured data for the reviews of a product. */
final class Reviews_Schema {

	private string $table;

	public function __construct( \wpdb $db ) {
		$this->table = $db->prefix . 'product_reviews';
		add_action( 'wp_head', array( $this, 'print_schema' ) );
	}

	private function reviews( int $product_id ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT author, body, stars FROM {$this->table} WHERE product_id = %d AND approved = 1", $product_id ),
			ARRAY_A
		);
		return array_map(
			static fn( array $row ): array => array(
				'@type'        => 'Review',
				'author'       => $row['author'],
				'reviewBody'   => $row['body'],
				'reviewRating' => (int) $row['stars'],
			),
			$rows
		);
	}

	public function print_schema(): void {
		if ( ! is_singular( 'product' ) ) {
			return;
		}
		$data = array(
			'@context' => 'https://schema.org',
			'@type'    => 'Product',
			'review'   => $this->reviews( get_the_ID() ),
		);
		echo '<script type="application/ld+json">' . wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT ) . '</script>';
	}
}
new Reviews_Schema( $GLOBALS['wpdb'] );
