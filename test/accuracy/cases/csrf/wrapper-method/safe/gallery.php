<?php
/**
 * Plugin Name: Gallery order
 */
defined( 'ABSPATH' ) || exit;
require __DIR__ . '/includes/class-ajax-base.php';
require __DIR__ . '/includes/class-ajax-order.php';

( new Gallery\Ajax_Order() )->listen();
