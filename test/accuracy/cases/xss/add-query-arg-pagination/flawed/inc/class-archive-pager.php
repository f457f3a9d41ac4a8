<?php
class Archive_Pager {

	/** @var int */
	private $page;
	/** @var int */
	private $pages;

	public function __construct( $page, $pages ) {
		$this->page  = (int) $page;
		$this->pages = (int) $pages;
	}

	private function link( $page ) {
		return add_query_arg( 'pg', $page );
	}

	public function render() {
		if ( $this->pages < 2 ) {
			return;
		}
		echo '<nav class="pager">';
		for ( $i = 1; $i <= $this->pages; $i++ ) {
			if ( $i === $this->page ) {
				echo '<span class="current">' . (int) $i . '</span>';
			} else {
				echo '<a href="' . $this->link( $i ) . '">' . (int) $i . '</a>';
			}
		}
		echo '</nav>';
	}
}

function archive_pager() {
	global $wp_query;
	$pager = new Archive_Pager( isset( $_GET['pg'] ) ? $_GET['pg'] : 1, $wp_query->max_num_pages );
	$pager->render();
}
