<?php
use Forum\Lib\Flash;

require_once __DIR__ . '/lib/Flash.php';

add_action(
	'template_redirect',
	function () {
		if ( isset( $_GET['forum_error'] ) ) {
			Flash::instance()->add( 'error', (string) wp_unslash( $_GET['forum_error'] ) );
		}
	}
);

add_action(
	'forum_before_topic',
	function () {
		Flash::instance()->render();
	}
);
