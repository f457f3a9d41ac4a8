( function () {
	var frame = document.querySelector( 'iframe.embedded-form' );
	if ( ! frame ) {
		return;
	}

	window.addEventListener( 'message', function ( event ) {
		if ( ! event.data || event.data.type !== 'form-done' ) {
			return;
		}
		document.querySelector( '#order-total' ).value = Number( event.data.total );
		frame.closest( 'form' ).submit();
	} );
} )();
