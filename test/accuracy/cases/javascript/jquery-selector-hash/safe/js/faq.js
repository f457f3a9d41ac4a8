( function ( $ ) {
	$( document ).ready( function () {
		var target = decodeURIComponent( location.hash );
		if ( ! target ) {
			return;
		}
		var $entry = $( document.getElementById( target.slice( 1 ) ) );
		$entry.addClass( 'is-open' );
		$( '.faq' ).prepend( $( '<p class="faq__jump"></p>' ).text( 'Jumped to ' + target ) );
		$( 'html, body' ).animate( { scrollTop: $entry.length ? $entry.offset().top : 0 }, 300 );
	} );
} )( jQuery );
