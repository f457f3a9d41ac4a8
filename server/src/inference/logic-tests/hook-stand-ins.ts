/** Stand-ins of WordPress for tests of logic: its hooks, options and transients, which behave as WordPress' own. */
export const hookStandIns = String.raw`
define( 'ABSPATH', '/site/' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'MONTH_IN_SECONDS', 2592000 );
define( 'YEAR_IN_SECONDS', 31536000 );

class Presswright_Site {
	public static $hooks      = array();
	public static $counts     = array();
	public static $running    = array();
	public static $options    = array( 'blogname' => 'Test Blog', 'admin_email' => 'admin@example.org', 'home' => 'http://example.org', 'siteurl' => 'http://example.org' );
	public static $transients = array();
	public static $shortcodes = array();
	public static $types      = array( 'post_type' => array(), 'taxonomy' => array() );
	public static $assets     = array();
	public static $events     = array();
	public static $failures   = array();

	public static function key( $callback ) {
		if ( is_array( $callback ) ) {
			return ( is_object( $callback[0] ) ? spl_object_hash( $callback[0] ) : $callback[0] ) . '::' . $callback[1];
		}
		return is_object( $callback ) ? spl_object_hash( $callback ) : (string) $callback;
	}

	public static function run( $name, $args, $filters ) {
		self::$running[] = $name;
		for ( $done = array(); ; ) {
			$left = array_diff( array_keys( self::$hooks[ $name ] ?? array() ), $done );
			if ( ! $left ) {
				break;
			}
			$priority = min( $left );
			$done[]   = $priority;
			foreach ( self::$hooks[ $name ][ $priority ] as list( $callback, $count ) ) {
				$answer = call_user_func_array( $callback, array_slice( $args, 0, $count ) );
				if ( $filters ) {
					$args[0] = $answer;
				}
			}
		}
		array_pop( self::$running );
		return $args[0] ?? null;
	}
}

class WPDieException extends Exception {}

class WP_Error {
	private $errors = array();
	private $data   = array();
	public function __construct( $code = '', $message = '', $data = '' ) {
		if ( '' !== $code ) {
			$this->add( $code, $message, $data );
		}
	}
	public function add( $code, $message, $data = '' ) {
		$this->errors[ $code ][] = $message;
		$this->data[ $code ]     = $data;
	}
	public function get_error_code() {
		return array_keys( $this->errors )[0] ?? '';
	}
	public function get_error_message( $code = '' ) {
		return $this->errors[ '' === $code ? $this->get_error_code() : $code ][0] ?? '';
	}
	public function get_error_data( $code = '' ) {
		return $this->data[ '' === $code ? $this->get_error_code() : $code ] ?? null;
	}
	public function has_errors() {
		return array() !== $this->errors;
	}
}

function is_wp_error( $thing ) {
	return $thing instanceof WP_Error;
}

function add_filter( $hook, $callback, $priority = 10, $accepted_args = 1 ) {
	Presswright_Site::$hooks[ $hook ][ $priority ][ Presswright_Site::key( $callback ) ] = array( $callback, $accepted_args );
	return true;
}
function add_action( $hook, $callback, $priority = 10, $accepted_args = 1 ) {
	return add_filter( $hook, $callback, $priority, $accepted_args );
}
function remove_filter( $hook, $callback, $priority = 10 ) {
	$is_there = isset( Presswright_Site::$hooks[ $hook ][ $priority ][ Presswright_Site::key( $callback ) ] );
	unset( Presswright_Site::$hooks[ $hook ][ $priority ][ Presswright_Site::key( $callback ) ] );
	return $is_there;
}
function remove_action( $hook, $callback, $priority = 10 ) {
	return remove_filter( $hook, $callback, $priority );
}
function remove_all_filters( $hook ) {
	unset( Presswright_Site::$hooks[ $hook ] );
	return true;
}
function remove_all_actions( $hook ) {
	return remove_all_filters( $hook );
}
function has_filter( $hook, $callback = false ) {
	$hooks = array_filter( Presswright_Site::$hooks[ $hook ] ?? array() );
	if ( false === $callback ) {
		return array() !== $hooks;
	}
	foreach ( $hooks as $priority => $callbacks ) {
		if ( isset( $callbacks[ Presswright_Site::key( $callback ) ] ) ) {
			return $priority;
		}
	}
	return false;
}
function has_action( $hook, $callback = false ) {
	return has_filter( $hook, $callback );
}
function apply_filters( $hook, $value = null, ...$args ) {
	return Presswright_Site::run( $hook, array_merge( array( $value ), $args ), true );
}
function apply_filters_ref_array( $hook, $args ) {
	return Presswright_Site::run( $hook, $args, true );
}
function do_action( $hook, ...$args ) {
	Presswright_Site::$counts[ $hook ] = did_action( $hook ) + 1;
	if ( '_further_logic_failed' === substr( $hook, -21 ) ) {
		Presswright_Site::$failures[] = $args[0];
	}
	Presswright_Site::run( $hook, $args ? $args : array( '' ), false );
}
function do_action_ref_array( $hook, $args ) {
	do_action( $hook, ...$args );
}
function did_action( $hook ) {
	return Presswright_Site::$counts[ $hook ] ?? 0;
}
function current_filter() {
	return Presswright_Site::$running ? Presswright_Site::$running[ count( Presswright_Site::$running ) - 1 ] : false;
}
function current_action() {
	return current_filter();
}
function doing_filter( $hook = null ) {
	return null === $hook ? array() !== Presswright_Site::$running : in_array( $hook, Presswright_Site::$running, true );
}
function doing_action( $hook = null ) {
	return doing_filter( $hook );
}

function get_option( $name, $fallback = false ) {
	$given = apply_filters( "pre_option_{$name}", false, $name, $fallback );
	if ( false !== $given ) {
		return $given;
	}
	if ( ! array_key_exists( $name, Presswright_Site::$options ) ) {
		return apply_filters( "default_option_{$name}", $fallback, $name, func_num_args() > 1 );
	}
	return apply_filters( "option_{$name}", Presswright_Site::$options[ $name ], $name );
}
function update_option( $name, $value, $autoload = null ) {
	$old = get_option( $name );
	if ( $old === $value ) {
		return false;
	}
	Presswright_Site::$options[ $name ] = $value;
	do_action( "update_option_{$name}", $old, $value, $name );
	return true;
}
function add_option( $name, $value = '', $deprecated = '', $autoload = null ) {
	return ! array_key_exists( $name, Presswright_Site::$options ) && update_option( $name, $value );
}
function delete_option( $name ) {
	$is_there = array_key_exists( $name, Presswright_Site::$options );
	unset( Presswright_Site::$options[ $name ] );
	return $is_there;
}
function get_transient( $name ) {
	return Presswright_Site::$transients[ $name ] ?? false;
}
function set_transient( $name, $value, $expiration = 0 ) {
	Presswright_Site::$transients[ $name ] = $value;
	return true;
}
function delete_transient( $name ) {
	$is_there = isset( Presswright_Site::$transients[ $name ] );
	unset( Presswright_Site::$transients[ $name ] );
	return $is_there;
}
`;
