const params = new URLSearchParams( location.search );
const frame = document.createElement( 'iframe' );
const wanted = new URL( params.get( 'preview' ), location.origin );
if ( wanted.origin === location.origin ) {
	frame.src = wanted.href;
}
document.body.append( frame );
