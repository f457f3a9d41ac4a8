<?php
namespace Logo;

function url(): string {
	$id = (int) get_theme_mod( 'custom_logo' );
	if ( 0 === $id ) {
		return '';
	}
	return (string) wp_get_attachement_url( $id );
}

function show(): void {
	$url = url();
	if ( '' !== $url ) {
		echo '<img class="logo" alt="" src="' . esc_url( $url ) . '">';
	}
}
add_action( 'login_header', __NAMESPACE__ . '\show' );
