<?php
class Log_Cleaner {

	const HOOK = 'log_cleaner_run';

	public static function run() {
		global $wpdb;
		$table = $wpdb->prefix . 'visitor_log';
		$ids   = $wpdb->get_col( "SELECT id FROM {$table} WHERE created < DATE_SUB( NOW(), INTERVAL 90 DAY ) LIMIT 5000" );

		foreach ( $ids as $id ) {
			$wpdb->delete( $table, array( 'id' => $id ), array( '%d' ) );
		}
	}

	public static function activate() {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}
}
add_action( Log_Cleaner::HOOK, array( 'Log_Cleaner', 'run' ) );
register_activation_hook( __FILE__, array( 'Log_Cleaner', 'activate' ) );
