<?php
defined( 'ABSPATH' ) || exit;

function recipe_card_assets() {
	wp_enqueue_style( 'recipe-card', plugins_url( 'card.css', __FILE__ ), array(), '1.2' );
}
add_action( 'wp_enqueue_scripts', 'recipe_card_assets' );
