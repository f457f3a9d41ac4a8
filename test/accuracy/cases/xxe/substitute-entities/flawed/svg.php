<?php
namespace Svg;

function clean( string $svg ): string {
	$dom = new \DOMDocument();
	$dom->substituteEntities = true;
	$dom->loadXML( $svg );
	return (string) $dom->saveXML( $dom->documentElement );
}
