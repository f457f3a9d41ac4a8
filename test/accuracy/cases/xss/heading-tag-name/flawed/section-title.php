<?php
namespace Blocks_Kit;

class Section_Title {

	private const TAGS = array( 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div' );

	public function register() {
		add_shortcode( 'section_title', array( $this, 'render' ) );
	}

	/**
	 * @param array|string $atts
	 */
	public function render( $atts ) {
		$atts = shortcode_atts(
			array(
				'title' => '',
				'tag'   => 'h2',
				'class' => '',
			),
			$atts,
			'section_title'
		);

		$tag = esc_attr( $atts['tag'] );

		return sprintf(
			'<%1$s class="section-title %2$s">%3$s</%1$s>',
			$tag,
			esc_attr( $atts['class'] ),
			esc_html( $atts['title'] )
		);
	}
}
( new Section_Title() )->register();
