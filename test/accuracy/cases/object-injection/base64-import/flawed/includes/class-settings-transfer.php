<?php
namespace Menu_Pro;

class Settings_Transfer {

	public function pack(): string {
		return base64_encode( serialize( get_option( 'menu_pro', array() ) ) );
	}

	public function unpack( string $text ): array {
		$bytes = base64_decode( $text, true );
		if ( false === $bytes ) {
			return array();
		}
		$settings = unserialize( $bytes );
		return is_array( $settings ) ? $settings : array();
	}
}
