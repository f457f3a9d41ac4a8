<?php
namespace Support;

class Attachments {

	private function overrides(): array {
		return array(
			'test_form' => false,
			'mimes'     => array(
				'pdf'      => 'application/pdf',
				'jpg|jpeg' => 'image/jpeg',
			),
		);
	}

	/** @return string URL of the stored file, '' when there is none. */
	public function receive( array $file ): string {
		if ( ! function_exists( 'wp_handle_upload' ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
		}
		$stored = wp_handle_upload( $file, $this->overrides() );
		return isset( $stored['url'] ) ? $stored['url'] : '';
	}
}

add_action( 'admin_post_nopriv_support_ticket', function () {
	check_admin_referer( 'support_ticket' );
	if ( ! empty( $_FILES['proof']['name'] ) ) {
		$url = ( new Attachments() )->receive( $_FILES['proof'] );
		wp_mail( get_option( 'admin_email' ), 'New ticket', $url );
	}
	wp_safe_redirect( home_url( '/support/' ) );
	exit;
} );
