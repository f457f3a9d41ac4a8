<?php
defined( 'ABSPATH' ) || exit;

class Slides {

	public static function all( $max = 8 ) {
		return get_posts(
			array(
				'post_type'        => 'slide',
				'numberposts'      => absint( $max ),
				'orderby'          => 'menu_order',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
	}

	public static function render() {
		$html = '';
		foreach ( self::all() as $slide ) {
			$html .= '<div class="slide">' . get_the_post_thumbnail( $slide, 'large' ) . '</div>';
		}
		return $html;
	}
}
add_shortcode( 'slides', array( 'Slides', 'render' ) );
