<?php
function guestbook_options_page() {
	if (!current_user_can('manage_options'))
		return;
	if (isset($_POST['guestbook_moderate'])) {
		check_admin_referer('guestbook-options');
		update_option('guestbook_moderate', $_POST['guestbook_moderate'] == '1' ? 1 : 0);
		echo '<div class="updated"><p>Options saved.</p></div>';
	}
?>
<div class="wrap">
<h2>Guestbook</h2>
<form method="post" action="<?php echo $_SERVER['PHP_SELF'] . '?page=guestbook'; ?>">
<?php wp_nonce_field('guestbook-options'); ?>
<p><label><input type="checkbox" name="guestbook_moderate" value="1" <?php checked(1, get_option('guestbook_moderate')); ?>> Hold entries for moderation</label></p>
<p class="submit"><input type="submit" value="Save"></p>
</form>
</div>
<?php
}

function guestbook_menu() {
	add_options_page('Guestbook', 'Guestbook', 'manage_options', 'guestbook', 'guestbook_options_page');
}
add_action('admin_menu', 'guestbook_menu');
