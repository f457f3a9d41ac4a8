<?php
// Installs archives as the upload form does. Returns for each what WordPress said, and the plugin's main file.

require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
$installed = array();
foreach ( $input as $archive ) {
	$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
	ob_start();
	$result = $upgrader->install( $archive );
	$said   = ob_get_clean();
	$error  = is_wp_error( $result ) ? $result : $upgrader->skin->result;
	$installed[] = array(
		'error'  => is_wp_error( $error ) ? $error->get_error_message() : ( true === $result ? $said : 'refused' ),
		'plugin' => true === $result ? (string) $upgrader->plugin_info() : '',
	);
}
return $installed;
