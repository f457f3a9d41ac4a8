<?php
/**
 * Card block.
 *
 * @var array    $attributes Block attributes.
 * @var string   $content    Inner blocks.
 * @var WP_Block $block      The block.
 */

$caption = $attributes['caption'] ?? '';
$url     = $attributes['linkUrl'] ?? '';
?>
<div <?php echo get_block_wrapper_attributes( array( 'class' => 'acme-card' ) ); ?>>
	<?php echo $content; ?>
	<?php if ( $url ) : ?>
		<a class="acme-card__link" href="<?php echo esc_url( $url ); ?>"><?php echo esc_html( $caption ); ?></a>
	<?php endif; ?>
</div>
