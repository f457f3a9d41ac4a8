( function () {
	var button = document.querySelector( '.js-back' );
	var back = new URLSearchParams( window.location.search ).get( 'back' );

	if ( ! button || ! back ) {
		return;
	}

	button.addEventListener( 'click', function ( event ) {
		event.preventDefault();
		var url = new URL( back, window.location.origin );
		if ( url.origin === window.location.origin ) {
			window.location.href = url.href;
		}
	} );
} )();
