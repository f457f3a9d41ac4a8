<?php
namespace Redirects;

final class Permissions {

	public function can_manage(): bool {
		return is_user_logged_in();
	}
}
