<?php
namespace Recipes\Markup;

function allowed(): array {
	return array(
		'a'      => array( 'href' => true, 'rel' => true ),
		'em'     => array(),
		'strong' => array(),
		'br'     => array(),
	);
}

function clean( string $html ): string {
	return wp_kses( trim( $html ), allowed() );
}
