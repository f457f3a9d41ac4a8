<?php
namespace CategoryIcons;

final class Icons {

	public const META = 'ci_icon';

	public static function boot(): void {
		add_action( 'edited_category', [ self::class, 'save' ] );
		add_filter( 'the_category', [ self::class, 'decorate' ], 10, 1 );
	}

	public static function save( int $term_id ): void {
		if ( ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		check_admin_referer( 'update-tag_' . $term_id );
		update_term_meta( $term_id, self::META, wp_unslash( $_POST['ci_icon'] ?? '' ) );
	}

	private static function icon( int $term_id ): string {
		$class = (string) get_term_meta( $term_id, self::META, true );
		$class = sanitize_html_class( $class );
		return $class === '' ? '' : "<i class=\"icon {$class}\" aria-hidden=\"true\"></i>";
	}

	public static function decorate( string $list ): string {
		$terms = get_the_category();
		return $terms ? self::icon( $terms[0]->term_id ) . $list : $list;
	}
}
Icons::boot();
