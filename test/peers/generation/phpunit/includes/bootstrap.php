<?php
// Loads the WordPress of the folder in WP_TESTS_SITE for PHPUnit, as WordPress' own test library does: a site freshly
// installed, on which no plugin was ever activated, without the files of wp-admin and with nobody logged in.

// PHPUnit includes this file inside a function.
global $wpdb, $current_site, $current_blog, $wp_rewrite, $shortcode_tags, $wp, $phpmailer, $wp_theme_directories;

define( 'WP_TESTS_DOMAIN', '127.0.0.1' );

tests_add_filter( 'send_auth_cookies', '__return_false' );

require getenv( 'WP_TESTS_SITE' ) . '/wp-config.php';
require __DIR__ . '/mock-mailer.php';
require __DIR__ . '/factory.php';
require __DIR__ . '/testcase.php';
