<?php
namespace Vendor_News;

const CACHE = 'vendor_news_items';

function items(): array {
	$items = get_transient( CACHE );
	if ( is_array( $items ) ) {
		return $items;
	}
	$response = wp_remote_get( 'https://news.example.com/v1/items.json', array( 'timeout' => 3 ) );
	if ( is_wp_error( $response ) ) {
		return array();
	}
	$items = json_decode( wp_remote_retrieve_body( $response ), true );
	$items = is_array( $items ) ? array_slice( $items, 0, 5 ) : array();
	set_transient( CACHE, $items, 6 * HOUR_IN_SECONDS );
	return $items;
}

function render_widget(): void {
	echo '<ul class="vendor-news">';
	foreach ( items() as $item ) {
		echo '<li><a href="' . esc_url( $item['link'] ) . '">' . esc_html( $item['title'] ) . '</a></li>';
	}
	echo '</ul>';
}

add_action(
	'wp_dashboard_setup',
	static function () {
		wp_add_dashboard_widget( 'vendor_news', 'News', __NAMESPACE__ . '\render_widget' );
	}
);
