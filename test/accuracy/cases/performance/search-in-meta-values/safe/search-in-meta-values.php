<?php
global $wpdb;
$like = $wpdb->esc_like( $term ) . '%';
$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_name LIKE %s LIMIT 10", $like ) );
