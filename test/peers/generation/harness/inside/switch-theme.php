<?php
// Switches to a theme; returns why not, or an empty text.

$theme = wp_get_theme( $input );
if ( ! $theme->exists() || $theme->errors() ) {
	return $theme->errors() ? $theme->errors()->get_error_message() : 'no such theme';
}
ob_start();
switch_theme( $input );
return (string) ob_get_clean();
