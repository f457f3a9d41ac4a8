<?php
class Glossary_Views {
	private $folder;

	public function __construct( $folder ) {
		$this->folder = trailingslashit( $folder );
	}

	public function render( $view, array $vars = array() ) {
		$file = $this->folder . $view . '.php';
		if ( ! file_exists( $file ) ) {
			return '';
		}
		extract( $vars, EXTR_SKIP );
		ob_start();
		include $file;
		return ob_get_clean();
	}
}
