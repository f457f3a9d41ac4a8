<?php
class Log_Table extends WP_List_Table {
	public function prepare_items() {
		$this->process_bulk_action();
		$this->items = array();
	}
	public function process_bulk_action() {
		global $wpdb;
		if ( 'delete' === $this->current_action() ) {
			check_admin_referer( 'bulk-' . $this->_args['plural'] );
			$ids = array_map( 'absint', (array) $_REQUEST['id'] );
			foreach ( $ids as $id ) {
				$wpdb->delete( $wpdb->prefix . 'logs', array( 'id' => $id ), array( '%d' ) );
			}
		}
	}
}
