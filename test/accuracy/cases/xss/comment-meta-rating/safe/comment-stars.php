<?php
/*
Plugin Name: Comment Stars
Version: 0.9
*/

add_action( 'comment_form_logged_in_after', 'cstars_field' );
add_action( 'comment_form_after_fields', 'cstars_field' );
add_action( 'comment_post', 'cstars_save' );
add_filter( 'comment_text', 'cstars_show', 10, 2 );

function cstars_field() {
	echo '<p><label>Stars <input type="number" name="cstars" min="1" max="5"></label></p>';
}

function cstars_save( $comment_id ) {
	if ( isset( $_POST['cstars'] ) && '' !== $_POST['cstars'] ) {
		add_comment_meta( $comment_id, 'cstars', wp_unslash( $_POST['cstars'] ) );
	}
}

function cstars_show( $text, $comment = null ) {
	if ( ! $comment || is_admin() ) {
		return $text;
	}
	$stars = (int) get_comment_meta( $comment->comment_ID, 'cstars', true );
	if ( ! $stars ) {
		return $text;
	}
	return '<p class="stars">' . $stars . ' / 5</p>' . $text;
}
