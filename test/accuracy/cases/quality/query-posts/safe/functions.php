<?php
function slate_home_query( $query ) {
	if ( ! is_admin() && $query->is_main_query() && $query->is_home() ) {
		$query->set( 'posts_per_page', 12 );
		$query->set( 'category_name', 'news' );
	}
}
add_action( 'pre_get_posts', 'slate_home_query' );
