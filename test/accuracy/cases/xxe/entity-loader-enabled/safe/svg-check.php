<?php
/** Size of an uploaded SVG. */
function svg_upload_size( $file ) {
	$reader = new XMLReader();
	$reader->open( $file, 'UTF-8', LIBXML_NONET );
	$size = array( 0, 0 );
	while ( $reader->read() ) {
		if ( XMLReader::ELEMENT === $reader->nodeType && 'svg' === $reader->localName ) {
			$size = array( (int) $reader->getAttribute( 'width' ), (int) $reader->getAttribute( 'height' ) );
			break;
		}
	}
	$reader->close();
	return $size;
}

add_filter( 'wp_handle_upload_prefilter', function ( $file ) {
	if ( 'image/svg+xml' === $file['type'] && array( 0, 0 ) === svg_upload_size( $file['tmp_name'] ) ) {
		$file['error'] = 'This SVG has no size.';
	}
	return $file;
} );
