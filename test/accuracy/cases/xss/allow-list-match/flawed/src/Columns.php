<?php
declare( strict_types=1 );

namespace Kit\Blocks;

final class Columns {

	private static function alignment( string $value ): string {
		return match ( $value ) {
			'left', 'start'  => 'is-left',
			'right', 'end'   => 'is-right',
			default          => 'is-' . $value,
		};
	}

	/** @param array{align?: string, gap?: int} $attributes */
	public static function render( array $attributes, string $content ): string {
		$class = self::alignment( $attributes['align'] ?? 'center' );
		$gap   = (int) ( $attributes['gap'] ?? 16 );
		return "<div class=\"kit-columns {$class}\" style=\"gap:{$gap}px\">{$content}</div>";
	}
}

add_action( 'init', static function (): void {
	register_block_type( 'kit/columns', array( 'render_callback' => array( Columns::class, 'render' ) ) );
} );
