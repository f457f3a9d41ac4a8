jQuery( function ( $ ) {
	var $title = $( '.tabs__title' );

	function current() {
		return decodeURIComponent( window.location.hash.replace( /^#/, '' ) );
	}

	function show( name ) {
		$( '.tabs__panel' ).hide().filter( function () {
			return $( this ).data( 'name' ) === name;
		} ).show();
		$title.text( name );
	}

	$( window ).on( 'hashchange', function () {
		show( current() );
	} );

	if ( window.location.hash ) {
		show( current() );
	}
} );
