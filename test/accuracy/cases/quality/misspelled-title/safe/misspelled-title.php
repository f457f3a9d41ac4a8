<?php
class Acme_View {
	public function render( $post ) {
		$title = get_the_title( $post );
		return '<h2>' . esc_html( $title ) . '</h2>';
	}
}
