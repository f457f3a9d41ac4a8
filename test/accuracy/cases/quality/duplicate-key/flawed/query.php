<?php
defined( 'ABSPATH' ) || exit;

function chalet_query() {
	return new WP_Query(
		array(
			'post_type'      => 'chalet',
			'posts_per_page' => 12,
			'orderby'        => 'title',
			'post_type'      => 'page',
		)
	);
}
