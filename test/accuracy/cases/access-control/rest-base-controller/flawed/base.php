<?php

namespace Acme\Rest;
abstract class Base_Controller {
	public function can_manage(): bool {
		return is_user_logged_in();
	}
}
