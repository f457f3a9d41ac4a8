<?php
add_shortcode( 'glossary_search', 'glossary_search' );
function glossary_search() {
	$views = new Glossary_Views( dirname( __DIR__ ) . '/views' );
	return $views->render(
		'search-form',
		array(
			'action' => home_url( '/glossary/' ),
			'term'   => isset( $_GET['term'] ) ? wp_unslash( $_GET['term'] ) : '',
		)
	);
}
