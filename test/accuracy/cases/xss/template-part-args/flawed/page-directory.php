<?php
/**
 * Template Name: Directory
 */
get_header();

$city = isset( $_GET['city'] ) ? wp_unslash( $_GET['city'] ) : '';

get_template_part(
	'parts/directory-heading',
	null,
	array(
		'city'  => $city,
		'total' => (int) wp_count_posts( 'company' )->publish,
	)
);

get_footer();
