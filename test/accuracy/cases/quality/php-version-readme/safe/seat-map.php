<?php
/**
 * Plugin Name: Seat Map
 * Version: 1.0.0
 * Text Domain: seat-map
 */
namespace Seat_Map;

defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/state.php';
