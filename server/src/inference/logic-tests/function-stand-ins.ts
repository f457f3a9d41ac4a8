/**
 * Stand-ins of WordPress' functions for tests of logic: texts, escaping, visitors, shortcodes, types, schedules. What is not here, such as
 * posts, users and queries, ends a test as one that needs WordPress.
 */
export const functionStandIns = String.raw`
function __( $text, $domain = 'default' ) {
	return apply_filters( 'gettext', $text, $text, $domain );
}
function _e( $text, $domain = 'default' ) {
	echo __( $text, $domain );
}
function _x( $text, $context, $domain = 'default' ) {
	return $text;
}
function _n( $single, $plural, $number, $domain = 'default' ) {
	return 1 === (int) $number ? $single : $plural;
}
function esc_html( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_textarea( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8' );
}
function esc_html__( $text, $domain = 'default' ) {
	return esc_html( __( $text, $domain ) );
}
function esc_attr__( $text, $domain = 'default' ) {
	return esc_html__( $text, $domain );
}
function esc_html_e( $text, $domain = 'default' ) {
	echo esc_html__( $text, $domain );
}
function esc_attr_e( $text, $domain = 'default' ) {
	echo esc_html__( $text, $domain );
}
function wp_strip_all_tags( $text ) {
	return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', (string) $text ) ) );
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_all_tags( $text ) ) );
}
function sanitize_key( $key ) {
	return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( (string) $key ) );
}
function absint( $number ) {
	return abs( (int) $number );
}
function wp_unslash( $value ) {
	return is_array( $value ) ? array_map( 'wp_unslash', $value ) : ( is_string( $value ) ? stripslashes( $value ) : $value );
}
function wp_json_encode( $value, $options = 0, $depth = 512 ) {
	return json_encode( $value, $options, $depth );
}
function wp_parse_args( $args, $defaults = array() ) {
	return array_merge( $defaults, (array) $args );
}
function number_format_i18n( $number, $decimals = 0 ) {
	return number_format( (float) $number, $decimals );
}
function current_time( $format, $gmt = 0 ) {
	return 'timestamp' === $format || 'U' === $format ? time() : gmdate( 'mysql' === $format ? 'Y-m-d H:i:s' : $format );
}
function wp_date( $format, $timestamp = null ) {
	return gmdate( $format, $timestamp ?? time() );
}
function home_url( $path = '' ) {
	return get_option( 'home' ) . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) );
}
function admin_url( $path = '' ) {
	return get_option( 'siteurl' ) . '/wp-admin/' . ltrim( $path, '/' );
}
function get_bloginfo( $show = '' ) {
	return '' === $show || 'name' === $show ? get_option( 'blogname' ) : ( 'url' === $show ? home_url() : presswright_needs( "get_bloginfo( '{$show}' )" ) );
}
function __return_true() {
	return true;
}
function __return_false() {
	return false;
}
function __return_zero() {
	return 0;
}
function __return_null() {
	return null;
}
function __return_empty_string() {
	return '';
}
function __return_empty_array() {
	return array();
}

function is_admin() {
	return false;
}
function is_multisite() {
	return false;
}
function is_user_logged_in() {
	return false;
}
function get_current_user_id() {
	return 0;
}
function current_user_can( $capability, ...$args ) {
	$all = apply_filters( 'user_has_cap', array(), array( $capability ), array_merge( array( $capability, 0 ), $args ), null );
	return ! empty( $all[ $capability ] );
}
function wp_create_nonce( $action = -1 ) {
	return substr( md5( 'nonce ' . $action ), 0, 10 );
}
function wp_verify_nonce( $nonce, $action = -1 ) {
	return wp_create_nonce( $action ) === $nonce ? 1 : false;
}
function wp_die( $message = '', $title = '', $args = array() ) {
	throw new WPDieException( is_wp_error( $message ) ? $message->get_error_message() : (string) $message );
}
function wp_mail( $to, $subject, $message, $headers = '', $attachments = array() ) {
	$mail = apply_filters( 'wp_mail', compact( 'to', 'subject', 'message', 'headers', 'attachments' ) );
	return apply_filters( 'pre_wp_mail', null, $mail ) ?? true;
}

function add_shortcode( $tag, $callback ) {
	Presswright_Site::$shortcodes[ $tag ] = $callback;
}
function remove_shortcode( $tag ) {
	unset( Presswright_Site::$shortcodes[ $tag ] );
}
function shortcode_exists( $tag ) {
	return isset( Presswright_Site::$shortcodes[ $tag ] );
}
function shortcode_atts( $pairs, $atts, $shortcode = '' ) {
	return array_merge( $pairs, array_intersect_key( (array) $atts, $pairs ) );
}
function do_shortcode( $content ) {
	return preg_replace_callback(
		'/\[([a-z0-9_-]+)((?:\s+[a-z0-9_]+="[^"\]]*")*)\s*\/?\](?:([^\[]*)\[\/\1\])?/i',
		static function ( $found ) {
			if ( ! shortcode_exists( $found[1] ) ) {
				return $found[0];
			}
			preg_match_all( '/([a-z0-9_]+)="([^"]*)"/i', $found[2], $pairs );
			$atts = array_combine( array_map( 'strtolower', $pairs[1] ), $pairs[2] );
			return call_user_func( Presswright_Site::$shortcodes[ $found[1] ], $atts ? $atts : '', $found[3] ?? null, $found[1] );
		},
		$content
	);
}

function register_post_type( $name, $args = array() ) {
	Presswright_Site::$types['post_type'][ $name ] = $args;
	return (object) array_merge( $args, array( 'name' => $name ) );
}
function post_type_exists( $name ) {
	return isset( Presswright_Site::$types['post_type'][ $name ] );
}
function register_taxonomy( $name, $objects, $args = array() ) {
	Presswright_Site::$types['taxonomy'][ $name ] = $args;
	return (object) array_merge( $args, array( 'name' => $name ) );
}
function taxonomy_exists( $name ) {
	return isset( Presswright_Site::$types['taxonomy'][ $name ] );
}

function wp_schedule_event( $timestamp, $recurrence, $hook, $args = array() ) {
	Presswright_Site::$events[ $hook ][ md5( serialize( $args ) ) ] = $timestamp;
	return true;
}
function wp_schedule_single_event( $timestamp, $hook, $args = array() ) {
	return wp_schedule_event( $timestamp, false, $hook, $args );
}
function wp_next_scheduled( $hook, $args = array() ) {
	return Presswright_Site::$events[ $hook ][ md5( serialize( $args ) ) ] ?? false;
}
function wp_clear_scheduled_hook( $hook, $args = array() ) {
	$count = false === wp_next_scheduled( $hook, $args ) ? 0 : 1;
	unset( Presswright_Site::$events[ $hook ][ md5( serialize( $args ) ) ] );
	return $count;
}
`;
