<?php
namespace Shop_Address;

class Address_Ajax {

	public function __construct() {
		add_action( 'wp_ajax_shop_address', array( $this, 'save' ) );
	}

	private function fields() {
		$fields = array();
		foreach ( array( 'street', 'city', 'zip' ) as $name ) {
			$fields[ $name ] = isset( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '';
		}
		return $fields;
	}

	private function store( $user_id ) {
		foreach ( $this->fields() as $name => $value ) {
			update_user_meta( $user_id, 'shop_' . $name, $value );
		}
	}

	public function save() {
		check_ajax_referer( 'shop_address' );
		$user_id = get_current_user_id();
		if ( ! $user_id ) {
			wp_send_json_error( null, 401 );
		}
		$this->store( $user_id );
		wp_send_json_success();
	}
}
new Address_Ajax();
