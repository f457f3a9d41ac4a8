/** A small `WP_UnitTestCase`: assertions as PHPUnit names them. What it lacks ends a test as one that needs WordPress. */
export const testCaseStandIn = String.raw`
class Presswright_Failure extends Exception {}
class Presswright_Needs extends Exception {}

function presswright_needs( $what ) {
	throw new Presswright_Needs( $what );
}

class WP_UnitTestCase {
	public static $assertions = 0;
	private $exception        = null;
	private $output           = null;

	public function set_up() {}
	public function tear_down() {}

	private static function check( $name ) {
		$has    = static function ( $needle, $haystack ) {
			return is_array( $haystack ) ? in_array( $needle, $haystack, true ) : presswright_needs( 'assertContains' );
		};
		$in     = static function ( $needle, $text ) {
			return '' === $needle || false !== strpos( $text, $needle );
		};
		$checks = array(
			'Same'                         => static fn( $expected, $actual ) => $expected === $actual,
			'Equals'                       => static fn( $expected, $actual ) => $expected == $actual,
			'True'                         => static fn( $actual ) => true === $actual,
			'False'                        => static fn( $actual ) => false === $actual,
			'Null'                         => static fn( $actual ) => null === $actual,
			'Empty'                        => static fn( $actual ) => empty( $actual ),
			'Count'                        => static fn( $expected, $actual ) => count( $actual ) === $expected,
			'Contains'                     => $has,
			'StringContainsString'         => $in,
			'StringNotContainsString'      => static fn( $needle, $text ) => ! $in( $needle, $text ),
			'StringStartsWith'             => static fn( $prefix, $text ) => 0 === strpos( $text, $prefix ),
			'StringEndsWith'               => static fn( $suffix, $text ) => '' === $suffix || substr( $text, -strlen( $suffix ) ) === $suffix,
			'MatchesRegularExpression'     => static fn( $pattern, $text ) => 1 === preg_match( $pattern, $text ),
			'DoesNotMatchRegularExpression' => static fn( $pattern, $text ) => 0 === preg_match( $pattern, $text ),
			'ArrayHasKey'                  => static fn( $key, $array ) => array_key_exists( $key, $array ),
			'ArrayNotHasKey'               => static fn( $key, $array ) => ! array_key_exists( $key, $array ),
			'GreaterThan'                  => static fn( $expected, $actual ) => $actual > $expected,
			'GreaterThanOrEqual'           => static fn( $expected, $actual ) => $actual >= $expected,
			'LessThan'                     => static fn( $expected, $actual ) => $actual < $expected,
			'LessThanOrEqual'              => static fn( $expected, $actual ) => $actual <= $expected,
			'InstanceOf'                   => static fn( $class, $actual ) => $actual instanceof $class,
			'IsArray'                      => static fn( $actual ) => is_array( $actual ),
			'IsBool'                       => static fn( $actual ) => is_bool( $actual ),
			'IsCallable'                   => static fn( $actual ) => is_callable( $actual ),
			'IsInt'                        => static fn( $actual ) => is_int( $actual ),
			'IsString'                     => static fn( $actual ) => is_string( $actual ),
			'WPError'                      => static fn( $actual ) => is_wp_error( $actual ),
		);
		if ( isset( $checks[ $name ] ) ) {
			return $checks[ $name ];
		}
		$opposite = 'Not' === substr( $name, 0, 3 ) ? $checks[ substr( $name, 3 ) ] ?? null : null;
		return $opposite ? static fn( ...$args ) => ! $opposite( ...$args ) : null;
	}

	public function __call( $name, $args ) {
		return self::__callStatic( $name, $args );
	}

	public static function __callStatic( $name, $args ) {
		$check = 'assert' === substr( $name, 0, 6 ) ? self::check( substr( $name, 6 ) ) : null;
		if ( ! $check ) {
			presswright_needs( "{$name}()" );
		}
		++self::$assertions;
		if ( ! $check( ...$args ) ) {
			$shown = array_map( static fn( $arg ) => substr( str_replace( "\n", ' ', var_export( is_object( $arg ) ? get_class( $arg ) : $arg, true ) ), 0, 200 ), $args );
			throw new Presswright_Failure( "{$name}( " . implode( ', ', $shown ) . ' ) does not hold' );
		}
	}

	public static function fail( $message = '' ) {
		throw new Presswright_Failure( '' === $message ? 'fail() was called' : $message );
	}

	public function expectException( $class ) {
		$this->exception = $class;
	}

	public function expectOutputString( $text ) {
		$this->output = '/\A' . preg_quote( $text, '/' ) . '\z/';
	}

	public function expectOutputRegex( $pattern ) {
		$this->output = $pattern;
	}

	public function run_logic_test() {
		$this->set_up();
		ob_start();
		try {
			$this->test_logic();
			$thrown = null;
		} catch ( Throwable $error ) {
			$thrown = $error;
		}
		$output = ob_get_clean();
		if ( $thrown && ! ( $this->exception && $thrown instanceof $this->exception ) ) {
			throw $thrown;
		}
		if ( $this->exception ) {
			++self::$assertions;
			$thrown || self::fail( "{$this->exception} was expected, nothing was thrown" );
		}
		if ( null !== $this->output ) {
			self::assertMatchesRegularExpression( $this->output, $output );
		}
		$this->tear_down();
		self::$assertions || self::fail( 'no assertion was reached' );
	}
}

function presswright_report( $mark, $answer ) {
	while ( ob_get_level() ) {
		ob_end_clean();
	}
	echo $mark, json_encode( $answer, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR );
}

function presswright_run( $mark, $logic, $test ) {
	$is_over = false;
	register_shutdown_function(
		static function () use ( $mark, &$is_over ) {
			$error = error_get_last();
			if ( ! $is_over ) {
				presswright_report( $mark, array( 'outcome' => 'ended', 'message' => $error ? $error['message'] : 'the request was ended' ) );
			}
		}
	);
	ob_start();
	$outcome = array( 'outcome' => 'passed', 'message' => '' );
	try {
		if ( $logic ) {
			( new $logic() )->register();
		}
		do_action( 'init' );
		if ( Presswright_Site::$failures ) {
			throw Presswright_Site::$failures[0];
		}
		( new $test() )->run_logic_test();
	} catch ( Throwable $error ) {
		$kind    = $error instanceof Presswright_Failure ? 'failed' : ( $error instanceof Presswright_Needs ? 'needs' : 'threw' );
		$outcome = array( 'outcome' => $kind, 'message' => $error->getMessage() );
	}
	$is_over = true;
	presswright_report( $mark, $outcome );
}
`;
