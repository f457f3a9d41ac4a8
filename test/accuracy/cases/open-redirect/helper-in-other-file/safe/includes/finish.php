<?php
namespace Quiz;

use function Quiz\Http\go;

defined( 'ABSPATH' ) || exit;

function next_page(): string {
	return isset( $_GET['next'] ) ? (string) wp_unslash( $_GET['next'] ) : '/';
}

add_action(
	'template_redirect',
	function (): void {
		if ( is_singular( 'quiz' ) && isset( $_GET['finished'] ) ) {
			go( next_page() );
		}
	}
);
