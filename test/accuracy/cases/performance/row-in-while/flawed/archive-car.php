<?php
/**
 * Archive of cars.
 */
get_header();
global $wpdb;
?>
<main class="cars">
<?php
while ( have_posts() ) :
	the_post();
	$price = $wpdb->get_var(
		$wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = 'price'", get_the_ID() )
	);
	?>
	<article <?php post_class(); ?>>
		<h2><?php the_title(); ?></h2>
		<p class="price"><?php echo esc_html( number_format_i18n( (float) $price, 2 ) ); ?></p>
	</article>
	<?php
endwhile;
the_posts_pagination();
?>
</main>
<?php
get_footer();
