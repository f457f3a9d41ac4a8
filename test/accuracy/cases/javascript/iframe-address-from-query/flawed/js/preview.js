const params = new URLSearchParams( location.search );
const frame = document.createElement( 'iframe' );
frame.src = params.get( 'preview' );
document.body.append( frame );
