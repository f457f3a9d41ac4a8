<?php
class Acme_Links {
	public function token( $email ) {
		return md5( $email . 'kJ83#ls92!' );
	}
	public function check() {
		if ( ! hash_equals( $this->token( sanitize_email( wp_unslash( $_GET['e'] ) ) ), sanitize_text_field( wp_unslash( $_GET['k'] ) ) ) ) { wp_die( 'No' ); }
	}
}
