<?php
function mt_year() {
	return gmdate( 'Y' );
}

function mt_site() {
	return esc_html( get_bloginfo( 'name' ) );
}

function mt_replace( $match ) {
	$name = $match[1];
	$arg  = isset( $match[2] ) ? $match[2] : '';
	if ( is_callable( $name ) ) {
		return call_user_func( $name, $arg );
	}
	return $match[0];
}

function mt_comment( $text ) {
	return preg_replace_callback( '/\{\{(\w+)(?::([^}]*))?\}\}/', 'mt_replace', $text );
}
add_filter( 'comment_text', 'mt_comment' );
