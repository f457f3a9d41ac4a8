<?php
/**
 * Home page of the theme.
 */
get_header();
?>
<main>
	<?php while ( have_posts() ) : the_post(); ?>
		<?php get_template_part( 'parts/card' ); ?>
	<?php endwhile; ?>
	<?php the_posts_pagination(); ?>
</main>
<?php
get_footer();
