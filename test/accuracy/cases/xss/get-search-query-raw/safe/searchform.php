<?php
/**
 * Search form of the theme.
 *
 * @package Harbor
 */

$harbor_id = wp_unique_id( 'search-form-' );
?>
<form role="search" method="get" class="search-form" action="<?php echo esc_url( home_url( '/' ) ); ?>">
	<label for="<?php echo esc_attr( $harbor_id ); ?>"><?php esc_html_e( 'Search', 'harbor' ); ?></label>
	<input
		type="search"
		id="<?php echo esc_attr( $harbor_id ); ?>"
		class="search-field"
		name="s"
		value="<?php echo get_search_query(); ?>"
	/>
	<?php if ( is_post_type_archive() ) : ?>
		<input type="hidden" name="post_type" value="<?php echo esc_attr( get_query_var( 'post_type' ) ); ?>" />
	<?php endif; ?>
	<button type="submit"><?php esc_html_e( 'Go', 'harbor' ); ?></button>
</form>
