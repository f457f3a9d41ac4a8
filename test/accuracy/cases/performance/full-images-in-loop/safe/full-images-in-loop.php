<?php
while ( have_posts() ) {
	the_post();
	the_post_thumbnail( 'medium' );
	the_title();
}
