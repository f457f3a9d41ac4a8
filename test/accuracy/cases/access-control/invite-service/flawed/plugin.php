<?php

namespace Acme\Team;
final class Plugin {
	public static function boot(): void {
		add_action( 'wp_ajax_acme_invite_revoke', [ new Invite_Controller( new Invites() ), 'revoke' ] );
	}
}
Plugin::boot();
