( function () {
	var KEY = 'visitor-name';

	function remember() {
		var match = /[?&]visitor=([^&]+)/.exec( window.location.search );
		if ( match ) {
			window.localStorage.setItem( KEY, decodeURIComponent( match[ 1 ] ) );
		}
	}

	function greet( element ) {
		var name = window.localStorage.getItem( KEY );
		if ( ! name ) {
			return;
		}
		element.innerHTML = '<span>Hello ' + name + '</span>';
	}

	remember();
	document.querySelectorAll( '.js-visitor' ).forEach( greet );
} )();
