<?php
/* Template Name: Campaign landing page */

$campaign = empty( $_GET['campaign'] ) ? get_bloginfo( 'name' ) : stripslashes( $_GET['campaign'] );
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?= $campaign ?> | <?php bloginfo( 'name' ); ?></title>
	<?php wp_head(); ?>
</head>
<body <?php body_class( 'campaign' ); ?>>
<?php wp_body_open(); ?>
<main>
	<?php
	while ( have_posts() ) {
		the_post();
		the_content();
	}
	?>
</main>
<?php wp_footer(); ?>
</body>
</html>
