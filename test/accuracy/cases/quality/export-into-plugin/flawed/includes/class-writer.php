<?php
defined( 'ABSPATH' ) || exit;

class Harbor_Log_Writer {
	public static function export( array $rows ) {
		$path = HARBOR_LOG_DIR . 'export/latest.json';
		file_put_contents( $path, wp_json_encode( $rows ) );
	}
}
