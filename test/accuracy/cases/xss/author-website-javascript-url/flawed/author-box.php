<?php
/**
 * Prints a box about the author below single posts.
 */
class Author_Box {

	private static $instance = null;

	public static function instance() {
		if ( null === self::$instance ) {
			self::$instance = new self();
			add_filter( 'the_content', array( self::$instance, 'append' ) );
		}
		return self::$instance;
	}

	public function append( $content ) {
		if ( ! is_singular( 'post' ) || ! in_the_loop() ) {
			return $content;
		}
		$author = (int) get_the_author_meta( 'ID' );
		$site   = get_user_meta( $author, 'abx_portfolio', true );

		ob_start();
		?>
		<aside class="author-box">
			<p><?php echo esc_html( get_the_author_meta( 'display_name', $author ) ); ?></p>
			<?php if ( $site ) : ?>
				<a class="portfolio" rel="author" href="<?php echo esc_attr( $site ); ?>"><?php esc_html_e( 'Portfolio', 'abx' ); ?></a>
			<?php endif; ?>
		</aside>
		<?php
		return $content . ob_get_clean();
	}
}
Author_Box::instance();
