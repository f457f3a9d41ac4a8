<?php
class Wizard_Steps {

	private $step;

	public function __construct() {
		add_action( 'admin_init', array( $this, 'route' ) );
	}

	private function leave( $url ) {
		wp_safe_redirect( $url );
		do_action( 'wizard_left', $this->step );
		exit;
	}

	public function route() {
		if ( ! isset( $_GET['page'] ) || 'wizard' !== $_GET['page'] ) {
			return;
		}
		$this->step = isset( $_GET['step'] ) ? sanitize_key( $_GET['step'] ) : 'start';
		if ( ! current_user_can( 'manage_options' ) ) {
			$this->leave( admin_url() );
		}
		if ( 'done' === $this->step ) {
			$this->leave( admin_url( 'index.php?wizard=done' ) );
		}
		$this->render();
	}

	private function render() {
		echo '<div class="wizard">' . esc_html( $this->step ) . '</div>';
		exit;
	}
}
new Wizard_Steps();
