<?php
// Runs the given hooks as WP-Cron does. Returns what was printed or thrown.

$problems = array();
foreach ( $input as $hook ) {
	ob_start();
	try {
		do_action( $hook );
	} catch ( Throwable $error ) {
		$problems[] = "$hook: $error";
	}
	$printed = ob_get_clean();
	if ( '' !== $printed ) {
		$problems[] = "$hook prints $printed";
	}
}
return $problems;
