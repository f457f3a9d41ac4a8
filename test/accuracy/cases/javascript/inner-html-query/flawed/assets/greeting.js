( function () {
	'use strict';

	function ready( callback ) {
		if ( document.readyState !== 'loading' ) {
			callback();
			return;
		}
		document.addEventListener( 'DOMContentLoaded', callback );
	}

	ready( function () {
		var box = document.getElementById( 'newsletter-greeting' );
		var params = new URLSearchParams( window.location.search );
		var name = params.get( 'name' );

		if ( ! box || ! name ) {
			return;
		}
		box.innerHTML = 'Welcome back, ' + name + '!';
		box.hidden = false;
	} );
} )();
