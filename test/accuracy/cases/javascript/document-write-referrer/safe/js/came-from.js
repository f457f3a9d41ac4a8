( function () {
	var referrer = document.referrer;
	var script = document.currentScript;
	if ( ! referrer || ! script ) {
		return;
	}

	try {
		referrer = decodeURI( referrer );
	} catch ( error ) {
		return;
	}

	var note = document.createElement( 'p' );
	note.className = 'came-from';
	note.appendChild( document.createTextNode( 'You came from ' + referrer ) );
	script.parentNode.insertBefore( note, script );
} )();
