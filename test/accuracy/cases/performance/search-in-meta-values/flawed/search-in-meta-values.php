<?php
global $wpdb;
$like = '%' . $wpdb->esc_like( $term ) . '%';
$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_value LIKE %s LIMIT 10", $like ) );
