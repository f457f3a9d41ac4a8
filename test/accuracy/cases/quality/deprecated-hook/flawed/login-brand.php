<?php
namespace Brand;

defined( 'ABSPATH' ) || exit;

final class Login {

	public function register(): void {
		add_filter( 'login_headerurl', array( $this, 'url' ) );
		add_filter( 'login_headertitle', array( $this, 'title' ) );
	}

	public function url(): string {
		return home_url( '/' );
	}

	public function title(): string {
		return get_bloginfo( 'name' );
	}
}
( new Login() )->register();
