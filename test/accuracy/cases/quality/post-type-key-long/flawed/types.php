<?php
defined( 'ABSPATH' ) || exit;

function village_types() {
	register_post_type( 'village_association_club', array( 'public' => true, 'label' => __( 'Clubs', 'village' ) ) );
}
add_action( 'init', 'village_types' );
