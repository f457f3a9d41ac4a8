<?php
/**
 * Name: Quick Notes
 * Description: Notes on the dashboard.
 * Version: 0.2.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * Text Domain: quick-notes
 */
defined( 'ABSPATH' ) || exit;

add_action( 'wp_dashboard_setup', 'quick_notes_setup' );

function quick_notes_setup() {
	wp_add_dashboard_widget( 'quick_notes', __( 'Notes', 'quick-notes' ), 'quick_notes_widget' );
}

function quick_notes_widget() {
	echo '<p>' . esc_html( get_user_meta( get_current_user_id(), 'quick_notes', true ) ) . '</p>';
}
