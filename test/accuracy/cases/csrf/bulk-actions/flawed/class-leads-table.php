<?php
class Leads_Table extends WP_List_Table {

	public function __construct() {
		parent::__construct( array( 'singular' => 'lead', 'plural' => 'leads', 'ajax' => false ) );
	}

	public function get_bulk_actions() {
		return array( 'delete' => 'Delete' );
	}

	public function get_columns() {
		return array( 'cb' => '<input type="checkbox">', 'email' => 'E-mail' );
	}

	public function process_bulk_action() {
		if ( 'delete' !== $this->current_action() || empty( $_REQUEST['lead'] ) ) {
			return;
		}
		$ids = array_map( 'absint', (array) $_REQUEST['lead'] );
		global $wpdb;
		foreach ( $ids as $id ) {
			$wpdb->delete( $wpdb->prefix . 'leads', array( 'id' => $id ), array( '%d' ) );
		}
	}
}

function leads_screen() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$table = new Leads_Table();
	$table->process_bulk_action();
	$table->prepare_items();
	echo '<form method="post">';
	$table->display();
	echo '</form>';
}

add_action( 'admin_menu', function () {
	add_menu_page( 'Leads', 'Leads', 'manage_options', 'leads', 'leads_screen' );
} );
