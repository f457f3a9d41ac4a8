<?php
/**
 * Runs the tests of a plugin that is active, with as much of WordPress' test library as they use.
 * Input: the plugin's slug. Returns what failed, and how many tests there were.
 */

// phpcs:disable

abstract class WP_UnitTestCase {
	public static function factory() {
		return new class() {
			public function __get( $kind ) {
				return new class( $kind ) {
					private $kind;
					public function __construct( $kind ) {
						$this->kind = $kind;
					}
					public function create( $args = array() ) {
						static $count = 0;
						$count++;
						switch ( $this->kind ) {
							case 'post':
								$args += array( 'post_title' => "Post $count", 'post_content' => "Content $count", 'post_status' => 'publish' );
								$id    = wp_insert_post( wp_slash( $args ), true );
								break;
							case 'user':
								$args += array( 'user_login' => "user$count", 'user_pass' => 'password', 'user_email' => "user$count@example.org" );
								$id    = wp_insert_user( $args );
								break;
							case 'comment':
								$args += array( 'comment_content' => "Comment $count", 'comment_approved' => 1 );
								$id    = wp_insert_comment( wp_slash( $args ) );
								break;
							case 'category':
							case 'tag':
							case 'term':
								$args += array( 'name' => "Term $count", 'taxonomy' => array( 'category' => 'category', 'tag' => 'post_tag', 'term' => 'post_tag' )[ $this->kind ] );
								$term  = wp_insert_term( $args['name'], $args['taxonomy'], $args );
								$id    = is_wp_error( $term ) ? $term : $term['term_id'];
								break;
							default:
								throw new Exception( "no factory of {$this->kind}" );
						}
						if ( is_wp_error( $id ) ) {
							throw new Exception( $id->get_error_message() );
						}
						return $id;
					}
					public function create_and_get( $args = array() ) {
						$id = $this->create( $args );
						return 'post' === $this->kind ? get_post( $id ) : ( 'user' === $this->kind ? get_userdata( $id ) : ( 'comment' === $this->kind ? get_comment( $id ) : get_term( $id ) ) );
					}
					public function create_many( $count, $args = array() ) {
						return array_map( function () use ( $args ) {
							return $this->create( $args );
						}, range( 1, $count ) );
					}
				};
			}
		};
	}

	/** Asks WordPress for a page, as a visitor's browser does. */
	public function go_to( $url ) {
		$parts = wp_parse_url( $url );
		$path  = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' );

		$_GET  = array();
		$_POST = array();
		wp_parse_str( $parts['query'] ?? '', $_GET );
		$_SERVER['REQUEST_URI'] = $path;
		$_SERVER['PATH_INFO']   = '';
		unset( $GLOBALS['post'], $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] );
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$public                  = $GLOBALS['wp']->public_query_vars;
		$GLOBALS['wp']           = new WP();

		$GLOBALS['wp']->public_query_vars = $public;
		$GLOBALS['wp']->main( $parts['query'] ?? '' );
	}

	public function set_up() {}
	public function tear_down() {}

	private static function check( $is_fine, $what, $values ) {
		if ( ! $is_fine ) {
			throw new Exception( $what . ': ' . implode( ' | ', array_map( fn( $value ) => mb_substr( var_export( $value, true ), 0, 400 ), $values ) ) );
		}
	}

	public function __call( $name, $args ) {
		$checks = array(
			'assertSame'                     => fn( $a, $b ) => $a === $b,
			'assertNotSame'                  => fn( $a, $b ) => $a !== $b,
			'assertEquals'                   => fn( $a, $b ) => $a == $b,
			'assertTrue'                     => fn( $a ) => true === $a,
			'assertFalse'                    => fn( $a ) => false === $a,
			'assertNull'                     => fn( $a ) => null === $a,
			'assertNotNull'                  => fn( $a ) => null !== $a,
			'assertNotFalse'                 => fn( $a ) => false !== $a,
			'assertIsInt'                    => fn( $a ) => is_int( $a ),
			'assertIsArray'                  => fn( $a ) => is_array( $a ),
			'assertEmpty'                    => fn( $a ) => empty( $a ),
			'assertNotEmpty'                 => fn( $a ) => ! empty( $a ),
			'assertCount'                    => fn( $count, $a ) => count( $a ) === $count,
			'assertContains'                 => fn( $a, $list ) => in_array( $a, $list, true ),
			'assertNotContains'              => fn( $a, $list ) => ! in_array( $a, $list, true ),
			'assertArrayHasKey'              => fn( $key, $a ) => isset( $a[ $key ] ) || array_key_exists( $key, (array) $a ),
			'assertArrayNotHasKey'           => fn( $key, $a ) => ! array_key_exists( $key, (array) $a ),
			'assertGreaterThan'              => fn( $than, $a ) => $a > $than,
			'assertLessThan'                 => fn( $than, $a ) => $a < $than,
			'assertInstanceOf'               => fn( $class, $a ) => $a instanceof $class,
			'assertStringContainsString'     => fn( $needle, $a ) => str_contains( $a, $needle ),
			'assertStringNotContainsString'  => fn( $needle, $a ) => ! str_contains( $a, $needle ),
			'assertStringStartsWith'         => fn( $needle, $a ) => str_starts_with( $a, $needle ),
			'assertStringEndsWith'           => fn( $needle, $a ) => str_ends_with( $a, $needle ),
			'assertMatchesRegularExpression' => fn( $pattern, $a ) => 1 === preg_match( $pattern, $a ),
			'assertWPError'                  => fn( $a ) => is_wp_error( $a ),
			'assertNotWPError'               => fn( $a ) => ! is_wp_error( $a ),
		);
		if ( ! isset( $checks[ $name ] ) ) {
			throw new Exception( "no method $name" );
		}
		self::check( $checks[ $name ]( ...$args ), $name, $args );
	}
}

global $wpdb;
$ran    = 0;
$failed = array();
foreach ( glob( WP_PLUGIN_DIR . "/$input/tests/test-*.php" ) as $file ) {
	$known = get_declared_classes();
	require_once $file;
	foreach ( array_diff( get_declared_classes(), $known ) as $class ) {
		foreach ( preg_grep( '/^test/', get_class_methods( $class ) ) as $method ) {
			$wpdb->query( 'START TRANSACTION' );
			// The library's site is fresh: nobody has saved settings.
			delete_option( str_replace( '-', '_', $input ) . '_settings' );
			$hooks = array_map( fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
			$test  = new $class();
			$ran++;
			try {
				$test->set_up();
				$test->$method();
			} catch ( Throwable $error ) {
				$failed[] = "$class::$method: {$error->getMessage()}";
			}
			$test->tear_down();
			$GLOBALS['wp_filter'] = $hooks;
			$wpdb->query( 'ROLLBACK' );
			wp_cache_flush();
			wp_set_current_user( 0 );
		}
	}
}

return array(
	'ran'    => $ran,
	'failed' => $failed,
);
