const query = () => new URLSearchParams( window.location.search ).get( 's' ) || '';

function mark( text ) {
	return text.split( new RegExp( query(), 'i' ) );
}

mark( document.title );
