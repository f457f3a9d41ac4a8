<?php
namespace Svg;

function clean( string $svg ): string {
	if ( false !== stripos( $svg, '<!DOCTYPE' ) ) {
		return '';
	}
	$dom = new \DOMDocument();
	$dom->loadXML( $svg, LIBXML_NONET );
	return (string) $dom->saveXML( $dom->documentElement );
}
