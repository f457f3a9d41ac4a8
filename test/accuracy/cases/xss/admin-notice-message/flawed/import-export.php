<?php
defined( 'ABSPATH' ) || exit;

class IE_Notices {

	protected $messages = array();

	public function __construct() {
		$this->messages = array(
			'done'  => 'Import finished.',
			'empty' => 'The file was empty.',
		);
		add_action( 'admin_notices', array( $this, 'maybe_show' ) );
	}

	public function maybe_show() {
		if ( empty( $_GET['ie_msg'] ) ) {
			return;
		}
		$this->render( wp_unslash( $_GET['ie_msg'] ), 'success' );
	}

	private function render( $text, $type ) {
		echo '<div class="notice notice-' . $type . ' is-dismissible"><p>' . $text . '</p></div>';
	}
}
new IE_Notices();
