<?php
/**
 * @var WP_Block $block Block.
 */
defined( 'ABSPATH' ) || exit;

$acme_post = absint( $block->context['postId'] ?? 0 );
?>
<p <?php echo get_block_wrapper_attributes(); ?>><?php echo esc_html( get_the_title( $acme_post ) ); ?></p>
