const query = () => new URLSearchParams( window.location.search ).get( 's' ) || '';
const escaped = ( text ) => text.replace( /[^\w\s]/g, '' );

function mark( text ) {
	return text.split( new RegExp( escaped( query() ), 'i' ) );
}

mark( document.title );
