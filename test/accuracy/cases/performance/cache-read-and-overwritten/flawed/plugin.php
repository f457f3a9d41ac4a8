<?php
function bakery_menu() {
	$menu = wp_cache_get( 'bakery_menu', 'bakery' );
	$menu = bakery_query_menu();
	return $menu;
}
function bakery_query_menu() {
	$menu = get_posts( array( 'post_type' => 'bread', 'posts_per_page' => 20 ) );
	wp_cache_set( 'bakery_menu', $menu, 'bakery', HOUR_IN_SECONDS );
	return $menu;
}
