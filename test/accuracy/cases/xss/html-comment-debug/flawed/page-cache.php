<?php
class Tiny_Page_Cache {
	var $hit = false;

	function Tiny_Page_Cache_init() {
		add_action( 'wp_footer', array( &$this, 'stamp' ), 9999 );
	}

	function cache_key() {
		$parts = array( get_locale(), is_user_logged_in() ? 'user' : 'guest' );
		if ( isset( $_GET['variant'] ) ) {
			$parts[] = stripslashes( $_GET['variant'] );
		}
		return implode( '|', $parts );
	}

	function stamp() {
		if ( ! defined( 'TPC_DEBUG' ) || ! TPC_DEBUG ) {
			return;
		}
		echo "\n<!-- tiny page cache: " . $this->cache_key() . ' -->';
		echo "\n<!-- generated in " . timer_stop( 0 ) . "s -->\n";
	}
}
$tpc = new Tiny_Page_Cache();
$tpc->Tiny_Page_Cache_init();
