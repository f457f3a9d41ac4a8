<?php
// What the prompts of detail cases speak of: posts, users, requests, mails; a must-use plugin of the site on which answers are tried.

/** Removes the posts and comments that come with WordPress. */
function given_nothing(): void {
	global $wpdb;
	foreach ( array( 'posts', 'postmeta', 'comments', 'commentmeta', 'term_relationships' ) as $table ) {
		$wpdb->query( 'DELETE FROM ' . $wpdb->$table );
	}
	$wpdb->query( "UPDATE $wpdb->term_taxonomy SET count = 0" );
	wp_cache_flush();
	given_mails( true );
}

/** A published post with meta; its ID. */
function given_post( array $fields = array(), array $meta = array() ): int {
	$id = (int) wp_insert_post( $fields + array( 'post_status' => 'publish', 'post_title' => 'A post', 'post_content' => 'Text' ) );
	foreach ( $meta as $key => $value ) {
		update_post_meta( $id, $key, $value );
	}
	return $id;
}

/** A user with a role; the ID. */
function given_user( string $login, string $role, array $fields = array() ): int {
	return (int) wp_insert_user( $fields + array( 'user_login' => $login, 'user_pass' => 'x', 'user_email' => "$login@example.org", 'role' => $role ) );
}

/** An attachment with the sizes of an image; its ID. */
function given_attachment( string $file, string $type, array $fields = array() ): int {
	$id = (int) wp_insert_attachment( $fields + array( 'post_mime_type' => $type, 'post_title' => $file, 'post_status' => 'inherit', 'guid' => home_url( "/$file" ) ), $file );
	if ( str_starts_with( $type, 'image/' ) ) {
		$sizes = array();
		foreach ( array( 'thumbnail' => 150, 'medium' => 300, 'large' => 1024 ) as $name => $width ) {
			$sizes[ $name ] = array( 'file' => "$name-$file", 'width' => $width, 'height' => $width, 'mime-type' => $type );
		}
		wp_update_attachment_metadata( $id, array( 'width' => 2000, 'height' => 2000, 'file' => $file, 'sizes' => $sizes ) );
	}
	return $id;
}

/** The elements of a list as numbers. */
function ids_of( array $list ): array {
	return array_map( 'intval', array_values( $list ) );
}

/** The main query of the site on some query variables. */
function given_main_query( array $vars ): WP_Query {
	$query = new WP_Query();
	$GLOBALS['wp_the_query'] = $query;
	$GLOBALS['wp_query'] = $query;
	$query->query( $vars );
	return $query;
}

/** Opens a post on the front end, in the loop. */
function given_visit( int $id ): void {
	$query = given_main_query( 'page' === get_post_type( $id ) ? array( 'page_id' => $id ) : array( 'p' => $id, 'post_type' => get_post_type( $id ) ) );
	if ( $query->have_posts() ) {
		$query->the_post();
	}
}

/** The mails sent since the last start, which are not really sent. */
function given_mails( bool $start = false ): array {
	static $mails = null;
	if ( null === $mails ) {
		add_filter(
			'pre_wp_mail',
			static function ( $sent, $mail ) use ( &$mails ) {
				$mails[] = $mail;
				return true;
			},
			1,
			2
		);
		$mails = array();
	}
	if ( $start ) {
		$mails = array();
	}
	return $mails;
}

/** Answers requests of the site from now on, and forgets those that were made. */
function given_response( int $status, string $body ): void {
	$GLOBALS['given_requests'] = array();
	$GLOBALS['given_answer'] = array( 'headers' => array(), 'body' => $body, 'response' => array( 'code' => $status, 'message' => '' ), 'cookies' => array(), 'filename' => null );
	if ( ! has_filter( 'pre_http_request', 'given_answer' ) ) {
		add_filter( 'pre_http_request', 'given_answer', 99, 3 );
	}
}

/** The canned response to a request of the site. */
function given_answer( $response, $args, $url ) {
	$GLOBALS['given_requests'][] = array( 'url' => $url, 'args' => $args );
	return $GLOBALS['given_answer'];
}

/** The requests made since the last response was given. */
function given_requests(): array {
	return $GLOBALS['given_requests'];
}

/** A request of the REST API. */
function given_request( string $method, string $route, array $params = array() ): WP_REST_Response {
	$request = new WP_REST_Request( $method, $route );
	if ( 'GET' === $method || 'DELETE' === $method ) {
		$request->set_query_params( $params );
	} else {
		$request->set_body_params( $params );
	}
	return rest_do_request( $request );
}

/** What an AJAX action prints for fields that were posted. */
function given_ajax( string $action, array $fields ): string {
	add_filter( 'wp_doing_ajax', '__return_true' );
	return given_call( ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $action, array( 'action' => $action ) + $fields )[0];
}

/** Where a form that was posted to admin-post.php redirects to; '' where it does not. */
function given_form( string $action, array $fields ): string {
	return given_call( ( is_user_logged_in() ? 'admin_post_' : 'admin_post_nopriv_' ) . $action, array( 'action' => $action ) + $fields )[1];
}

/** Fires an action as a request that posts fields; what is printed, and where it redirects to. */
function given_call( string $hook, array $fields ): array {
	$_POST = wp_slash( $fields );
	$_REQUEST = wp_slash( $fields );
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$address = '';
	$redirect = static function ( $location ) use ( &$address ) {
		$address = $location;
		throw new RuntimeException( 'redirected' );
	};
	$die = static fn() => static function ( $message ) {
		echo is_scalar( $message ) ? $message : '';
		throw new RuntimeException( 'died' );
	};
	add_filter( 'wp_redirect', $redirect );
	foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ) as $handler ) {
		add_filter( $handler, $die );
	}
	unset( $GLOBALS['given_status'] );
	add_filter(
		'status_header',
		static function ( $header, $status ) {
			$GLOBALS['given_status'] = (int) $status;
			return $header;
		},
		10,
		2
	);
	ob_start();
	try {
		do_action( $hook );
	} catch ( RuntimeException $end ) {
		unset( $end ); // The request ends here, as it does on a site.
	}
	remove_filter( 'wp_redirect', $redirect );
	return array( (string) ob_get_clean(), $address );
}

/** A request of the REST API with a raw body and headers, as a service sends it. */
function given_webhook( string $route, string $body, array $headers ): WP_REST_Response {
	$request = new WP_REST_Request( 'POST', $route );
	$request->set_body( $body );
	$request->set_headers( array( 'Content-Type' => 'application/json' ) + $headers );
	return rest_do_request( $request );
}

/** The status that was sent with the last answer of an AJAX action; 200 where none was set. */
function given_status(): int {
	return $GLOBALS['given_status'] ?? 200;
}

/** Whether a query variable is public. */
function given_query_var( string $name ): bool {
	return in_array( $name, apply_filters( 'query_vars', $GLOBALS['wp']->public_query_vars ), true );
}

/** What an address of the site is rewritten to, or ''. */
function given_rewrite( string $path ): string {
	update_option( 'permalink_structure', '/%postname%/' );
	$GLOBALS['wp_rewrite']->init();
	do_action( 'init' );
	$GLOBALS['wp_rewrite']->flush_rules( false );
	foreach ( (array) $GLOBALS['wp_rewrite']->wp_rewrite_rules() as $match => $query ) {
		if ( preg_match( "#^$match#", $path, $matches ) ) {
			return WP_MatchesMapRegex::apply( $query, $matches );
		}
	}
	return '';
}
