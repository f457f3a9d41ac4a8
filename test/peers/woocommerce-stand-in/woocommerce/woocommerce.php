<?php
/**
 * Plugin Name: Stand-in for WooCommerce
 * Description: As much of WooCommerce's interface as tests use.
 * Version: 1.0.0
 *
 * @package Presswright
 */

// phpcs:disable

foreach ( array( 'product', 'order', 'cart', 'functions' ) as $part ) {
	require_once __DIR__ . "/$part.php";
}

add_action(
	'init',
	function () {
		register_post_type( 'product', array( 'public' => true, 'label' => 'Products', 'supports' => array( 'title', 'editor', 'thumbnail', 'comments' ), 'has_archive' => true, 'map_meta_cap' => true, 'capability_type' => 'product' ) );
		register_post_type( 'shop_order', array( 'public' => false, 'label' => 'Orders' ) );
		register_taxonomy( 'product_cat', 'product', array( 'hierarchical' => true, 'label' => 'Product categories' ) );
		register_taxonomy( 'product_tag', 'product', array( 'label' => 'Product tags' ) );
		foreach ( wc_get_order_statuses() as $status => $label ) {
			register_post_status( $status, array( 'label' => $label ) );
		}
		do_action( 'woocommerce_init' );
	},
	0
);

register_activation_hook(
	__FILE__,
	function () {
		add_role( 'customer', 'Customer', array( 'read' => true ) );
		add_role( 'shop_manager', 'Shop manager', array( 'read' => true ) );
		foreach ( array( 'administrator', 'shop_manager' ) as $role ) {
			foreach ( array( 'manage_woocommerce', 'edit_products', 'edit_others_products', 'edit_product', 'publish_products', 'read_private_products', 'delete_products', 'edit_published_products', 'edit_shop_orders', 'edit_others_shop_orders' ) as $capability ) {
				get_role( $role )->add_cap( $capability );
			}
		}
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'My account' ) );
		update_option( 'woocommerce_myaccount_page_id', $page );
	}
);
