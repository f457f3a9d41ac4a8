<?php

namespace Acme\Rest;
abstract class Base_Controller {
	public function can_manage(): bool {
		return current_user_can( 'manage_options' );
	}
}
