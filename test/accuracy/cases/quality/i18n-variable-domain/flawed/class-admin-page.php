<?php
class Backup_Admin_Page {

	private $domain = 'nightly-backup';

	public function __construct() {
		add_action( 'admin_menu', array( $this, 'menu' ) );
	}

	public function menu() {
		add_management_page( __( 'Backups', $this->domain ), __( 'Backups', $this->domain ), 'export', 'nightly-backup', array( $this, 'page' ) );
	}

	public function page() {
		echo '<div class="wrap" id="' . esc_attr( $this->domain ) . '"></div>';
	}
}
new Backup_Admin_Page();
