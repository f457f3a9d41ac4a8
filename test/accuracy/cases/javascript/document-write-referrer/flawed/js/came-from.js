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

	document.write( '<p class="came-from">You came from ' + referrer + '</p>' );
} )();
