<?php
defined( 'ABSPATH' ) || exit;

function guild_is_open( WP_Post $post ) {
	if ( 'draft' === $post->post_status || 'pending' ) {
		return false;
	}
	return true;
}
