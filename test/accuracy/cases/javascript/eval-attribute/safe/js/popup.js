( function () {
	var params = new URLSearchParams( location.search );
	var after = params.get( 'after' );
	var actions = {
		close: function () {
			document.body.classList.remove( 'has-popup' );
		},
		reload: function () {
			location.reload();
		},
	};

	document.addEventListener( 'popup:done', function () {
		if ( ! after ) {
			return;
		}
		if ( Object.prototype.hasOwnProperty.call( actions, after ) ) {
			actions[ after ]();
		}
	} );
} )();
