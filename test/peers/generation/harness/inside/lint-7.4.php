<?php
/**
 * php lint-7.4.php LIST NEWER: parses every file of a list with the PHP that runs, and says which calls are of functions
 * of the second list, which holds those of newer PHPs. Prints one complaint a line.
 */

$newer = array_flip( file( $argv[2], FILE_IGNORE_NEW_LINES ) );

foreach ( file( $argv[1], FILE_IGNORE_NEW_LINES ) as $file ) {
	try {
		$tokens = array_values(
			array_filter(
				token_get_all( file_get_contents( $file ), TOKEN_PARSE ),
				static function ( $token ) {
					return ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true );
				}
			)
		);
	} catch ( ParseError $error ) {
		echo $file, ':', $error->getLine(), ' ', $error->getMessage(), "\n";
		continue;
	}
	foreach ( $tokens as $at => $token ) {
		$before  = $at > 0 ? $tokens[ $at - 1 ][0] : '';
		$is_call = T_STRING === $token[0] && '(' === ( $tokens[ $at + 1 ] ?? '' )
			&& ! in_array( $before, array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ), true );
		if ( $is_call && isset( $newer[ strtolower( $token[1] ) ] ) ) {
			echo $file, ':', $token[2], ' PHP ', PHP_VERSION, ' has no ', $token[1], "()\n";
		}
	}
}
