<?php
get_header();
$layout = isset( $_GET['layout'] ) ? sanitize_text_field( wp_unslash( $_GET['layout'] ) ) : 'list';
while ( have_posts() ) {
	the_post();
	get_template_part( 'parts/' . $layout );
}
get_footer();
