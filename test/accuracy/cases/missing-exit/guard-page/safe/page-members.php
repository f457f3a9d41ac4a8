<?php
/**
 * Template Name: Members only
 */

if ( ! is_user_logged_in() || ! current_user_can( 'read_members_area' ) ) {
	wp_safe_redirect( wp_login_url( get_permalink() ) );
	exit;
}

get_header();
?>
<main class="members">
	<?php
	while ( have_posts() ) {
		the_post();
		the_content();
	}
	?>
	<ul>
		<?php foreach ( get_users( array( 'role' => 'member', 'number' => 50 ) ) as $member ) : ?>
			<li><?php echo esc_html( $member->display_name ); ?></li>
		<?php endforeach; ?>
	</ul>
</main>
<?php
get_footer();
