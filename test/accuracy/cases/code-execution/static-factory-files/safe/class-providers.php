<?php
defined( 'ABSPATH' ) || exit;

class Feed_Providers {
	const KNOWN = array( 'rss' => 'Feed_Rss', 'atom' => 'Feed_Atom' );

	public static function items( $name ) {
		$provider = self::make( $name );
		return $provider ? $provider->items() : array();
	}

	private static function make( $name ) {
		if ( ! isset( self::KNOWN[ $name ] ) ) {
			return null;
		}
		$class = self::KNOWN[ $name ];
		return new $class();
	}
}
