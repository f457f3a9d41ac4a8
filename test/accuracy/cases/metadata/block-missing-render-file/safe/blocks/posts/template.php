<?php
/**
 * @var array $attributes Block attributes.
 */
defined( 'ABSPATH' ) || exit;

$acme_posts = get_posts( array( 'numberposts' => min( 20, absint( $attributes['max'] ) ) ) );
?>
<ul <?php echo get_block_wrapper_attributes(); ?>>
	<?php foreach ( $acme_posts as $acme_post ) : ?>
		<li><a href="<?php echo esc_url( get_permalink( $acme_post ) ); ?>"><?php echo esc_html( get_the_title( $acme_post ) ); ?></a></li>
	<?php endforeach; ?>
</ul>
