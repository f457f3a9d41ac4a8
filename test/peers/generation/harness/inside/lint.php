<?php
/**
 * php lint.php < list of files: compiles every file without running it, and says which tokens PHP 7.4 would not know.
 * Prints one complaint a line. Each file has a process of its own, because compiling declares functions.
 */

$newer = array(
	'T_MATCH'             => 'match',
	'T_ENUM'              => 'enum',
	'T_READONLY'          => 'readonly',
	'T_ATTRIBUTE'         => 'an attribute',
	'T_NULLSAFE_OBJECT_OPERATOR' => '?->',
);
foreach ( array_filter( explode( "\n", stream_get_contents( STDIN ) ) ) as $file ) {
	$child = pcntl_fork();
	if ( 0 === $child ) {
		ini_set( 'display_errors', 'stdout' );
		ini_set( 'log_errors', '0' );
		ini_set( 'html_errors', '0' );
		try {
			$compiled = opcache_compile_file( $file );
		} catch ( ParseError $error ) {
			$compiled = true; // Said here, once.
			echo $file, ':', $error->getLine(), ' ', $error->getMessage(), "\n";
		}
		if ( ! $compiled ) {
			echo $file, ": does not compile\n";
		}
		foreach ( PhpToken::tokenize( file_get_contents( $file ) ) as $token ) {
			$name = $token->getTokenName();
			if ( isset( $newer[ $name ] ) ) {
				echo $file, ':', $token->line, ' PHP 7.4 does not know ', $newer[ $name ], "\n";
			}
		}
		exit( 0 );
	}
	pcntl_waitpid( $child, $status );
}
