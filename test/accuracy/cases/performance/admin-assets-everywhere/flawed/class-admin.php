<?php
namespace Charts;

final class Admin {

	private string $hook = '';

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'menu' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'assets' ) );
	}

	public function menu(): void {
		$this->hook = (string) add_menu_page( 'Charts', 'Charts', 'manage_options', 'charts', array( $this, 'page' ) );
	}

	public function assets( string $hook ): void {
		wp_enqueue_script( 'chartlib', plugins_url( 'chart.js', __FILE__ ), array(), '4.4', true );
		wp_enqueue_script( 'charts-admin', plugins_url( 'admin.js', __FILE__ ), array( 'chartlib' ), '1.1', true );
	}

	public function page(): void {
		echo '<div class="wrap"><canvas id="charts"></canvas></div>';
	}
}
( new Admin() )->register();
