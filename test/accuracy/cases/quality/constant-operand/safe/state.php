<?php
defined( 'ABSPATH' ) || exit;

function guild_is_open( WP_Post $post ) {
	if ( 'draft' === $post->post_status || 'pending' === $post->post_status ) {
		return false;
	}
	return true;
}
