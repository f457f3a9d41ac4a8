<?php
namespace Redirects;

final class Permissions {

	public function can_manage(): bool {
		return current_user_can( 'manage_options' );
	}
}
