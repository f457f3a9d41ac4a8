( function () {
	var button = document.querySelector( '.js-back' );
	var back = new URLSearchParams( window.location.search ).get( 'back' );

	if ( ! button || ! back ) {
		return;
	}

	button.addEventListener( 'click', function ( event ) {
		event.preventDefault();
		window.location.href = back;
	} );
} )();
