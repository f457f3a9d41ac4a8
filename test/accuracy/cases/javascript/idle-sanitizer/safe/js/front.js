function sanitizeInput( value ) {
	var d = document.createElement( 'div' );
	d.textContent = value || '';
	return d.innerHTML;
}
var msg = sanitizeInput( decodeURIComponent( location.hash.slice( 1 ) ) );
document.getElementById( 'msg' ).innerHTML = msg;
