<?php
// A must-use plugin of test sites: notes which plugin's code registers what, by the stack of each call.

$GLOBALS['witness'] = array();

/** The folder of the plugin whose code runs now, or an empty text. */
function witness_plugin() {
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
		$folder = witness_folder( $call['file'] ?? '' );
		if ( '' !== $folder ) {
			return $folder;
		}
	}
	return '';
}

/** The folder of the plugin that a file belongs to, or an empty text. */
function witness_folder( $file ) {
	$start = wp_normalize_path( WP_PLUGIN_DIR ) . '/';
	$file  = wp_normalize_path( (string) $file );
	return 0 === strpos( $file, $start ) ? explode( '/', substr( $file, strlen( $start ) ) )[0] : '';
}

/** The folder of the plugin that a callback belongs to, or an empty text. */
function witness_owner( $callback ) {
	try {
		if ( is_array( $callback ) ) {
			return witness_folder( ( new ReflectionClass( $callback[0] ) )->getFileName() );
		}
		return witness_folder( ( new ReflectionFunction( $callback ) )->getFileName() );
	} catch ( Throwable $error ) {
		return '';
	}
}

function witness_note( $kind, $what ) {
	$plugin = witness_plugin();
	if ( '' !== $plugin ) {
		$GLOBALS['witness'][ $plugin ][ $kind ][] = $what;
	}
}

add_action( 'registered_post_type', static fn ( $name ) => witness_note( 'post_types', $name ) );
add_action( 'registered_taxonomy', static fn ( $name ) => witness_note( 'taxonomies', $name ) );
add_filter(
	'register_block_type_args',
	static function ( $args, $name ) {
		witness_note( 'blocks', $name );
		return $args;
	},
	10,
	2
);
add_action( 'register_setting', static fn ( $group, $name ) => witness_note( 'settings', array( 'group' => $group, 'name' => $name ) ), 10, 2 );
add_filter(
	'wp_register_ability_args',
	static function ( $args, $name ) {
		witness_note( 'abilities', $name );
		return $args;
	},
	10,
	2
);

// The classic edit screen, whose form holds every meta box, for who asks for it.
add_filter( 'use_block_editor_for_post', static fn ( $use ) => $use && ! isset( $_GET['classic'] ) );

// No mail leaves the machine: it is kept where a test can read it.
add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) {
		file_put_contents( WP_CONTENT_DIR . '/mails.jsonl', wp_json_encode( $mail ) . "\n", FILE_APPEND );
		return true;
	},
	10,
	2
);
