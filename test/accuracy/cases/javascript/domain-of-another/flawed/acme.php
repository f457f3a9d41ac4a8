<?php
/**
 * Plugin Name: Acme
 * Text Domain: acme
 */

defined( 'ABSPATH' ) || exit;
