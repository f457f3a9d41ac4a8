<?php
namespace SiteTools;

class Router {

	/** @var array<string, callable> */
	private $actions = array();

	public function add( $name, callable $action ) {
		$this->actions[ $name ] = $action;
	}

	public function dispatch() {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( 'No.' );
		}
		$do = isset( $_GET['do'] ) ? wp_unslash( $_GET['do'] ) : 'index';

		if ( ! isset( $this->actions[ $do ] ) ) {
			wp_die( "Unknown action: $do", 'Site tools', array( 'response' => 404 ) );
		}

		$this->actions[ $do ]->__invoke();
	}
}

$router = new Router();
$router->add( 'index', function () {
	echo '<div class="wrap"><h1>Site tools</h1></div>';
} );
add_action( 'load-tools_page_site-tools', array( $router, 'dispatch' ) );
