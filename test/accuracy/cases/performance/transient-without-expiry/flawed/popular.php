<?php
function popular_posts_ids() {
	$ids = get_transient( 'popular_posts_ids' );
	if ( false !== $ids ) {
		return $ids;
	}

	$ids = get_posts(
		array(
			'numberposts' => 10,
			'orderby'     => 'comment_count',
			'fields'      => 'ids',
		)
	);
	set_transient( 'popular_posts_ids', $ids );

	return $ids;
}

add_shortcode( 'popular_posts', function () {
	$html = '';
	foreach ( popular_posts_ids() as $id ) {
		$html .= '<li>' . esc_html( get_the_title( $id ) ) . '</li>';
	}
	return "<ol>$html</ol>";
} );
