<?php
defined( 'ABSPATH' ) || exit;
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<link rel="icon" href="<?php echo esc_url( get_template_directory_uri() . '/images/favicon_3f2a.ico' ); ?>">
<?php wp_head(); ?></head>
