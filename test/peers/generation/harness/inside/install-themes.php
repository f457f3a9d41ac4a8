<?php
// Installs archives of themes as the upload form does. Returns for each what WordPress said, and the theme's folder.

require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
$installed = array();
foreach ( $input as $archive ) {
	$upgrader = new Theme_Upgrader( new Automatic_Upgrader_Skin() );
	ob_start();
	$result = $upgrader->install( $archive );
	$said   = ob_get_clean();
	$error  = is_wp_error( $result ) ? $result : $upgrader->skin->result;
	$theme  = true === $result ? $upgrader->theme_info() : false;
	$errors = $theme ? $theme->errors() : false;
	if ( is_wp_error( $errors ) ) {
		$said = $errors->get_error_message();
	}
	$installed[] = array(
		'error'  => is_wp_error( $error ) ? $error->get_error_message() : ( true === $result ? $said : 'refused' ),
		'plugin' => $theme ? $theme->get_stylesheet() : '',
	);
}
return $installed;
