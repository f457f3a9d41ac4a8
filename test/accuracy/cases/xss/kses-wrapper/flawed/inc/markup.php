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
	return force_balance_tags( trim( $html ) );
}
