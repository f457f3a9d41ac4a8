<?php
namespace Sort_Archive;

const COLUMNS = array(
	'title' => 'post_title ASC',
	'new'   => 'post_date DESC',
	'talk'  => 'comment_count DESC',
);

class Sorter {

	public function __construct() {
		add_filter( 'posts_orderby', array( $this, 'orderby' ), 10, 2 );
	}

	public function orderby( $orderby, $query ) {
		global $wpdb;
		if ( ! $query->is_main_query() || ! isset( $_GET['sort'] ) ) {
			return $orderby;
		}
		$sort = sanitize_text_field( wp_unslash( $_GET['sort'] ) );
		return isset( COLUMNS[ $sort ] ) ? $wpdb->posts . '.' . COLUMNS[ $sort ] : $orderby;
	}
}

new Sorter();
