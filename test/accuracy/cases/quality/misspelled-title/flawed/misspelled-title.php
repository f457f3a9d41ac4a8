<?php
class Acme_View {
	public function render( $post ) {
		$title = get_the_title( $post );
		return '<h2>' . esc_html( $tilte ) . '</h2>';
	}
}
