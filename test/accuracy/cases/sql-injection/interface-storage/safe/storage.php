<?php
namespace Parcel;

interface Storage {
	public function find( string $code );
}

class Table_Storage implements Storage {
	public function find( string $code ) {
		global $wpdb;
		return $wpdb->get_row(
			$wpdb->prepare( "SELECT * FROM {$wpdb->prefix}parcels WHERE code = %s", $code )
		);
	}
}
