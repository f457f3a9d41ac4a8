<?php
/**
 * php lint.php < list of files: compiles every file without running it, and says what PHP 7.4 would not understand.
 * Prints one complaint a line. Each file has a process of its own, because compiling declares functions.
 */

/** Words that are newer than PHP 7.4. */
const NEWER = array(
	'T_MATCH'                    => 'match',
	'T_ENUM'                     => 'enum',
	'T_READONLY'                 => 'readonly',
	'T_ATTRIBUTE'                => 'an attribute',
	'T_NULLSAFE_OBJECT_OPERATOR' => '?->',
);

/** Sequences of tokens that are newer, as patterns over their shortened source. */
const NEWER_SEQUENCES = array(
	'/[(,] \w+ : (?!:)/'                                           => 'a named argument',
	'/\bfunction __construct \( [^)]*\b(public|protected|private) /' => 'a promoted parameter',
	'/\bcatch \( [\w\\\\| ]+ \)/'                                  => 'catch without a variable',
	'/\bfunction (& )?(\w+ )?\( [^()]*, \)/'                       => 'a comma after the last parameter',
	'/\) : \??(static|mixed|never)\b/'                             => 'a newer type',
	'/(?<!catch )[(,] [\w\\\\]+ \| [\w\\\\| ]+ [$&.]/'                        => 'a union type',
	'/(=|=>|\?\?|\?:|return) throw\b/'                             => 'throw as an expression',
);

function newer_than_7_4( $file ) {
	$source = '';
	foreach ( PhpToken::tokenize( file_get_contents( $file ) ) as $token ) {
		$name = $token->getTokenName();
		if ( isset( NEWER[ $name ] ) ) {
			echo $file, ':', $token->line, ' PHP 7.4 does not know ', NEWER[ $name ], "\n";
		}
		if ( ! $token->isIgnorable() ) {
			// Only names and signs: what a text says is not code.
			$source .= ( $token->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE, T_INLINE_HTML ) ) ? '""' : $token->text ) . ' ';
		}
	}
	foreach ( NEWER_SEQUENCES as $pattern => $what ) {
		if ( preg_match( trim( $pattern ), $source, $found ) ) {
			echo $file, ' PHP 7.4 does not know ', $what, ': ', $found[0], "\n";
		}
	}
}

foreach ( array_filter( explode( "\n", stream_get_contents( STDIN ) ) ) as $file ) {
	$child = pcntl_fork();
	if ( 0 === $child ) {
		ini_set( 'display_errors', 'stdout' );
		ini_set( 'log_errors', '0' );
		ini_set( 'html_errors', '0' );
		try {
			if ( ! opcache_compile_file( $file ) ) {
				echo $file, ": does not compile\n";
			}
			newer_than_7_4( $file );
		} catch ( ParseError $error ) {
			echo $file, ':', $error->getLine(), ' ', $error->getMessage(), "\n";
		}
		exit( 0 );
	}
	pcntl_waitpid( $child, $status );
}
