<?php
class Log_Cleaner {

	const HOOK = 'log_cleaner_run';

	public static function run() {
		global $wpdb;
		$table = $wpdb->prefix . 'visitor_log';
		$ids   = $wpdb->get_col( "SELECT id FROM {$table} WHERE created < DATE_SUB( NOW(), INTERVAL 90 DAY ) LIMIT 5000" );

		foreach ( array_chunk( array_map( 'intval', $ids ), 100 ) as $chunk ) {
			$wpdb->query( "DELETE FROM {$table} WHERE id IN ( " . implode( ',', $chunk ) . ' )' );
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
