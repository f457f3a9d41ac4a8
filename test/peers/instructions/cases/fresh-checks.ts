/** What every check can use: traps for mail, HTTP, wp_die and redirects, and small shortcuts. */
const helpers = String.raw`$_SERVER['PHP_SELF'] = '/index.php';
$mails = new ArrayObject();
add_filter( 'pre_wp_mail', function ( $value, $mail ) use ( $mails ) {
	$mail['html'] = 'text/html' === apply_filters( 'wp_mail_content_type', 'text/plain' ) || false !== stripos( implode( "\n", (array) $mail['headers'] ), 'text/html' );
	$mail['to'] = implode( ',', (array) $mail['to'] );
	$mails[] = $mail;
	return true;
}, 99, 2 );
$http = (object) array( 'calls' => array(), 'reply' => null );
$response = function ( $code, $body ) {
	return array( 'headers' => array(), 'body' => is_string( $body ) ? $body : wp_json_encode( $body ), 'response' => array( 'code' => $code, 'message' => '' ), 'cookies' => array(), 'filename' => null );
};
add_filter( 'pre_http_request', function ( $value, $args, $url ) use ( $http ) {
	if ( false !== strpos( $url, 'wordpress.org' ) || false !== strpos( $url, 'doing_wp_cron' ) ) {
		return new WP_Error( 'offline', 'Offline' );
	}
	$http->calls[] = array( 'url' => $url, 'args' => $args );
	return null === $http->reply ? new WP_Error( 'offline', 'Offline' ) : $http->reply;
}, 99, 3 );
$end = (object) array( 'how' => '', 'message' => '', 'status' => 0, 'location' => '', 'output' => '', 'json' => null );
$die = function ( $message = '', $title = '', $args = array() ) use ( $end ) {
	$end->how = 'died';
	$end->message = is_wp_error( $message ) ? $message->get_error_message() : (string) $message;
	$end->status = is_int( $title ) ? $title : ( is_array( $args ) ? (int) ( $args['response'] ?? 0 ) : (int) $args );
	throw new DomainException( 'stopped' );
};
foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' ) as $hook ) {
	add_filter( $hook, function () use ( $die ) { return $die; }, 999 );
}
add_filter( 'wp_redirect', function ( $location, $status = 302 ) use ( $end ) {
	$end->how = 'redirected';
	$end->location = $location;
	$end->status = $status;
	throw new DomainException( 'stopped' );
}, 999, 2 );
$run = function ( $work ) use ( $end ) {
	$end->how = 'returned';
	$end->message = $end->location = $end->output = '';
	$end->status = 0;
	$level = ob_get_level();
	ob_start();
	try {
		$work();
	} catch ( DomainException $stop ) {
		if ( 'stopped' !== $stop->getMessage() ) {
			throw $stop;
		}
	} finally {
		while ( ob_get_level() > $level + 1 ) {
			ob_end_flush();
		}
		$end->output = ob_get_clean();
	}
	$end->json = json_decode( $end->output, true );
	return $end;
};
$request = function ( $values, $method = 'POST' ) {
	$_SERVER['REQUEST_METHOD'] = $method;
	$_POST = 'POST' === $method ? wp_slash( $values ) : array();
	$_GET = 'GET' === $method ? wp_slash( $values ) : array();
	$_REQUEST = wp_slash( $values );
};
$ajax = function ( $action, $values = array() ) use ( $run, $request ) {
	add_filter( 'wp_doing_ajax', '__return_true' );
	$request( array( 'action' => $action ) + $values );
	$hook = ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $action;
	$end = $run( function () use ( $hook ) { do_action( $hook ); } );
	remove_filter( 'wp_doing_ajax', '__return_true' );
	$request( array(), 'GET' );
	$end->ok = is_array( $end->json ) && true === ( $end->json['success'] ?? null );
	return $end;
};
$form = function ( $hook, $values = array(), $method = 'POST' ) use ( $run, $request ) {
	$request( $values, $method );
	$end = $run( function () use ( $hook ) { do_action( $hook ); } );
	$request( array(), 'GET' );
	return $end;
};
$rest = function ( $method, $route, $values = array() ) {
	$request = new WP_REST_Request( $method, $route );
	if ( 'GET' === $method || 'DELETE' === $method ) {
		$request->set_query_params( $values );
	} else {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( (object) $values ) );
	}
	$result = rest_do_request( $request );
	return (object) array( 'status' => $result->get_status(), 'data' => json_decode( wp_json_encode( $result->get_data() ), true ), 'headers' => $result->get_headers() );
};
$as = function ( $role ) {
	static $made = array();
	if ( 'nobody' === $role ) {
		wp_set_current_user( 0 );
		return 0;
	}
	if ( 'administrator' === $role ) {
		wp_set_current_user( 1 );
		return 1;
	}
	if ( ! isset( $made[ $role ] ) ) {
		$made[ $role ] = wp_insert_user( array( 'user_login' => 'a-' . $role, 'user_pass' => 'secret', 'user_email' => $role . '@example.com', 'display_name' => 'A ' . $role, 'role' => $role ) );
	}
	wp_set_current_user( $made[ $role ] );
	return $made[ $role ];
};
$post = function ( $values = array() ) {
	return wp_insert_post( wp_slash( $values + array( 'post_title' => 'A title', 'post_content' => 'Some content', 'post_status' => 'publish', 'post_author' => 1 ) ) );
};
$go = function ( $vars ) {
	global $wp_query, $wp_the_query;
	$wp_query = $wp_the_query;
	$wp_the_query->query( apply_filters( 'request', $vars ) );
	return $wp_the_query;
};
$ids = function ( $posts ) {
	return array_map( function ( $one ) { return (int) ( is_object( $one ) ? ( $one->ID ?? $one->term_id ) : $one ); }, array_values( (array) $posts ) );
};
$loop = function ( $vars ) use ( $go ) {
	$query = $go( $vars );
	$html = '';
	while ( $query->have_posts() ) {
		$query->the_post();
		$html .= apply_filters( 'the_content', get_the_content() );
	}
	wp_reset_postdata();
	return $html;
};
$inputs = function ( $html ) {
	$found = array();
	preg_match_all( '/<input\b[^>]*>/i', $html, $tags );
	foreach ( $tags[0] as $tag ) {
		if ( preg_match( '/type=["\']?hidden/i', $tag ) && preg_match( '/\bname=["\']([^"\']+)/i', $tag, $name ) ) {
			$found[ $name[1] ] = preg_match( '/\bvalue=["\']([^"\']*)/i', $tag, $value ) ? html_entity_decode( $value[1], ENT_QUOTES ) : '';
		}
	}
	return $found;
};
$boxes = function ( $post_id ) {
	global $wp_meta_boxes;
	$post = get_post( $post_id );
	$GLOBALS['post'] = $post;
	$wp_meta_boxes = array();
	set_current_screen( $post->post_type );
	do_action( 'add_meta_boxes', $post->post_type, $post );
	do_action( 'add_meta_boxes_' . $post->post_type, $post );
	ob_start();
	foreach ( array( 'normal', 'advanced', 'side' ) as $context ) {
		do_meta_boxes( $post->post_type, $context, $post );
	}
	return ob_get_clean();
};
$save = function ( $post_id, $values ) use ( $request ) {
	$request( array( 'post_ID' => $post_id, 'post_type' => get_post_type( $post_id ), 'action' => 'editpost' ) + $values );
	wp_update_post( array( 'ID' => $post_id, 'post_title' => 'Saved ' . wp_rand() ) );
	$request( array(), 'GET' );
};
$columns = function ( $type ) {
	set_current_screen( 'edit-' . $type );
	$columns = array( 'cb' => '<input type="checkbox" />', 'title' => 'Title', 'author' => 'Author', 'date' => 'Date' );
	if ( 'page' === $type ) {
		$columns = apply_filters( 'manage_pages_columns', $columns );
	} else {
		$columns = apply_filters( 'manage_posts_columns', $columns, $type );
	}
	$columns = apply_filters( "manage_{$type}_posts_columns", $columns );
	return apply_filters( "manage_edit-{$type}_columns", $columns );
};
$cell = function ( $column, $post_id ) {
	$type = get_post_type( $post_id );
	$GLOBALS['post'] = get_post( $post_id );
	ob_start();
	do_action( 'page' === $type ? 'manage_pages_custom_column' : 'manage_posts_custom_column', $column, $post_id );
	do_action( "manage_{$type}_posts_custom_column", $column, $post_id );
	return ob_get_clean();
};
$menu_pages = function () {
	global $menu, $submenu;
	$menu = array();
	$submenu = array();
	set_current_screen( 'dashboard' );
	do_action( 'admin_menu', '' );
	do_action( 'admin_init' );
};
$page_html = function ( $slug, $parent = '' ) use ( $run ) {
	$hook = get_plugin_page_hookname( $slug, $parent );
	set_current_screen( $hook );
	$_GET['page'] = $_REQUEST['page'] = $slug;
	return $run( function () use ( $hook ) { do_action( 'load-' . $hook ); do_action( $hook ); } );
};
`;

/** A check with these tools, in a function, so that nothing of a check becomes a global of WordPress. */
export function checked(check: string): string {
  return `return ( function () {\n${helpers}\n${check}\n} )();`;
}
