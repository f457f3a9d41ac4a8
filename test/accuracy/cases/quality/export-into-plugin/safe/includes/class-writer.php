<?php
defined( 'ABSPATH' ) || exit;

class Harbor_Log_Writer {
	public static function export( array $rows ) {
		$folder = wp_upload_dir();
		$path   = $folder['basedir'] . '/harbor/latest.json';
		file_put_contents( $path, wp_json_encode( $rows ) );
	}
}
