var allowed = [ 'https://pay.example.com' ];
function onMsg( e ) {
	if ( allowed.indexOf( e.origin ) === -1 ) { return; }
	var d = JSON.parse( e.data );
	if ( d.cmd === 'go' ) nextStep( d.step );
}
jQuery( window ).on( 'message', function ( ev ) { onMsg( ev.originalEvent ); } );
