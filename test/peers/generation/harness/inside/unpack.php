<?php
// Unpacks archives in wp-content, as is done by hand with must-use plugins. Returns complaints.

WP_Filesystem();
$problems = array();
foreach ( $input as $archive ) {
	$result = unzip_file( $archive, WP_CONTENT_DIR );
	if ( is_wp_error( $result ) ) {
		$problems[] = $archive . ': ' . $result->get_error_message();
	}
}
return $problems;
