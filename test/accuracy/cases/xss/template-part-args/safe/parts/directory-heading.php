<?php
/**
 * Heading of the directory.
 *
 * @var array $args
 */

$args = wp_parse_args( $args, array( 'city' => '', 'total' => 0 ) );
?>
<div class="directory-heading">
	<p><?php echo absint( $args['total'] ); ?></p>
	<?php if ( '' !== $args['city'] ) : ?>
		<h1><?php echo esc_html( $args['city'] ); ?></h1>
	<?php endif; ?>
</div>
