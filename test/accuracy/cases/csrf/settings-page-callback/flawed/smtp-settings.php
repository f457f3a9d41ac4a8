<?php
class Mail_Settings_Page {

	const OPTION = 'mail_settings';

	public function __construct() {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
	}

	public function add_page() {
		add_options_page( 'Mail', 'Mail', 'manage_options', 'mail-settings', array( $this, 'render' ) );
	}

	private function save( array $input ) {
		$clean = array(
			'host' => sanitize_text_field( $input['host'] ?? '' ),
			'port' => absint( $input['port'] ?? 25 ),
		);
		update_option( self::OPTION, $clean, false );
	}

	public function render() {
		if ( isset( $_POST['mail_settings'] ) && is_array( $_POST['mail_settings'] ) ) {
			$this->save( wp_unslash( $_POST['mail_settings'] ) );
		}
		$options = wp_parse_args( get_option( self::OPTION ), array( 'host' => '', 'port' => 25 ) );
		?>
		<form method="post">
			<?php wp_nonce_field( 'mail-settings' ); ?>
			<input name="mail_settings[host]" value="<?php echo esc_attr( $options['host'] ); ?>">
			<input name="mail_settings[port]" type="number" value="<?php echo esc_attr( $options['port'] ); ?>">
			<?php submit_button(); ?>
		</form>
		<?php
	}
}
new Mail_Settings_Page();
