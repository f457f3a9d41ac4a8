<?php
/**
 * Theme functions: colour preview.
 */

function lumen_setup() {
	add_theme_support( 'title-tag' );
	add_theme_support( 'post-thumbnails' );
}
add_action( 'after_setup_theme', 'lumen_setup' );

function lumen_preview_styles() {
	$accent = get_theme_mod( 'lumen_accent', '#336699' );
	if ( isset( $_GET['accent'] ) ) {
		$accent = sanitize_hex_color( wp_unslash( $_GET['accent'] ) );
	} else {
		$accent = sanitize_hex_color( $accent );
	}
	if ( ! $accent ) {
		return;
	}
	?>
	<style id="lumen-accent">
		:root { --lumen-accent: <?php echo $accent; ?>; }
		.button, .wp-block-button__link { background: var( --lumen-accent ); }
	</style>
	<?php
}
add_action( 'wp_head', 'lumen_preview_styles' );
