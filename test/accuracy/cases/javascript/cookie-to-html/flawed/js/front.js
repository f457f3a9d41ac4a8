function readCookie( name ) {
	return document.cookie.split( '; ' ).find( ( r ) => r.startsWith( name + '=' ) )?.split( '=' )[ 1 ];
}
document.querySelector( '.hello' ).innerHTML = 'Hi ' + decodeURIComponent( readCookie( 'acme_name' ) );
