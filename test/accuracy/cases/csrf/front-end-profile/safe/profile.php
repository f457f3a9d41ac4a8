<?php
namespace Membership;

final class Profile_Form {

	public static function boot(): void {
		add_action( 'init', array( self::class, 'receive' ) );
		add_shortcode( 'member_profile', array( self::class, 'form' ) );
	}

	public static function receive(): void {
		if ( ! isset( $_POST['member_profile'] ) || ! is_user_logged_in() ) {
			return;
		}
		if ( ! wp_verify_nonce( sanitize_key( $_POST['member_profile_nonce'] ?? '' ), 'member_profile' ) ) {
			wp_die( 'The form is too old.', 403 );
		}
		$email = sanitize_email( wp_unslash( $_POST['email'] ?? '' ) );
		if ( is_email( $email ) ) {
			wp_update_user(
				array(
					'ID'         => get_current_user_id(),
					'user_email' => $email,
				)
			);
		}
	}

	public static function form(): string {
		$user = wp_get_current_user();
		return '<form method="post">'
			. wp_nonce_field( 'member_profile', 'member_profile_nonce', true, false )
			. '<input type="email" name="email" value="' . esc_attr( $user->user_email ) . '">'
			. '<button name="member_profile" value="1">Save</button></form>';
	}
}
Profile_Form::boot();
