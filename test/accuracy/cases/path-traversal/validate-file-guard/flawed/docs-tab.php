<?php
/** Shows a Markdown file of the plugin's docs folder. */
function pd_docs_tab() {
	if ( ! current_user_can( 'read' ) ) {
		return;
	}
	$page = isset( $_GET['doc'] ) ? wp_unslash( $_GET['doc'] ) : 'start.md';
	if ( '' === $page ) {
		$page = 'start.md';
	}

	$text = file_get_contents( plugin_dir_path( __FILE__ ) . 'docs/' . $page );
	if ( false === $text ) {
		echo '<p>No such page.</p>';
		return;
	}
	echo '<div class="pd-doc">' . wp_kses_post( wpautop( $text ) ) . '</div>';
}
add_action( 'pd_docs_tab', 'pd_docs_tab' );
