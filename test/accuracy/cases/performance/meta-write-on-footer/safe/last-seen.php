<?php
class Last_Seen {

	public static function boot() {
		add_action( 'wp_footer', array( __CLASS__, 'touch' ) );
	}

	private static function store( $user_id ) {
		update_user_meta( $user_id, 'last_seen', time() );
	}

	public static function touch() {
		$user_id = get_current_user_id();
		if ( ! $user_id ) {
			return;
		}
		if ( time() - (int) get_user_meta( $user_id, 'last_seen', true ) > HOUR_IN_SECONDS ) {
			self::store( $user_id );
		}
	}
}
Last_Seen::boot();
