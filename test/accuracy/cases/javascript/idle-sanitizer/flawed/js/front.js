function sanitizeInput( value ) {
	return value ? value : '';
}
var msg = sanitizeInput( decodeURIComponent( location.hash.slice( 1 ) ) );
document.getElementById( 'msg' ).innerHTML = msg;
