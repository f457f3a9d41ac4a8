<?php
if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Makes typographic dashes and quotes of entities that people paste.
 *
 * @param string $text Text of a visitor.
 * @return string
 */
function glossary_pretty( $text ) {
	$text = trim( preg_replace( '/\s+/', ' ', $text ) );
	return html_entity_decode( esc_html( $text ), ENT_QUOTES, 'UTF-8' );
}

function glossary_letter_heading() {
	if ( ! isset( $_GET['letter'] ) ) {
		return;
	}
	echo '<h2 class="glossary-letter">';
	echo glossary_pretty( wp_unslash( $_GET['letter'] ) );
	echo '</h2>';
}
add_action( 'glossary_before_list', 'glossary_letter_heading' );
