var opts = {};
location.search.slice( 1 ).split( '&' ).forEach( function ( pair ) {
	var kv = pair.split( '=' );
	opts[ kv[0] ] = decodeURIComponent( kv[1] );
} );
