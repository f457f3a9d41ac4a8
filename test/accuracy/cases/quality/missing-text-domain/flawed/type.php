<?php
/**
 * Plugin Name: Recipes
 * Text Domain: tasty-recipes
 */
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'tasty_register_type' );

function tasty_register_type() {
	register_post_type(
		'recipe',
		array(
			'public' => true,
			'labels' => array(
				'name'          => __( 'Recipes' ),
				'singular_name' => __( 'Recipe' ),
				'add_new_item'  => __( 'New recipe', 'tasty-recipes' ),
			),
		)
	);
}
