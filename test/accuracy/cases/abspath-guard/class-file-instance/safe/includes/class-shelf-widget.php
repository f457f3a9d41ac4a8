<?php
/**
 * Plugin Name: Shelf widget
 */
namespace Shelf;

defined( 'ABSPATH' ) || exit;

class Shelf_Widget extends \WP_Widget {
	public function __construct() {
		parent::__construct( 'shelf', 'Shelf' );
		add_action( 'wp_head', array( $this, 'head' ) );
	}

	public function head() {
		echo '<!-- shelf -->';
	}
}

new Shelf_Widget();
