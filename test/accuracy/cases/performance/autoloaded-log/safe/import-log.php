<?php
namespace Import;

final class Log {

	private array $lines = array();

	public function add( string $line ): void {
		$this->lines[] = gmdate( 'c' ) . ' ' . $line;
	}

	public function save(): void {
		update_option( 'import_log', $this->lines, false );
	}
}

function run( array $rows ): void {
	$log = new Log();
	foreach ( $rows as $number => $row ) {
		$log->add( "row $number: " . wp_json_encode( $row ) );
	}
	$log->save();
}

add_action( 'import_run', __NAMESPACE__ . '\run' );
