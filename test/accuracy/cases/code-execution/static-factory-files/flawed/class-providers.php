<?php
defined( 'ABSPATH' ) || exit;

class Feed_Providers {
	public static function items( $name ) {
		$provider = self::make( $name );
		return $provider ? $provider->items() : array();
	}

	private static function make( $class ) {
		return class_exists( $class ) ? new $class() : null;
	}
}
