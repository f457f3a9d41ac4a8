<?php
namespace Comments;

final class Form {

	public static function register(): void {
		add_filter( 'comment_form_default_fields', array( self::class, 'fields' ) );
		add_filter(
			'comment_form_defaults',
			static function ( array $args ) {
				$args['title_reply']  = __( 'Your opinion', 'opinion' );
				$args['label_submit'] = __( 'Send', 'opinion' );
			}
		);
	}

	public static function fields( array $fields ): array {
		unset( $fields['url'] );
		return $fields;
	}
}
Form::register();
