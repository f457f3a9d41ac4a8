( function ( $ ) {
	$( document ).ready( function () {
		var target = decodeURIComponent( location.hash );
		if ( ! target ) {
			return;
		}
		var $entry = $( target );
		$entry.addClass( 'is-open' );
		$( '.faq' ).prepend( '<p class="faq__jump">Jumped to ' + target + '</p>' );
		$( 'html, body' ).animate( { scrollTop: $entry.length ? $entry.offset().top : 0 }, 300 );
	} );
} )( jQuery );
