<?php
// Writes content to try themes with: pictures, long and hostile titles, right-to-left text, comments, a menu of pages.
// Returns the paths of the pages to visit.

// As an author would write it: an administrator may put scripts into a title, and no theme can help that.
kses_init_filters();
$hostile = $input['hostile'];
$long    = $input['long'];

$picture_of = static function ( $file, $text ) {
	$upload = wp_upload_bits( $file, null, file_get_contents( get_theme_root() . '/twentytwentyfive/assets/images/' . $file ) );
	$id     = wp_insert_attachment( array( 'post_title' => $file, 'post_mime_type' => 'image/webp', 'post_status' => 'inherit' ), $upload['file'] );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $text );
	return $id;
};
$pictures = array( $picture_of( 'botany-flowers.webp', 'Flowers' ), $picture_of( 'coral-square.webp', 'Coral' ) );

$text = '<!-- wp:paragraph --><p>The garden opens at nine. <a href="https://example.org/">Read about the flowers</a> and <strong>stay</strong> as long as you like; the benches by the pond are the quietest place.</p><!-- /wp:paragraph -->'
	. '<!-- wp:heading --><h2 class="wp-block-heading">What grows here</h2><!-- /wp:heading -->'
	. '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Lavender</li><!-- /wp:list-item --><!-- wp:list-item --><li>Thyme</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
	. '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>A garden is never finished.</p><!-- /wp:paragraph --><cite>A gardener</cite></blockquote><!-- /wp:quote -->'
	. '<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday</td><td>9 to 17</td></tr></tbody></table></figure><!-- /wp:table -->'
	. '<!-- wp:code --><pre class="wp-block-code"><code>a = ' . str_repeat( 'very_long_name_', 12 ) . '</code></pre><!-- /wp:code -->'
	. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#tickets">Tickets</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
	. '<!-- wp:paragraph --><p>' . $long . ' https://example.org/' . str_repeat( 'path/', 30 ) . '</p><!-- /wp:paragraph -->'
	. '<!-- wp:paragraph --><p dir="rtl">גן הפרחים נפתח בשעה תשע בבוקר ונסגר עם רדת החשיכה.</p><!-- /wp:paragraph -->';

$category = wp_insert_term( 'Flowers & herbs', 'category', array( 'slug' => 'flowers', 'description' => 'Everything that blooms.' ) );
$posts    = array();
foreach ( array( 'A walk through the garden', $long . ' and a title that needs several lines on every screen there is', $hostile, 'גן הפרחים', '' ) as $index => $title ) {
	$posts[] = wp_insert_post(
		wp_slash(
			array(
				'post_title'     => $title,
				'post_name'      => 'garden-' . $index,
				'post_content'   => $text,
				'post_excerpt'   => 0 === $index ? '' : 'What to see when, and where to sit.',
				'post_status'    => 'publish',
				'post_category'  => array( $category['term_id'] ),
				'tags_input'     => array( 'spring', 'walks', $hostile ),
				'comment_status' => 'open',
				'post_date'      => gmdate( 'Y-m-d H:i:s', time() - 86400 * ( $index + 1 ) ),
			)
		)
	);
	if ( $index < 3 ) {
		set_post_thumbnail( end( $posts ), $pictures[ $index % 2 ] );
	}
}
for ( $number = 0; $number < 12; $number++ ) {
	wp_insert_post( array( 'post_title' => "Diary of the garden, day $number", 'post_content' => $text, 'post_status' => 'publish', 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 86400 * ( 20 + $number ) ) ) );
}
$parent = 0;
foreach ( array( 'A visitor', $hostile ) as $author ) {
	$parent = wp_insert_comment( wp_filter_comment( wp_slash( array( 'comment_post_ID' => $posts[0], 'comment_author' => $author, 'comment_author_email' => 'visitor@example.org', 'comment_author_url' => 'https://example.org/', 'comment_content' => 'Lovely. ' . $long, 'comment_parent' => $parent, 'comment_approved' => 1, 'comment_author_IP' => '127.0.0.1', 'comment_agent' => '', 'user_id' => 0 ) ) ) );
}
$page = wp_insert_post( array( 'post_title' => 'Opening hours', 'post_name' => 'opening-hours', 'post_content' => $text, 'post_status' => 'publish', 'post_type' => 'page' ) );
wp_insert_post( array( 'post_title' => 'Getting here', 'post_content' => $text, 'post_status' => 'publish', 'post_type' => 'page', 'post_parent' => $page ) );
update_option( 'blogdescription', $hostile );
$path = static fn ( $address ) => wp_make_link_relative( $address );
return array(
	'front'     => '/',
	'single'    => $path( get_permalink( $posts[0] ) ),
	'hostile'   => $path( get_permalink( $posts[2] ) ),
	'page'      => $path( get_permalink( $page ) ),
	'archive'   => $path( get_category_link( $category['term_id'] ) ),
	'search'    => '/?s=garden',
	'no-result' => '/?s=' . rawurlencode( 'zzz' . $hostile ),
	'not-found' => '/there-is-no-such-page/',
);
