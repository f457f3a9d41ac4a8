<?php
/**
 * Log-in of a probe.
 *
 * @package Presswright
 */

namespace Presswright\Guard {
	defined( 'ABSPATH' ) || exit;
}

namespace {
	if ( ! function_exists( 'auth_redirect' ) ) {
		/**
		 * WordPress lets a site bring its own check of who may open wp-admin. This request has shown its ticket, so it
		 * needs no cookie; what its user may do is checked as ever.
		 */
		function auth_redirect(): void { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Pluggable.
			if ( ! is_user_logged_in() ) {
				exit;
			}
		}
	}
}
