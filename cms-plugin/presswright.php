<?php
/**
 * Plugin Name:       Presswright
 * Description:       Finds security, performance and quality problems in installed plugins and themes, using your own Presswright server.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Presswright contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       presswright
 * Domain Path:       /languages
 *
 * @package Presswright
 */

namespace Presswright;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/Autoloader.php';

Autoloader::register();
( new Plugin( __FILE__ ) )->register();
