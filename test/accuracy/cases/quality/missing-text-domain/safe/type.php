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
				'name'          => __( 'Recipes', 'tasty-recipes' ),
				'singular_name' => __( 'Recipe', 'tasty-recipes' ),
				'add_new_item'  => __( 'New recipe', 'tasty-recipes' ),
			),
		)
	);
}
