/** PHP that every check starts with: no traffic, no exits, and helpers that act as a browser would. */
const lib = String.raw`
class StrangerStop extends Error {}
$GLOBALS['mails'] = array(); $GLOBALS['sent'] = array(); $GLOBALS['reply'] = null; $GLOBALS['went'] = null; $GLOBALS['went_status'] = null; $GLOBALS['died'] = null;
add_filter( 'pre_wp_mail', function ( $r, $a ) { $GLOBALS['mails'][] = $a; return true; }, 99, 2 );
add_filter( 'pre_http_request', function ( $r, $a, $u ) {
	$GLOBALS['sent'][] = array( 'url' => $u ) + $a;
	$reply = $GLOBALS['reply'];
	if ( $reply instanceof Closure ) { $reply = $reply( $u, $a ); }
	if ( is_string( $reply ) ) { $reply = array( 'headers' => array(), 'body' => $reply, 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null ); }
	return null === $reply ? new WP_Error( 'http_request_failed', 'offline' ) : $reply;
}, 99, 3 );
foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler' ) as $h ) {
	add_filter( $h, function () { return function ( $m = '', $t = '', $a = array() ) { throw new StrangerStop( is_wp_error( $m ) ? 'die: ' . $m->get_error_message() : 'die: ' . ( is_scalar( $m ) ? $m : '' ) ); }; }, 999 );
}
add_filter( 'wp_redirect', function ( $l, $s ) { $GLOBALS['went'] = $l; $GLOBALS['went_status'] = $s; throw new StrangerStop( 'redirect: ' . $l ); }, 999, 2 );
$out = function ( $f ) {
	$level = ob_get_level(); ob_start(); $GLOBALS['died'] = null; $GLOBALS['went'] = null;
	try { $f(); } catch ( StrangerStop $s ) { $GLOBALS['died'] = $s->getMessage(); }
	$t = ''; while ( ob_get_level() > $level ) { $t = ob_get_clean() . $t; }
	return $t;
};
$request = function ( $data, $method = 'POST' ) {
	$_SERVER['REQUEST_METHOD'] = $method;
	$_POST = 'POST' === $method ? wp_slash( $data ) : array(); $_GET = 'GET' === $method ? wp_slash( $data ) : array(); $_REQUEST = wp_slash( $data );
};
$ajax = function ( $action, $data, $user = 0 ) use ( $out, $request ) {
	wp_set_current_user( $user ); add_filter( 'wp_doing_ajax', '__return_true' );
	$request( array( 'action' => $action ) + $data );
	$t = $out( function () use ( $action, $user ) { do_action( ( $user ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $action ); } );
	remove_filter( 'wp_doing_ajax', '__return_true' );
	$j = json_decode( $t, true );
	return is_array( $j ) ? $j : $t;
};
$rest = function ( $method, $route, $params = array(), $user = 0 ) {
	wp_set_current_user( $user );
	$r = new WP_REST_Request( $method, $route );
	if ( 'GET' === $method ) { $r->set_query_params( $params ); } else { $r->set_body_params( $params ); }
	$a = rest_do_request( $r );
	return array( $a->get_status(), json_decode( wp_json_encode( rest_get_server()->response_to_data( $a, false ) ), true ) );
};
$make = function ( $a = array() ) { return wp_insert_post( wp_slash( $a + array( 'post_title' => 'Some title', 'post_content' => 'Some text.', 'post_status' => 'publish', 'post_author' => 1 ) ) ); };
$visit = function ( $args ) { global $wp_query, $wp_the_query; set_current_screen( 'front' ); $wp_the_query = new WP_Query(); $wp_query = $wp_the_query; $wp_query->query( $args ); return $wp_query; };
$inputs = function ( $html ) {
	$d = new DOMDocument(); libxml_use_internal_errors( true ); $d->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' ); $list = array();
	foreach ( ( new DOMXPath( $d ) )->query( '//input|//textarea|//select' ) as $e ) {
		$type = 'input' === $e->nodeName ? ( strtolower( $e->getAttribute( 'type' ) ) ?: 'text' ) : $e->nodeName;
		$value = 'textarea' === $type ? $e->textContent : $e->getAttribute( 'value' ); $options = array();
		if ( 'select' === $type ) { $value = ''; foreach ( $e->getElementsByTagName( 'option' ) as $o ) { $options[] = $o->getAttribute( 'value' ); if ( $o->hasAttribute( 'selected' ) ) { $value = $o->getAttribute( 'value' ); } } }
		$list[] = array( 'name' => $e->getAttribute( 'name' ), 'type' => $type, 'value' => $value, 'checked' => $e->hasAttribute( 'checked' ), 'options' => $options );
	}
	return $list;
};
$form = function ( $list, $set = array() ) {
	$q = array();
	foreach ( $list as $i ) {
		if ( '' === $i['name'] || in_array( $i['type'], array( 'submit', 'button' ), true ) ) { continue; }
		$v = array_key_exists( $i['name'], $set ) ? $set[ $i['name'] ] : ( in_array( $i['type'], array( 'checkbox', 'radio' ), true ) && ! $i['checked'] ? null : $i['value'] );
		if ( null !== $v ) { $q[] = rawurlencode( $i['name'] ) . '=' . rawurlencode( $v ); }
	}
	parse_str( implode( '&', $q ), $r );
	return $r;
};
$boxes = function ( $id ) use ( $out ) {
	global $post, $wp_meta_boxes; $post = get_post( $id ); $type = $post->post_type; set_current_screen( $type ); $wp_meta_boxes = array();
	return $out( function () use ( $type, $post ) {
		do_action( 'add_meta_boxes', $type, $post ); do_action( 'add_meta_boxes_' . $type, $post );
		foreach ( array( 'normal', 'side', 'advanced' ) as $c ) { do_meta_boxes( $type, $c, $post ); }
	} );
};
$update = function ( $id, $data ) use ( $request ) {
	$request( $data + array( 'post_ID' => $id, 'post_type' => get_post_type( $id ), 'action' => 'editpost' ) );
	wp_update_post( array( 'ID' => $id ) );
	$request( array() );
};
$reader = (int) get_user_by( 'login', 'reader' )->ID;
`;

/** A check with the helpers before it, in a function of its own: WordPress sets global variables such as $id, $post and $page. */
export const checking = (code: string): string => `return ( function () {${lib}${code}\n} )();`;
