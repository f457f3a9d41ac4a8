<?php
declare( strict_types=1 );

namespace Studio\Blocks;

defined( 'ABSPATH' ) || exit;

final class Hero_Block {

	public function register(): void {
		register_block_type(
			'studio/hero',
			array(
				'api_version'     => 2,
				'attributes'      => array(
					'background' => array( 'type' => 'string' ),
					'height'     => array( 'type' => 'number', 'default' => 400 ),
				),
				'render_callback' => array( $this, 'render' ),
			)
		);
	}

	private function style( array $attributes ): string {
		$css = 'min-height:' . (int) $attributes['height'] . 'px;';
		if ( ! empty( $attributes['background'] ) ) {
			$css .= 'background:' . $attributes['background'];
		}
		return esc_attr( safecss_filter_attr( $css ) );
	}

	public function render( array $attributes, string $content ): string {
		return sprintf( '<section class="studio-hero" style="%s">%s</section>', $this->style( $attributes ), $content );
	}
}
add_action( 'init', array( new Hero_Block(), 'register' ) );
