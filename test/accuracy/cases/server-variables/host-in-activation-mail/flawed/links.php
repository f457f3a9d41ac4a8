<?php
defined( 'ABSPATH' ) || exit;

function club_link( $page, array $query ) {
	$host = sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ) );
	return 'https://' . $host . '/' . $page . '/?' . http_build_query( $query );
}
