<?php
namespace Export;

interface Exporter {
	public function run( string $since ): string;
}

class Csv implements Exporter {
	public function run( string $since ): string {
		return "id;since\n1;" . $since;
	}
}

class Json implements Exporter {
	public function run( string $since ): string {
		return (string) wp_json_encode( array( 'since' => $since ) );
	}
}

add_action( 'admin_post_export_run', function () {
	check_admin_referer( 'export_run' );
	if ( ! current_user_can( 'export' ) ) {
		wp_die( 'No.', '', 403 );
	}
	$type = wp_unslash( $_POST['type'] ?? '' );
	$types = array( 'csv' => Csv::class, 'json' => Json::class );
	if ( ! is_string( $type ) || ! isset( $types[ $type ] ) ) {
		wp_die( 'Unknown type', '', 400 );
	}
	$exporter = new $types[ $type ]();
	header( 'Content-Type: text/plain; charset=utf-8' );
	echo esc_html( $exporter->run( sanitize_text_field( wp_unslash( $_POST['since'] ?? '' ) ) ) );
	exit;
} );
