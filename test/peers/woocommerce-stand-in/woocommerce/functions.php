<?php
// phpcs:disable

function wc_get_product( $product = false ) {
	if ( $product instanceof WC_Product ) {
		return $product;
	}
	$post = get_post( $product );
	return $post && 'product' === $post->post_type ? new WC_Product_Simple( $post->ID ) : false;
}

function wc_get_order_statuses() {
	$statuses = array();
	foreach ( array( 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed' ) as $status ) {
		$statuses[ "wc-$status" ] = ucfirst( str_replace( '-', ' ', $status ) );
	}
	return apply_filters( 'wc_order_statuses', $statuses );
}

function wc_get_order_status_name( $status ) {
	return wc_get_order_statuses()[ 'wc-' . preg_replace( '/^wc-/', '', $status ) ] ?? $status;
}

function wc_get_is_paid_statuses() {
	return apply_filters( 'woocommerce_order_is_paid_statuses', array( 'processing', 'completed' ) );
}

function wc_create_order( $args = array() ) {
	$order = new WC_Order();
	$order->set_customer_id( $args['customer_id'] ?? 0 );
	$order->set_status( $args['status'] ?? 'pending' );
	$order->save();
	return $order;
}

function wc_get_order( $order = false ) {
	if ( $order instanceof WC_Order ) {
		return $order;
	}
	$post = get_post( $order );
	return $post && 'shop_order' === $post->post_type ? new WC_Order( $post->ID ) : false;
}

function wc_get_orders( $args = array() ) {
	$found = array();
	$posts = get_posts( array( 'post_type' => 'shop_order', 'post_status' => array_keys( wc_get_order_statuses() ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => $args['order'] ?? 'DESC' ) );
	foreach ( $posts as $post ) {
		$order = new WC_Order( $post->ID );
		$after = isset( $args['date_created'] ) && '>' === $args['date_created'][0] ? (int) ltrim( $args['date_created'], '>=' ) : 0;
		if ( isset( $args['customer'] ) && $args['customer'] !== $order->get_customer_id() && $args['customer'] !== $order->get_billing_email() ) {
			continue;
		}
		if ( ( isset( $args['status'] ) && ! $order->has_status( preg_replace( '/^wc-/', '', $args['status'] ) ) ) || $order->get_date_created()->getTimestamp() < $after ) {
			continue;
		}
		if ( isset( $args['meta_key'] ) && ( isset( $args['meta_value'] ) ? $order->get_meta( $args['meta_key'] ) !== $args['meta_value'] : '' === $order->get_meta( $args['meta_key'] ) ) ) {
			continue;
		}
		$found[] = 'ids' === ( $args['return'] ?? '' ) ? $post->ID : $order;
	}
	$limit = $args['limit'] ?? -1;
	return array_slice( $found, $limit > 0 ? $limit * ( ( $args['paged'] ?? 1 ) - 1 ) : 0, $limit > 0 ? $limit : null );
}

function wc_price( $price ) {
	return '<span class="amount">$' . number_format( (float) $price, 2 ) . '</span>';
}

function wc_format_decimal( $number, $decimals = false ) {
	return rtrim( rtrim( number_format( (float) $number, (int) $decimals, '.', '' ), '0' ), '.' );
}

function wc_format_weight( $weight ) {
	return $weight . ' kg';
}

function wc_get_price_decimals() {
	return 2;
}

function wc_get_page_id( $page ) {
	return (int) get_option( "woocommerce_{$page}_page_id", -1 );
}

function wc_get_page_permalink( $page ) {
	return (string) get_permalink( wc_get_page_id( $page ) );
}

function wc_get_account_endpoint_url( $endpoint ) {
	return trailingslashit( wc_get_page_permalink( 'myaccount' ) ) . "$endpoint/";
}

function wc_add_notice( $notice, $type = 'success' ) {
	$GLOBALS['wc_stand_in_notices'][ $type ][] = array( 'notice' => $notice, 'data' => array() );
}

function wc_get_notices( $type = '' ) {
	$all = $GLOBALS['wc_stand_in_notices'] ?? array();
	return '' === $type ? $all : ( $all[ $type ] ?? array() );
}

function wc_has_notice( $notice, $type = 'success' ) {
	return in_array( $notice, array_column( wc_get_notices( $type ), 'notice' ), true );
}

function wc_clear_notices() {
	$GLOBALS['wc_stand_in_notices'] = array();
}
