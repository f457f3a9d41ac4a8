<?php
defined( 'ABSPATH' ) || exit;

function shelter_import( array $rows ) {
	$ids = array();
	foreach ( $rows as $row ) {
		if ( empty( $row['name'] ) ) {
			continue;
		}
		$id = wp_insert_post( array( 'post_type' => 'animal', 'post_title' => $row['name'] ) );
		if ( is_wp_error( $id ) ) {
			continue;
		}
		update_post_meta( $id, 'shelter_age', absint( $row['age'] ) );
		update_post_meta( $id, 'shelter_note', sanitize_text_field( $row['note'] ) );
		wp_set_object_terms( $id, $row['breed'], 'breed' );
		do_action( 'shelter_imported', $id, $row );
		$ids[] = $id;
	}
	return $ids;
}

function shelter_import_dogs( array $rows ) {
	return shelter_import( $rows );
}

function shelter_import_cats( array $rows ) {
	return shelter_import( $rows );
}
