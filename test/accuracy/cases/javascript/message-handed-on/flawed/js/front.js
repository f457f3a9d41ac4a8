function onMsg( e ) {
	var d = JSON.parse( e.data );
	if ( d.cmd === 'go' ) window.location.href = d.url;
}
jQuery( window ).on( 'message', function ( ev ) { onMsg( ev.originalEvent ); } );
