<?php
// The class that a plugin's tests extend: each test finds the site as it was, and nothing it does stays.

class WPDieException extends Exception {}

abstract class WP_UnitTestCase extends PHPUnit\Framework\TestCase {

	/**
	 * Hooks as they were before the first test.
	 */
	private static $hooks = null;

	/**
	 * What WordPress called wrong or deprecated, and what the test has announced of it.
	 */
	private $caught    = array();
	private $announced = array();

	public static function factory() {
		static $factory = null;
		$factory        = $factory ?? new WP_UnitTest_Factory();
		return $factory;
	}

	public function __get( $name ) {
		return 'factory' === $name ? self::factory() : null;
	}

	public static function set_up_before_class() {
		if ( method_exists( static::class, 'wpSetUpBeforeClass' ) ) {
			static::wpSetUpBeforeClass( self::factory() );
		}
	}

	public static function tear_down_after_class() {
		if ( method_exists( static::class, 'wpTearDownAfterClass' ) ) {
			static::wpTearDownAfterClass();
		}
	}

	public function set_up() {
		global $wpdb;
		self::$hooks = self::$hooks ?? self::copy_of_hooks();
		$_GET        = array();
		$_POST       = array();
		$_REQUEST    = array();
		wp_cache_flush();
		reset_phpmailer_instance();
		$wpdb->query( 'START TRANSACTION' );
		foreach ( array( 'deprecated_function_run', 'deprecated_argument_run', 'deprecated_hook_run', 'doing_it_wrong_run' ) as $hook ) {
			add_action(
				$hook,
				function ( $what, $detail = '' ) {
					$this->caught[ $what ] = $what . ': ' . wp_strip_all_tags( (string) $detail );
				},
				10,
				2
			);
		}
		foreach ( array( 'deprecated_function', 'deprecated_argument', 'deprecated_hook', 'doing_it_wrong' ) as $kind ) {
			add_filter( "{$kind}_trigger_error", '__return_false' );
		}
		foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ) as $hook ) {
			add_filter(
				$hook,
				static function () {
					return static function ( $message ) {
						throw new WPDieException( is_wp_error( $message ) ? $message->get_error_message() : (string) $message );
					};
				}
			);
		}
	}

	public function tear_down() {
		global $wpdb, $wp_query, $wp_the_query, $wp;
		$wpdb->query( 'ROLLBACK' );
		while ( is_multisite() && ms_is_switched() ) {
			restore_current_blog();
		}
		$wp_the_query = new WP_Query();
		$wp_query     = $wp_the_query;
		$wp           = new WP();
		unset( $GLOBALS['post'], $GLOBALS['authordata'], $GLOBALS['wp_rest_server'], $GLOBALS['current_screen'] );
		// WordPress' own library forgets metadata that was registered on "init" too.
		foreach ( (array) ( $GLOBALS['wp_meta_keys'] ?? array() ) as $type => $subtypes ) {
			foreach ( $subtypes as $subtype => $keys ) {
				foreach ( array_keys( $keys ) as $key ) {
					unregister_meta_key( $type, $key, $subtype );
				}
			}
		}
		foreach ( self::$hooks as $name => $hook ) {
			$GLOBALS['wp_filter'][ $name ] = clone $hook;
		}
		foreach ( array_keys( array_diff_key( $GLOBALS['wp_filter'], self::$hooks ) ) as $name ) {
			unset( $GLOBALS['wp_filter'][ $name ] );
		}
		wp_set_current_user( 0 );
		wp_cache_flush();
	}

	/**
	 * PHPUnit's own names, and the check that WordPress has not complained.
	 */
	public static function setUpBeforeClass(): void {
		static::set_up_before_class();
	}

	public static function tearDownAfterClass(): void {
		static::tear_down_after_class();
	}

	protected function setUp(): void {
		$this->set_up();
	}

	protected function tearDown(): void {
		$this->tear_down();
	}

	protected function assertPostConditions(): void {
		$unexpected = array_diff_key( $this->caught, array_flip( $this->announced ) );
		self::assertSame( array(), array_values( $unexpected ), 'WordPress complains.' );
		self::assertSame( array(), array_diff( $this->announced, array_keys( $this->caught ) ), 'WordPress does not complain as announced.' );
	}

	public function setExpectedDeprecated( $name ) {
		$this->announced[] = $name;
	}

	public function setExpectedIncorrectUsage( $name ) {
		$this->announced[] = $name;
	}

	public function assertWPError( $actual, $message = '' ) {
		self::assertInstanceOf( WP_Error::class, $actual, $message );
	}

	public function assertNotWPError( $actual, $message = '' ) {
		$message = is_wp_error( $actual ) ? $actual->get_error_message() : $message;
		self::assertNotInstanceOf( WP_Error::class, $actual, $message );
	}

	public function assertSameSets( $expected, $actual, $message = '' ) {
		sort( $expected );
		sort( $actual );
		self::assertSame( $expected, $actual, $message );
	}

	public function set_permalink_structure( $structure = '' ) {
		global $wp_rewrite;
		$wp_rewrite->init();
		$wp_rewrite->set_permalink_structure( $structure );
	}

	/**
	 * Asks WordPress for an address as a visitor does, up to the query.
	 */
	public function go_to( $url ) {
		$parts = wp_parse_url( $url );
		$_GET  = array();
		wp_parse_str( $parts['query'] ?? '', $_GET );
		$_POST                   = array();
		$_SERVER['REQUEST_URI']  = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
		$_SERVER['QUERY_STRING'] = $parts['query'] ?? '';
		wp_cache_flush();
		unset( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] );
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$old                     = $GLOBALS['wp'];
		$GLOBALS['wp']           = new WP();
		foreach ( array( 'public_query_vars', 'private_query_vars' ) as $list ) {
			$GLOBALS['wp']->$list = $old->$list;
		}
		$GLOBALS['wp']->main( $parts['query'] ?? '' );
	}

	private static function copy_of_hooks() {
		return array_map(
			static function ( $hook ) {
				return clone $hook;
			},
			$GLOBALS['wp_filter']
		);
	}
}
