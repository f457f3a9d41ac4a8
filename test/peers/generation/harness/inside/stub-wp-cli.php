<?php
// A must-use plugin that makes plugins believe that WP-CLI runs, as far as adding commands goes.

define( 'WP_CLI', true );

class WP_CLI_Command {}

class WP_CLI {
	/** Plugin folder by command. */
	public static $commands = array();

	public static function add_command( $name, $callable, $args = array() ) {
		$class                    = is_object( $callable ) && ! $callable instanceof Closure ? get_class( $callable ) : $callable;
		self::$commands[ $name ] = witness_owner( is_string( $class ) && class_exists( $class ) ? array( $class ) : $callable );
	}

	public static function __callStatic( $name, $arguments ) {}
}
