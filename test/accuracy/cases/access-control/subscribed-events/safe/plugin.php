<?php
interface Subscriber { public static function events(): array; }
class Purger implements Subscriber {
	public static function events(): array { return array( 'wp_ajax_purge_all' => 'purge', 'init' => array( 'boot', 5 ) ); }
	public function boot() {}
	public function purge() {
		if ( ! current_user_can( 'manage_options' ) || ! check_ajax_referer( 'purge', false, false ) ) { wp_send_json_error(); }
		delete_option( 'purge_index' );
		wp_send_json_success();
	}
}
class Manager {
	public function add( Subscriber $s ) {
		foreach ( $s::events() as $hook => $spec ) {
			if ( is_string( $spec ) ) { add_action( $hook, array( $s, $spec ) ); } else { add_action( $hook, array( $s, $spec[0] ), $spec[1] ); }
		}
	}
}
( new Manager() )->add( new Purger() );
