jQuery( document ).ready( function ( $ ) {
	var query = new URLSearchParams( window.location.search );
	var target = query.get( 'then' ) || 'offer';
	var seconds = parseInt( $( '#countdown' ).data( 'seconds' ), 10 ) || 10;

	function reveal( id ) {
		var element = document.getElementById( id );
		if ( element ) {
			element.hidden = false;
		}
	}

	window.countdownReveal = reveal;
	setTimeout( "countdownReveal('" + target + "')", seconds * 1000 );
} );
