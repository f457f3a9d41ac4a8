<?php
/**
 * @var array $attributes Block attributes.
 */
defined( 'ABSPATH' ) || exit;

$acme_level = max( 2, min( 6, (int) ( $attributes['level'] ?? 2 ) ) );

printf(
	'<h%1$d %2$s>%3$s</h%1$d>',
	(int) $acme_level,
	get_block_wrapper_attributes(),
	esc_html( $attributes['text'] )
);
