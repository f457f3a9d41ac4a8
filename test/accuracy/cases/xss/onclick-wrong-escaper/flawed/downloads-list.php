<?php
defined( 'ABSPATH' ) or die();

add_action( 'admin_menu', 'dlist_menu' );
function dlist_menu() {
	add_management_page( 'Downloads', 'Downloads', 'edit_posts', 'dlist', 'dlist_page' );
}

function dlist_page() {
	global $wpdb;
	$rows = $wpdb->get_results( "SELECT id, title, downloads FROM {$wpdb->prefix}dlist_files ORDER BY downloads DESC LIMIT 50" );
	?>
	<div class="wrap">
		<h1>Downloads</h1>
		<table class="widefat">
		<?php foreach ( (array) $rows as $row ) { ?>
			<tr>
				<td><?php echo esc_html( $row->title ); ?></td>
				<td><?php echo (int) $row->downloads; ?></td>
				<td>
					<a href="#" onclick="return dlistConfirm( <?php echo (int) $row->id; ?>, '<?php echo esc_attr( $row->title ); ?>' );">Reset</a>
				</td>
			</tr>
		<?php } ?>
		</table>
	</div>
	<?php
}
