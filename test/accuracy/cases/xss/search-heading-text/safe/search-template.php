<?php
/**
 * Template for the product finder.
 *
 * @package Acme_Finder
 */

defined( 'ABSPATH' ) || exit;

get_header();

$found = isset( $GLOBALS['acme_found'] ) ? (int) $GLOBALS['acme_found'] : 0;
?>
<main id="primary" class="site-main">
	<header class="page-header">
		<h1 class="page-title">
			<?php echo 'Results for: ' . esc_html( wp_unslash( $_GET['product'] ?? '' ) ); ?>
		</h1>
		<p class="count"><?php echo absint( $found ); ?></p>
	</header>

	<?php if ( have_posts() ) : ?>
		<?php while ( have_posts() ) : the_post(); ?>
			<article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
				<h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
				<?php the_excerpt(); ?>
			</article>
		<?php endwhile; ?>
	<?php else : ?>
		<p><?php esc_html_e( 'Nothing found.', 'acme-finder' ); ?></p>
	<?php endif; ?>
</main>
<?php
get_footer();
