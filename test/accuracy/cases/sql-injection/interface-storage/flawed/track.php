<?php
namespace Parcel;

class Track_Page {
	private Storage $storage;

	public function __construct( Storage $storage ) {
		$this->storage = $storage;
	}

	public function render(): string {
		$parcel = $this->storage->find( (string) wp_unslash( $_GET['parcel'] ?? '' ) );
		return $parcel ? esc_html( $parcel->status ) : '';
	}
}
add_shortcode( 'parcel', array( new Track_Page( new Table_Storage() ), 'render' ) );
