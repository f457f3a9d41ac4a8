<?php
function catalog_open( $columns = 3 ) {
	$view = isset( $_COOKIE['catalog_view'] ) ? wp_unslash( $_COOKIE['catalog_view'] ) : 'grid';

	switch ( $view ) {
		case 'list':
			$class = 'catalog--list';
			break;
		case 'grid':
			$class = 'catalog--grid';
			break;
		default:
			$class = 'catalog--grid';
	}

	echo "<div class='catalog {$class}' data-columns='" . (int) $columns . "'>";
}

function catalog_close() {
	echo '</div>';
}

add_action( 'woocommerce_before_shop_loop', 'catalog_open', 5, 0 );
add_action( 'woocommerce_after_shop_loop', 'catalog_close', 50 );
