var opts = {};
location.search.slice( 1 ).split( '&' ).forEach( function ( pair ) {
	var kv = pair.split( '=' ), parts = kv[0].split( '.' );
	opts[ parts[0] ] = opts[ parts[0] ] || {};
	opts[ parts[0] ][ parts[1] ] = decodeURIComponent( kv[1] );
} );
