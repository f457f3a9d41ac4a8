<?php
defined( 'ABSPATH' ) || exit;

function club_link( $page, array $query ) {
	return network_site_url( '/' . $page . '/?' . http_build_query( $query ) );
}
