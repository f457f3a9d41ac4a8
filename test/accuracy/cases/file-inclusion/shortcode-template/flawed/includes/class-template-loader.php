<?php
namespace Team_List;

class Template_Loader {

	public function locate( $name ) {
		$path = plugin_dir_path( __DIR__ ) . 'templates/' . $name . '.php';
		return file_exists( $path ) ? $path : '';
	}

	public function render( $name, array $members ) {
		$path = $this->locate( $name );
		if ( '' === $path ) {
			return '';
		}
		ob_start();
		include $path;
		return ob_get_clean();
	}
}
