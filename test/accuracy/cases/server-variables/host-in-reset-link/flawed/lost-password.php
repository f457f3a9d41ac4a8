<?php
namespace Account;

final class Lost_Password {

	public static function send( \WP_User $user ): bool {
		$key = get_password_reset_key( $user );
		if ( is_wp_error( $key ) ) {
			return false;
		}
		$scheme = is_ssl() ? 'https' : 'http';
		$link   = $scheme . '://' . $_SERVER['HTTP_HOST'] . '/reset/?key=' . $key . '&login=' . rawurlencode( $user->user_login );
		return wp_mail( $user->user_email, 'Your new password', "Open this link:\n\n" . $link );
	}

	public static function handle(): void {
		check_ajax_referer( 'lost_password' );
		$user = get_user_by( 'email', sanitize_email( wp_unslash( $_POST['email'] ?? '' ) ) );
		if ( $user ) {
			self::send( $user );
		}
		wp_send_json_success();
	}
}
add_action( 'wp_ajax_nopriv_lost_password', array( Lost_Password::class, 'handle' ) );
